import Drawing
import Geometry
import Pixels
import SoftwareRendering
import TestSupport
import Testing

/// Resizable images whose scale is not the request's.
struct RescaledImageTests {
  private static let legend: [Character: PremultipliedPixel] = [
    "a": PremultipliedPixel(red: 250, green: 0, blue: 0, alpha: 255),
    "b": PremultipliedPixel(red: 0, green: 90, blue: 0, alpha: 255),
    "c": PremultipliedPixel(red: 0, green: 0, blue: 40, alpha: 50),
  ]

  /// Draws a row of pixels, made one point high, over five points with caps of one at either end.
  private static func drawn(_ row: String, scale: Int, at deviceScale: Int) throws -> [PremultipliedPixel] {
    let text = Array(repeating: row, count: scale).joined(separator: "\n")
    let source = NamedBitmap(name: row, bitmap: try Bitmap(text: text, legend: legend), scale: scale)
    let insets = EdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let bitmap = try SoftwareRenderer().render(
      RenderRequest(
        displayList: DisplayList([
          DrawOperation(
            .resizable(.bitmap(source), capInsets: insets, Rect(x: 0, y: 0, width: 5, height: 1)),
            label: .body)
        ]),
        size: try PixelSize(width: 5 * deviceScale, height: deviceScale), scale: deviceScale,
        origin: Point(0, 0), background: nil))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { #expect(bitmap[x, y] == bitmap[x, 0]) }
    }
    return (0..<bitmap.width).map { bitmap[$0, 0] }
  }

  private static func pixels(_ row: String) -> [PremultipliedPixel?] { row.map { legend[$0] } }

  @Test("CG-07: caps keep their natural size in points, and nothing is sampled across a slice's border")
  func slicesOfOneColour() throws {
    #expect(try Self.drawn("abc", scale: 1, at: 1) == Self.pixels("abbbc"))
    #expect(try Self.drawn("abc", scale: 1, at: 2) == Self.pixels("aabbbbbbcc"))
    #expect(try Self.drawn("abc", scale: 1, at: 3) == Self.pixels("aaabbbbbbbbbccc"))
    #expect(try Self.drawn("aabbcc", scale: 2, at: 1) == Self.pixels("abbbc"))
    #expect(try Self.drawn("aabbcc", scale: 2, at: 2) == Self.pixels("aabbbbbbcc"))
    #expect(try Self.drawn("aabbcc", scale: 2, at: 3) == Self.pixels("aaabbbbbbbbbccc"))
  }

  @Test("an image of an odd number of pixels at scale 2 ends at the nearest pixel of scale 1")
  func halfPoints() throws {
    // 7 pixels are 3.5 points: the caps, and 2 for the centre of 1.5.
    #expect(try Self.drawn("aabbbcc", scale: 2, at: 1) == Self.pixels("abbbc"))
  }

  @Test("caps that are no whole pixels of the image, or leave none, are refused")
  func refusals() throws {
    #expect(throws: RenderFailure.self) { try Self.drawn("ac", scale: 1, at: 2) }
  }
}
