import Geometry
import Testing

struct PathTests {
  @Test func nothingIsDrawnWithoutACurrentPoint() {
    var path = Path()
    path.line(to: Point(1, 1))
    path.quadratic(control: Point(1, 1), to: Point(2, 2))
    path.cubic(Point(1, 1), Point(2, 2), to: Point(3, 3))
    path.close()
    #expect(path == Path())
  }

  @Test func aPathIsToldStepByStep() {
    var path = Path()
    path.move(to: Point(28, 1))
    path.line(to: Point(46, 19))
    path.quadratic(control: Point(50, 21), to: Point(50, 26))
    path.cubic(Point(50, 30), Point(48, 33), to: Point(43, 33))
    path.close()
    #expect(
      "\(path)" == "move (28.0, 1.0) · line (46.0, 19.0) · curve (50.0, 21.0) (50.0, 26.0)"
        + " · curve (50.0, 30.0) (48.0, 33.0) (43.0, 33.0) · close")
  }

  @Test func closingReturnsToTheStart() {
    var path = Path()
    path.move(to: Point(1, 2))
    path.line(to: Point(5, 2))
    path.close()
    #expect(path.currentPoint == Point(1, 2))
  }

  @Test func aRectangleRunsClockwiseFromItsTopLeft() {
    let path = Path(Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      path.elements == [
        .move(Point(1, 2)), .line(Point(4, 2)), .line(Point(4, 6)), .line(Point(1, 6)), .close,
      ])
  }

  @Test func mappingReplacesEveryPoint() {
    var path = Path()
    path.move(to: Point(1, 2))
    path.quadratic(control: Point(3, 4), to: Point(5, 6))
    path.cubic(Point(7, 8), Point(9, 10), to: Point(11, 12))
    path.close()
    let map = PixelMap(origin: Point(1, 1), scale: 2)
    var mapped = path.mapped(map.callAsFunction)
    #expect(
      mapped.controlPoints == [
        Point(0, 2), Point(4, 6), Point(8, 10), Point(12, 14), Point(16, 18), Point(20, 22),
      ])
    #expect(mapped.currentPoint == Point(0, 2))
    // The start is mapped too: another close leads there.
    mapped.line(to: Point(50, 50))
    mapped.close()
    #expect(mapped.currentPoint == Point(0, 2))
  }

  /// With a padding of thirds at scale 3, what lies on whole pixels stays there.
  @Test func anOriginOnWholePixelsMovesPlacesWithoutRounding() {
    for pixels in 0..<60 {
      let origin = Double(-pixels) / 3
      let map = PixelMap(origin: Point(origin, origin), scale: 3)
      for place in -20..<40 {
        #expect(map(Point(Double(place), 0)).x == Double(3 * place + pixels))
      }
    }
  }

  /// A positive angle turns x towards y, clockwise on screen.
  @Test func angles() {
    let right = Angle(degrees: 90)
    #expect(right.sine == 1 && right.cosine.magnitude < 1e-16)
    #expect((Angle(degrees: 30).sine - 0.5).magnitude < 1e-15)
    #expect(Angle(degrees: 180).radians == .pi)
  }
}
