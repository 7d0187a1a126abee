import Geometry
import Pixels
import TestSupport
import Testing

@testable import SoftwareRendering

/// Compositing (CG-01) by exact arithmetic: ⌊S + D·(1 − Sa) + ½⌋.
struct CanvasTests {
  /// A canvas of one row of given pixels.
  func canvas(_ pixels: [PremultipliedPixel]) throws -> Canvas {
    var canvas = Canvas(
      size: try PixelSize(width: pixels.count, height: 1), map: PixelMap(origin: Point(0, 0), scale: 1))
    canvas.bitmap = Bitmap(size: canvas.bitmap.size, pixels: pixels)
    return canvas
  }

  func gray(_ byte: UInt8, alpha: UInt8 = 255) -> PremultipliedPixel {
    PremultipliedPixel(red: byte, green: byte, blue: byte, alpha: alpha)
  }

  /// CG-01, measured: 50 % gray is 127.5 + ½ = 128, over anything.
  @Test func halfGrayIs128() throws {
    var canvas = try canvas([.clear, gray(255), gray(7, alpha: 99)])
    canvas.fill(try CoverageMask(text: "FF FF FF"), with: .gray)
    #expect(canvas.bitmap.pixels == [gray(128), gray(128), gray(128)])
  }

  /// White at half alpha over black at half alpha (byte 128): colour 127.5 + 0 → 128;
  /// alpha 127.5 + 128/2 = 191.5 → 192. Over clear: 127.5 → 128 for both.
  @Test("CG-01: one rounding to a draw") func translucentOverTranslucent() throws {
    var canvas = try canvas([gray(0, alpha: 128), .clear])
    canvas.fill(try CoverageMask(text: "FF FF"), with: Color(white: 1, alpha: 0.5))
    #expect(canvas.bitmap.pixels == [gray(128, alpha: 192), gray(128, alpha: 128)])
  }

  /// Coverage 80 is 128/255. White over black: 128. Red of alpha ½ over opaque (0, 100, 200): Sa = 64/255;
  /// 64; 100·191/255 = 74.9 → 75; 200·191/255 = 149.8 → 150; alpha 64 + 191 = 255.
  @Test("CG-01: half coverage") func halfCoverage() throws {
    var canvas = try canvas([gray(0), PremultipliedPixel(red: 0, green: 100, blue: 200, alpha: 255)])
    canvas.fill(try CoverageMask(text: "80"), with: .white)
    canvas.fill(try CoverageMask(text: "80", x: 1), with: Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(
      canvas.bitmap.pixels == [gray(128), PremultipliedPixel(red: 64, green: 75, blue: 150, alpha: 255)])
  }

  /// Clip times shape, rounded to a byte: 128·128/255 = 64.25 → 64; then white over black is 64.
  @Test("CG-01, CG-03: a clip multiplies coverage") func aClipMultipliesCoverage() throws {
    var canvas = try canvas([gray(0)])
    let clipped = try CoverageMask(text: "80").multiplied(by: try CoverageMask(text: "80"))
    canvas.fill(clipped, with: .white)
    #expect(canvas.bitmap.pixels == [gray(64)])
  }

  /// Every coverage over every opaque byte, for colours and alphas in quarters, where whole numbers
  /// give the exact result: with coverage c, component w/4 and alpha a/4, in units of 1/(16·255),
  /// S is w·a·c·255 and D·(1 − Sa) is D·(16·255 − 4·a·c). Exact halves are among them.
  @Test("CG-01: every coverage over every byte") func everyCoverageOverEveryByte() throws {
    let size = try PixelSize(width: 256, height: 256)
    var mask = CoverageMask(bounds: PixelRect(x: 0, y: 0, width: 256, height: 256))
    mask.withCoverage { span in
      for index in span.indices { span[index] = UInt8(index % 256) }
    }
    let below = Bitmap(size: size, pixels: (0..<65_536).map { gray(UInt8($0 / 256)) })
    let whole = 16 * 255
    for white in 0...4 {
      for alpha in 0...4 {
        var canvas = Canvas(size: size, map: PixelMap(origin: Point(0, 0), scale: 1))
        canvas.bitmap = below
        canvas.fill(mask, with: Color(white: Double(white) / 4, alpha: Double(alpha) / 4))
        let wrong = (0..<65_536).count { index in
          let coverage = index % 256
          let over = index / 256 * (whole - 4 * alpha * coverage)
          let expected = (white * alpha * coverage * 255 + over + whole / 2) / whole
          return canvas.bitmap.pixels[index] != gray(UInt8(expected))
        }
        #expect(wrong == 0, "white \(white)/4, alpha \(alpha)/4")
      }
    }
  }

  /// The same draw where neighbours differ in every way and where all are alike.
  @Test func neighboursDoNotMatter() throws {
    var random = SplitMix64(seed: 30)
    let pixels = (0..<400).map { _ -> PremultipliedPixel in
      let alpha = random.byte()
      return gray(UInt8(random.below(Int(alpha) + 1)), alpha: random.below(3) == 0 ? 255 : alpha)
    }
    let coverages = (0..<400).map { _ in UInt8(random.below(3) == 0 ? 255 : random.below(256)) }
    let color = Color(red: 0.3, green: 0.6, blue: 0.9, alpha: 0.7)
    var together = try canvas(pixels)
    var mask = CoverageMask(bounds: PixelRect(x: 0, y: 0, width: 400, height: 1))
    mask.withCoverage { span in
      for index in span.indices { span[index] = coverages[index] }
    }
    together.fill(mask, with: color)
    for index in 0..<400 {
      var alone = try canvas([pixels[index]])
      var single = CoverageMask(bounds: PixelRect(x: 0, y: 0, width: 1, height: 1))
      single.withCoverage { $0[0] = coverages[index] }
      alone.fill(single, with: color)
      #expect(alone.bitmap[0, 0] == together.bitmap[index, 0])
    }
  }

  /// A bitmap over another, all pairs of two alphas: S + D·(255 − Sa)/255 to the nearest; 255 is odd, so
  /// there are no halves. With and without a clip of full coverage.
  @Test func bitmapsOverBitmaps() throws {
    let size = try PixelSize(width: 256, height: 256)
    let above = Bitmap(
      size: size, pixels: (0..<65_536).map { gray(UInt8($0 % 256 / 2), alpha: UInt8($0 % 256)) })
    let below = Bitmap(
      size: size, pixels: (0..<65_536).map { gray(UInt8($0 / 256 / 3), alpha: UInt8($0 / 256)) })
    let full = CoverageMask(bounds: PixelRect(x: 0, y: 0, width: 256, height: 256))
    for isClipped in [false, true] {
      var canvas = Canvas(size: size, map: PixelMap(origin: Point(0, 0), scale: 1))
      canvas.draw(below, atX: 0, y: 0, clip: nil)
      #expect(canvas.bitmap == below)
      var clip = full
      clip.withCoverage { for index in $0.indices { $0[index] = 255 } }
      canvas.draw(above, atX: 0, y: 0, clip: isClipped ? clip : nil)
      let wrong = (0..<65_536).count { index in
        let (over, under) = (index % 256, index / 256)
        func expected(_ source: Int, _ destination: Int) -> UInt8 {
          UInt8((2 * (source * 255 + destination * (255 - over)) + 255) / 510)
        }
        return canvas.bitmap.pixels[index]
          != gray(expected(over / 2, under / 3), alpha: expected(over, under))
      }
      #expect(wrong == 0)
    }
  }

  /// Clip coverage 128/255 of opaque 200: 200·128/255 = 100.4 → 100, alpha 128; none where it is 0.
  @Test func bitmapsAreClipped() throws {
    var canvas = try canvas([.clear, .clear, .clear])
    let row = Bitmap(size: canvas.bitmap.size, pixels: [gray(200), gray(200), gray(200)])
    canvas.draw(row, atX: 0, y: 0, clip: try CoverageMask(text: "80 00 FF"))
    #expect(canvas.bitmap.pixels == [gray(100, alpha: 128), .clear, gray(200)])
  }

  @Test func bitmapsPartlyOutsideAreCut() throws {
    var canvas = try canvas([gray(1), gray(2), gray(3)])
    let row = Bitmap(size: canvas.bitmap.size, pixels: [gray(10), gray(20), gray(30)])
    canvas.draw(row, atX: -1, y: 0, clip: nil)
    #expect(canvas.bitmap.pixels == [gray(20), gray(30), gray(3)])
    canvas.draw(row, atX: 2, y: 0, clip: nil)
    #expect(canvas.bitmap.pixels == [gray(20), gray(30), gray(10)])
    canvas.draw(row, atX: 0, y: 1, clip: nil)
    canvas.draw(row, atX: 9, y: 0, clip: nil)
    #expect(canvas.bitmap.pixels == [gray(20), gray(30), gray(10)])
  }

  /// Opaque stays; translucent (100 of 200) over white gains 255·55/255; clear shows the colour.
  @Test func theBackgroundGoesBehind() throws {
    var canvas = try canvas([gray(9), gray(100, alpha: 200), .clear])
    canvas.fillBehind(.white)
    #expect(canvas.bitmap.pixels == [gray(9), gray(155), gray(255)])
  }
}
