import Geometry
import Pixels
import TestSupport
import Testing

struct SupersamplingOracleTests {
  let bounds = PixelRect(x: 0, y: 0, width: 2, height: 1)

  func rect(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Polyline {
    Polyline(
      points: [Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)],
      isClosed: true)
  }

  /// Edges on multiples of 1/64 lie between samples, so the counts are exact.
  @Test func rectanglesOnTheSampleGridAreExact() {
    let coverage = SupersamplingOracle.coverage(of: [rect(0.25, 0.5, 1.125, 1)], within: bounds)
    #expect(coverage == [0.75 * 0.5, 0.125 * 0.5])
  }

  /// The diagonal meets 64 samples of 4096, half of which an edge rule may give away.
  @Test func trianglesAreNearlyExact() {
    let triangle = Polyline(points: [Point(0, 0), Point(2, 0), Point(0, 1)], isClosed: true)
    let coverage = SupersamplingOracle.coverage(of: [triangle], within: bounds)
    #expect(abs(coverage[0] - 0.75) < 1.0 / 128 && abs(coverage[1] - 0.25) < 1.0 / 128)
  }

  @Test func windingCountsDirections() {
    let outer = rect(0, 0, 4, 4)
    let inner = rect(1, 1, 3, 3)
    let reversed = Polyline(points: inner.points.reversed(), isClosed: true)
    let middle = Point(2, 2)
    #expect(SupersamplingOracle.winding(of: [outer], about: middle) == 1)
    #expect(SupersamplingOracle.winding(of: [outer, inner], about: middle) == 2)
    #expect(SupersamplingOracle.winding(of: [outer, reversed], about: middle) == 0)
    #expect(SupersamplingOracle.winding(of: [outer, reversed], about: Point(0.5, 2)) == 1)
    #expect(SupersamplingOracle.winding(of: [outer], about: Point(5, 2)) == 0)
  }
}
