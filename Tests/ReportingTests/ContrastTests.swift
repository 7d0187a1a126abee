import Foundation
import ImageDiff
import Pixels
import Testing

@testable import Reporting

/// WCAG 2.2, 1.4.3 and 1.4.11, computed from the style's own colours.
@Suite("Contrast")
struct ContrastTests {
  /// The colours of one look by name; the last ones that the style gives before an end.
  private static func colors(from start: String, to end: String) throws -> [String: [Double]] {
    let style = ReportStyle.text.markup
    let from = try #require(style.range(of: start))
    let rest = style[from.upperBound...]
    let block = rest[..<(try #require(rest.range(of: end)).lowerBound)]
    var colors: [String: [Double]] = [:]
    for match in String(block).matches(of: /--([a-z0-9-]+): #([0-9a-f]{6}|[0-9a-f]{3});/) {
      let digits = match.2.count == 3 ? match.2.map { "\($0)\($0)" }.joined() : String(match.2)
      let value = try #require(Int(digits, radix: 16))
      colors[String(match.1)] = [value >> 16, value >> 8 & 255, value & 255].map { Double($0) / 255 }
    }
    return colors
  }

  private static func luminance(_ color: [Double]) -> Double {
    let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  static func ratio(_ first: [Double], _ second: [Double]) -> Double {
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test("The formula: black on white is 21, and #767676 the lightest gray that is read on white")
  func formula() {
    #expect(abs(Self.ratio([0, 0, 0], [1, 1, 1]) - 21) < 1e-9)
    let gray = [Double](repeating: Double(0x76) / 255, count: 3)
    #expect((4.5..<4.6).contains(Self.ratio(gray, [1, 1, 1])))
  }

  @Test(
    "Text is at least 4.5 to 1 on every ground, marks and edges of controls 3 to 1",
    arguments: [
      ("dark", ":root {", "@media (prefers-color-scheme: light)"),
      ("light", "@media (prefers-color-scheme: light) {", "* { box-sizing"),
      ("print", "@media print {", "html { font-size"),
    ])
  func ratios(look: String, from start: String, to end: String) throws {
    let colors = try Self.colors(from: start, to: end)
    for ground in ["page", "film", "raised"] {
      let below = try #require(colors[ground])
      for text in ["text", "quiet", "red", "blue"] {
        let ratio = Self.ratio(try #require(colors[text]), below)
        #expect(ratio >= 4.5, "\(look): \(text) on \(ground) is \(ratio)")
      }
      for mark in ["edge", "pencil"] {
        guard let color = colors[mark] else { continue }
        let ratio = Self.ratio(color, below)
        #expect(ratio >= 3, "\(look): \(mark) on \(ground) is \(ratio)")
      }
    }
    // A pressed button, and the line that tells what was done.
    #expect(Self.ratio(try #require(colors["text"]), try #require(colors["film"])) >= 4.5)
  }

  @Test("A differing pixel is at least 4.5 to 1 on whatever a picture of a difference shows around it")
  func difference() throws {
    // A gray edge between black and white, smoother in one place; a black corner, and one that is hidden.
    func picture(_ pixel: (Int, Int) -> UInt8?) throws -> UnpremultipliedBitmap {
      let size = try PixelSize(width: 11, height: 9)
      let grays = (0..<size.height).flatMap { y in
        (0..<size.width).map { x in pixel(x, y) ?? (x < 5 ? 0 : x == 5 ? 128 : 255) }
      }
      return UnpremultipliedBitmap(
        size: size, pixels: grays.map { UnpremultipliedPixel(red: $0, green: $0, blue: $0, alpha: 255) })
    }
    var hidden = DiffMask(width: 11, height: 9)
    hidden.insert(x: 0, y: 0)
    let comparison = ImageComparison(
      reference: try picture { _, _ in nil },
      candidate: try picture { x, y in (x, y) == (5, 4) ? 200 : (x, y) == (10, 8) ? 0 : nil },
      metric: .yiq(threshold: 0.1, ignoresAntialiasing: true), hidden: hidden)
    #expect(comparison.antialiasedPixels == 1 && comparison.differingPixels == 1)
    let shown = DifferencePicture(comparison)
    let row = shown.row(8)
    let differing = [row[10].red, row[10].green, row[10].blue].map { Double($0) / 255 }
    let grounds = Set((0..<9).flatMap(shown.row).map { [$0.red, $0.green, $0.blue] })
      .map { $0.map { Double($0) / 255 } }.filter { $0 != differing }
    // Three grays, teal and blue.
    #expect(grounds.count == 5)
    for ground in grounds { #expect(Self.ratio(differing, ground) >= 4.5, "\(ground)") }
  }
}
