import Drawing
import Geometry
import Pixels
import TestSupport
import Testing

@testable import SoftwareRendering

/// Masks of few different rows take a shorter way through a blur: the bytes are those of the long one.
struct RepeatedRowsTests {
  /// The long way round.
  private func rowByRow(_ shape: CoverageMask, _ kernel: GaussianKernel, _ limits: PixelRect) -> CoverageMask
  {
    let bounds = shape.bounds.insetBy(-kernel.reach).intersection(limits)
    var result = CoverageMask(bounds: bounds)
    ShadowMask.writeRowByRow(shape, by: kernel, rows: rows(shape, kernel, bounds), to: &result)
    return result
  }

  private func rows(_ shape: CoverageMask, _ kernel: GaussianKernel, _ bounds: PixelRect) -> Range<Int> {
    max(shape.bounds.y, bounds.y - kernel.reach)..<min(shape.bounds.maxY, bounds.maxY + kernel.reach)
  }

  /// The short way; nil where there is none.
  private func repeated(
    _ shape: CoverageMask, _ kernel: GaussianKernel, _ limits: PixelRect,
    margin: Double = RepeatedRows.margin
  ) -> CoverageMask? {
    let bounds = shape.bounds.insetBy(-kernel.reach).intersection(limits)
    var result = CoverageMask(bounds: bounds)
    guard
      let short = RepeatedRows(
        shape, columnsFrom: bounds.x, width: bounds.width, rows: rows(shape, kernel, bounds), kernel: kernel)
    else { return nil }
    result.withCoverage { short.write(to: &$0, bounds: bounds, margin: margin) }
    return result
  }

  /// Rectangles on whole, half and any fractions of pixels, kernels to 24 pixels, limits that cut.
  @Test("CG-05, CG-06: a rectangle's blur has the bytes of the general one") func rectangles() throws {
    var random = SplitMix64(seed: 0x5AD0)
    var compared = 0
    for round in 0..<900 {
      func place(_ range: Range<Double>) -> Double {
        let value = random.double(in: range)
        switch round % 3 {
        case 0: return value.rounded()
        case 1: return (value * 2).rounded() / 2
        default: return value
        }
      }
      let rect = Rect(x: place(-12..<30), y: place(-12..<30), width: place(0.6..<70), height: place(0.6..<70))
      let kernel = GaussianKernel(blur: random.double(in: 1..<24))
      let limits = PixelRect(
        x: random.below(30) - 15, y: random.below(30) - 15, width: 1 + random.below(90),
        height: 1 + random.below(90))
      let shape = try Rasterizer.fill(
        Path(rect), map: PixelMap(origin: Point(0, 0), scale: 1), within: limits.insetBy(-kernel.reach))
      if shape.bounds.isEmpty || shape.bounds.insetBy(-kernel.reach).intersection(limits).isEmpty { continue }
      let expected = rowByRow(shape, kernel, limits)
      #expect(try #require(repeated(shape, kernel, limits)) == expected, "\(rect) \(kernel.reach) \(limits)")
      // Added up in order everywhere, as where a byte is in doubt.
      #expect(repeated(shape, kernel, limits, margin: 1) == expected, "\(rect) \(kernel.reach) \(limits)")
      #expect(ShadowMask.blurred(shape, by: kernel, within: limits) == expected)
      // Straight from the path, whichever way round it is drawn.
      let corners = Path(rect).controlPoints
      let path = Path(polygon: (0..<4).map { corners[((round % 2 == 0 ? $0 : 3 - $0) + round / 2) % 4] })
      let map = PixelMap(origin: Point(0, 0), scale: 1)
      let direct = try RectangleShadow.blurred(path, map: map, by: kernel, within: limits)
      #expect(direct == expected, "\(rect) \(kernel.reach) \(limits)")
      compared += 1
    }
    #expect(compared > 700)
  }

  /// Up to four runs of rows of any bytes.
  @Test("CG-05: a blur of repeated rows has the bytes of the general one") func anyRepeatedRows() throws {
    var random = SplitMix64(seed: 0x5AD1)
    for _ in 0..<300 {
      let width = 1 + random.below(30)
      let runs = (0..<1 + random.below(4)).map { index in
        // Neighbours differ in their first byte at least.
        (
          1 + random.below(20),
          [UInt8(index % 2 * 100 + random.below(90))] + (1..<width).map { _ in random.byte() }
        )
      }
      let rows = runs.flatMap { count, row in (0..<count).flatMap { _ in row } }
      var shape = CoverageMask(
        bounds: PixelRect(
          x: random.below(9) - 4, y: random.below(9) - 4, width: width, height: rows.count / width))
      shape.withCoverage { span in for index in span.indices { span[index] = rows[index] } }
      let kernel = GaussianKernel(blur: random.double(in: 1..<16))
      let limits = PixelRect(
        x: random.below(8) - 9, y: random.below(8) - 9, width: 10 + random.below(40),
        height: 10 + random.below(60))
      if shape.bounds.insetBy(-kernel.reach).intersection(limits).isEmpty { continue }
      let expected = rowByRow(shape, kernel, limits)
      #expect(try #require(repeated(shape, kernel, limits)) == expected)
      #expect(repeated(shape, kernel, limits, margin: 1) == expected)
    }
  }

  @Test func otherPathsAreNoRectangles() throws {
    let map = PixelMap(origin: Point(0, 0), scale: 1)
    let limits = PixelRect(x: 0, y: 0, width: 30, height: 30)
    func blurred(_ points: [Point], blur: Double = 3) throws -> CoverageMask? {
      try RectangleShadow.blurred(
        Path(polygon: points), map: map, by: GaussianKernel(blur: blur), within: limits)
    }
    let square = [Point(3, 3), Point(9, 3), Point(9, 9), Point(3, 9)]
    #expect(try blurred(square) != nil)
    #expect(try blurred(square, blur: 0.5) == nil)
    #expect(try blurred([Point(3, 3), Point(9, 3), Point(9, 9), Point(3.5, 9)]) == nil)
    #expect(try blurred([Point(3, 3), Point(9, 3), Point(9, 9)]) == nil)
    #expect(try blurred([Point(3, 3), Point(9, 3), Point(9, 3), Point(3, 3)]) == nil)
    #expect(try blurred([Point(3, 3), Point(.infinity, 3), Point(.infinity, 9), Point(3, 9)]) == nil)
    var open = Path()
    for (index, point) in square.enumerated() { index == 0 ? open.move(to: point) : open.line(to: point) }
    #expect(
      try RectangleShadow.blurred(open, map: map, by: GaussianKernel(blur: 3), within: limits) == nil)
  }

  @Test func moreRunsThanAVectorHoldsGoTheLongWay() throws {
    let shape = try CoverageMask(text: "FF\n00\nFF\n00\nFF", x: 0, y: 0)
    let limits = PixelRect(x: -5, y: -5, width: 20, height: 20)
    #expect(repeated(shape, GaussianKernel(blur: 2), limits) == nil)
    let four = try CoverageMask(text: "FF\n00\nFF\nFF\n80", x: 0, y: 0)
    #expect(repeated(four, GaussianKernel(blur: 2), limits) != nil)
  }
}
