import Drawing
import Geometry
import Pixels
import TestSupport
import Testing

@testable import SoftwareRendering

/// What a canvas does run by run, held to each pixel by itself.
struct CanvasRunsTests {
  let bounds = PixelRect(x: 0, y: 0, width: 137, height: 9)

  func canvas(_ below: Bitmap? = nil) throws -> Canvas {
    let size = try PixelSize(width: bounds.width, height: bounds.height)
    var canvas = Canvas(size: size, map: PixelMap(origin: Point(0, 0), scale: 1))
    if let below { canvas.bitmap = below }
    return canvas
  }

  /// A mask of runs that may reach past the canvas, or not as far.
  func mask(_ random: inout SplitMix64) -> CoverageMask {
    var mask = CoverageMask(
      bounds: PixelRect(
        x: random.below(9) - 4, y: random.below(5) - 2, width: random.below(145), height: random.below(13)))
    mask.withCoverage { span in
      var index = 0
      while index < span.count {
        let run = index..<min(index + 1 + random.below(80), span.count)
        let value = [UInt8(0), 255, 255, UInt8(random.below(256))][random.below(4)]
        span.fill(run, with: value)
        index = run.upperBound
      }
    }
    return mask
  }

  /// Runs of clear, opaque and translucent pixels.
  func picture(_ random: inout SplitMix64) throws -> Bitmap {
    var pixels: [PremultipliedPixel] = []
    while pixels.count < bounds.width * bounds.height {
      let alpha = [UInt8(0), 255, UInt8(random.below(256))][random.below(3)]
      let level = UInt8(random.below(Int(alpha) + 1))
      let pixel = PremultipliedPixel(red: level, green: alpha, blue: alpha - level, alpha: alpha)
      let length = min(1 + random.below(70), bounds.width * bounds.height - pixels.count)
      pixels += Array(repeating: pixel, count: length)
    }
    return Bitmap(size: try PixelSize(width: bounds.width, height: bounds.height), pixels: pixels)
  }

  /// Each pixel by itself: coverage times clip, rounded; then CG-01 with a source of its own.
  func plain(
    _ below: Bitmap, _ mask: CoverageMask, _ clip: CoverageMask?, _ source: (_ y: Int, Double) -> Source
  ) -> Bitmap {
    var result = below
    for y in 0..<bounds.height {
      for x in 0..<bounds.width {
        var coverage = Int(mask[x, y])
        if let clip { coverage = (coverage * Int(clip[x, y]) + 127) / 255 }
        if coverage > 0 { result[x, y] = below[x, y].covered(by: source(y, Double(coverage) / 255)) }
      }
    }
    return result
  }

  @Test(arguments: [Color(red: 0.1, green: 0.7, blue: 0.4), Color(red: 1, green: 0, blue: 0.3, alpha: 0.6)])
  func colors(_ color: Color) throws {
    var random = SplitMix64(seed: 53)
    for round in 0..<100 {
      let below = round % 2 == 0 ? nil : try picture(&random)
      let (mask, clip) = (mask(&random), round % 3 == 0 ? nil : mask(&random))
      var canvas = try canvas(below)
      let expected = plain(below ?? canvas.bitmap, mask, clip) { _, coverage in
        Source(color, coverage: coverage)
      }
      canvas.fill(mask, with: color, clip: clip)
      #expect(canvas.bitmap == expected, "round \(round)")
    }
  }

  /// A gradient down the canvas that ends within it: rows beyond stay as they were.
  @Test func gradients() throws {
    let gradient = LinearGradient(
      from: Color(red: 0.9, green: 0.2, blue: 0.4), to: Color(red: 0, green: 0.5, blue: 1, alpha: 0.5),
      start: Point(5, 1), end: Point(5, 7), isExtended: false)
    var random = SplitMix64(seed: 54)
    for round in 0..<100 {
      let below = round % 2 == 0 ? nil : try picture(&random)
      let mask = mask(&random)
      var canvas = try canvas(below)
      let shader = LinearGradientShader(gradient, map: canvas.map)
      let expected = plain(below ?? canvas.bitmap, mask, nil) { y, coverage in
        shader.color(x: 0, y: y).map { Source(unpremultiplied: $0, coverage: coverage) } ?? .none
      }
      canvas.fill(mask, with: gradient)
      #expect(canvas.bitmap == expected, "round \(round)")
    }
  }

  /// A picture over a picture, moved so that it may hang over the canvas.
  @Test func bitmaps() throws {
    var random = SplitMix64(seed: 55)
    for round in 0..<100 {
      let (below, above) = (try picture(&random), try picture(&random))
      let (dx, dy) = (random.below(21) - 10, random.below(7) - 3)
      var canvas = try canvas(below)
      canvas.draw(above, atX: dx, y: dy, clip: nil)
      var expected = below
      for y in max(0, dy)..<min(bounds.height, bounds.height + dy) {
        for x in max(0, dx)..<min(bounds.width, bounds.width + dx) {
          expected[x, y] = below[x, y].covered(by: above[x - dx, y - dy])
        }
      }
      #expect(canvas.bitmap == expected, "round \(round)")
    }
  }
}
