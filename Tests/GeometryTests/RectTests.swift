import Geometry
import Testing

struct RectTests {
  let rect = Rect(x: 1, y: 2, width: 10, height: 20)

  @Test func edges() {
    #expect(rect.minX == 1 && rect.minY == 2 && rect.maxX == 11 && rect.maxY == 22)
    #expect(rect.midX == 6 && rect.midY == 12 && rect.size == Size(10, 20))
  }

  @Test func insetsMoveEachEdgeInward() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == Rect(x: 3, y: 3, width: 4, height: 16))
    #expect(rect.inset(by: -1) == Rect(x: 0, y: 1, width: 12, height: 22))
    #expect(rect.inset(by: insets.mirrored) == Rect(x: 5, y: 3, width: 4, height: 16))
    #expect(rect.inset(by: 6).isEmpty && !rect.isEmpty)
  }

  @Test func unionAndIntersection() {
    let other = Rect(x: 5, y: 0, width: 10, height: 5)
    #expect(rect.union(other) == Rect(x: 1, y: 0, width: 14, height: 22))
    #expect(rect.intersection(other) == Rect(x: 5, y: 2, width: 6, height: 3))
    #expect(rect.intersection(Rect(x: 50, y: 0, width: 1, height: 1)).isEmpty)
    #expect(rect.moved(by: Vector(1, -2)) == Rect(x: 2, y: 0, width: 10, height: 20))
  }

  @Test func aroundPoints() {
    #expect(Rect(around: [Point]()) == nil)
    #expect(
      Rect(around: [Point(3, 4), Point(-1, 9), Point(2, 0)]) == Rect(x: -1, y: 0, width: 4, height: 9))
  }
}
