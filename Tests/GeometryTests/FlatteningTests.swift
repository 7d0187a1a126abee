import Geometry
import TestSupport
import Testing

struct FlatteningTests {
  /// The distance of a point from a polyline.
  func distance(_ point: Point, _ line: Polyline) -> Double {
    var least = Double.infinity
    for (start, end) in zip(line.points, line.points.dropFirst()) {
      let step = end - start
      let square = step.dot(step)
      let part = square == 0 ? 0 : min(1, max(0, (point - start).dot(step) / square))
      least = min(least, (point - (start + step * part)).length)
    }
    return least
  }

  func between(_ first: Point, _ second: Point, _ part: Double) -> Point {
    first + (second - first) * part
  }

  /// A point of a Bézier curve by de Casteljau's halving lines, not by polynomials.
  func point(of controls: [Point], at part: Double) -> Point {
    var points = controls
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { between($0, $1, part) }
    }
    return points[0]
  }

  @Test(arguments: [0.001, 0.1, 3])
  func noPointOfACurveLiesFurtherThanTheTolerance(tolerance: Double) throws {
    var random = SplitMix64(seed: 3)
    for round in 0..<60 {
      let controls = (0..<(round % 2 == 0 ? 4 : 3)).map { _ in
        Point(random.double(in: -40..<40), random.double(in: -40..<40))
      }
      var path = Path()
      path.move(to: controls[0])
      if controls.count == 4 {
        path.cubic(controls[1], controls[2], to: controls[3])
      } else {
        path.quadratic(control: controls[1], to: controls[2])
      }
      let line = try #require(path.flattened(tolerance: tolerance).first)
      #expect(line.points.first == controls.first && line.points.last == controls.last)
      let largest = (0...300).map { distance(point(of: controls, at: Double($0) / 300), line) }.max()
      // A millionth of the tolerance for the roundings of this test's own arithmetic.
      #expect(try #require(largest) <= tolerance * 1.000_001)
    }
  }

  /// The bound of equal steps is |B″|/(8n²), and a quadratic reaches it: it is not half as fine.
  @Test func aQuadraticTakesNoMoreStepsThanItsBound() throws {
    var path = Path()
    path.move(to: Point(0, 0))
    path.quadratic(control: Point(50, 100), to: Point(100, 0))
    // B″ = 2·(0 − 2·100 + 0) = −400: n = √(400/(8·0.5)) = 10 steps, 11 points.
    #expect(try #require(path.flattened(tolerance: 0.5).first).points.count == 11)
  }

  @Test func subpathsStayInOrder() {
    var path = Path(polygon: [Point(0, 0), Point(1, 0), Point(0, 1)])
    // After close the current point is the start, so this line is a subpath of its own.
    path.line(to: Point(5, 5))
    path.move(to: Point(9, 9))
    path.move(to: Point(7, 7))
    path.line(to: Point(8, 8))
    #expect(
      path.flattened(tolerance: 1) == [
        Polyline(points: [Point(0, 0), Point(1, 0), Point(0, 1)], isClosed: true),
        Polyline(points: [Point(0, 0), Point(5, 5)], isClosed: false),
        Polyline(points: [Point(7, 7), Point(8, 8)], isClosed: false),
      ])
  }

  @Test func curvesThatAreLinesStayLines() {
    var path = Path()
    path.move(to: Point(0, 0))
    path.cubic(Point(1, 1), Point(2, 2), to: Point(3, 3))
    path.quadratic(control: Point(4, 4), to: Point(5, 5))
    #expect(
      path.flattened(tolerance: 0.001) == [
        Polyline(points: [Point(0, 0), Point(3, 3), Point(5, 5)], isClosed: false)
      ])
  }
}
