import Drawing
import Geometry
import Pixels
import TestSupport
import Testing

@testable import SoftwareRendering

/// CG-04.
struct LinearGradientShaderTests {
  let map = PixelMap(origin: Point(0, 0), scale: 1)

  func full(_ width: Int, _ height: Int) -> CoverageMask {
    var mask = CoverageMask(bounds: PixelRect(x: 0, y: 0, width: width, height: height))
    mask.withCoverage { for index in $0.indices { $0[index] = 255 } }
    return mask
  }

  func row(_ gradient: LinearGradient, width: Int) throws -> [PremultipliedPixel] {
    var canvas = Canvas(size: try PixelSize(width: width, height: 1), map: map)
    canvas.fill(full(width, 1), with: gradient)
    return canvas.bitmap.pixels
  }

  func column(_ gradient: LinearGradient, height: Int) throws -> [PremultipliedPixel] {
    var canvas = Canvas(size: try PixelSize(width: 1, height: height), map: map)
    canvas.fill(full(1, height), with: gradient)
    return canvas.bitmap.pixels
  }

  func gray(_ byte: UInt8) -> PremultipliedPixel {
    PremultipliedPixel(red: byte, green: byte, blue: byte, alpha: 255)
  }

  /// Centres at 1/8, 3/8, 5/8, 7/8: 31.875, 95.625, 159.375, 223.125.
  @Test("CG-04: t at pixel centres") func pixelCentres() throws {
    let gradient = LinearGradient(
      from: .black, to: .white, start: Point(0, 0), end: Point(4, 0), isExtended: false)
    #expect(try row(gradient, width: 4) == [gray(32), gray(96), gray(159), gray(223)])
  }

  /// From 1.5 to 3.5 the centres have t = −½, 0, ½, 1, 1½: both ends themselves are painted.
  @Test("CG-04: nothing beyond the ends unless extended") func beyondTheEnds() throws {
    var gradient = LinearGradient(
      from: .black, to: .white, start: Point(1.5, 0), end: Point(3.5, 0), isExtended: false)
    #expect(try row(gradient, width: 5) == [.clear, gray(0), gray(128), gray(255), .clear])
    gradient.isExtended = true
    #expect(try row(gradient, width: 5) == [gray(0), gray(0), gray(128), gray(255), gray(255)])
    gradient.start = Point(0, 1.5)
    gradient.end = Point(0, 3.5)
    #expect(try column(gradient, height: 5) == [gray(0), gray(0), gray(128), gray(255), gray(255)])
    gradient.isExtended = false
    #expect(try column(gradient, height: 5) == [.clear, gray(0), gray(128), gray(255), .clear])
  }

  /// Red to clear blue at t = ½: unpremultiplied (½, 0, ½) at alpha ½: 63.75, 0, 63.75, 127.5.
  /// Premultiplied interpolation would give (127.5, 0, 0).
  @Test("CG-04: interpolation is unpremultiplied") func interpolationIsUnpremultiplied() throws {
    let gradient = LinearGradient(
      from: Color(red: 1, green: 0, blue: 0), to: Color(red: 0, green: 0, blue: 1, alpha: 0),
      start: Point(0, 0), end: Point(1, 0), isExtended: true)
    #expect(
      try row(gradient, width: 1) == [PremultipliedPixel(red: 64, green: 0, blue: 64, alpha: 128)])
  }

  /// t is taken in points: at scale 2 the four centres of two points are 1/8 … 7/8.
  @Test func scale() throws {
    var canvas = Canvas(
      size: try PixelSize(width: 4, height: 1), map: PixelMap(origin: Point(10, 0), scale: 2))
    canvas.fill(
      full(4, 1),
      with: LinearGradient(
        from: .black, to: .white, start: Point(10, 0), end: Point(12, 0), isExtended: false))
    #expect(canvas.bitmap.pixels == [gray(32), gray(96), gray(159), gray(223)])
  }

  @Test func withoutLengthNothingIsPainted() throws {
    let gradient = LinearGradient(
      from: .black, to: .white, start: Point(1, 1), end: Point(1, 1), isExtended: true)
    #expect(try row(gradient, width: 2) == [.clear, .clear])
  }

  /// A gradient down the rows takes one path, one along the rows another: on a random picture through
  /// a random mask they give the same, transposed.
  @Test(arguments: [true, false])
  func bothPathsAgree(isExtended: Bool) throws {
    var random = SplitMix64(seed: 31)
    let (width, height) = (23, 17)
    let size = try PixelSize(width: width, height: height)
    var down = Canvas(size: size, map: map)
    var along = Canvas(size: try PixelSize(width: height, height: width), map: map)
    var mask = CoverageMask(bounds: down.bitmap.bounds)
    var turned = CoverageMask(bounds: along.bitmap.bounds)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = random.byte()
        let pixel = PremultipliedPixel(
          red: alpha / 2, green: UInt8(random.below(Int(alpha) + 1)), blue: 0, alpha: alpha)
        down.bitmap[x, y] = pixel
        along.bitmap[y, x] = pixel
        let coverage = random.below(2) == 0 ? 255 : random.byte()
        mask.withCoverage { $0[y * width + x] = coverage }
        turned.withCoverage { $0[x * height + y] = coverage }
      }
    }
    let from = Color(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.8)
    let to = Color(red: 1, green: 0.1, blue: 0.3, alpha: 0.4)
    down.fill(
      mask,
      with: LinearGradient(
        from: from, to: to, start: Point(5, 3.2), end: Point(5, 12.7), isExtended: isExtended))
    along.fill(
      turned,
      with: LinearGradient(
        from: from, to: to, start: Point(3.2, 5), end: Point(12.7, 5), isExtended: isExtended))
    for y in 0..<height {
      for x in 0..<width { #expect(down.bitmap[x, y] == along.bitmap[y, x]) }
    }
  }
}
