import Pixels
import Testing

struct PixelRectTests {
  let rect = PixelRect(x: -2, y: 3, width: 10, height: 5)

  @Test func intersections() {
    #expect(
      rect.intersection(PixelRect(x: 0, y: 0, width: 4, height: 4))
        == PixelRect(x: 0, y: 3, width: 4, height: 1))
    #expect(rect.intersection(PixelRect(x: 8, y: 3, width: 4, height: 4)).isEmpty)
  }

  @Test func insetsShrinkAndGrow() {
    #expect(rect.insetBy(1) == PixelRect(x: -1, y: 4, width: 8, height: 3))
    #expect(rect.insetBy(-2) == PixelRect(x: -4, y: 1, width: 14, height: 9))
    #expect(rect.insetBy(3).isEmpty)
  }

  @Test func endsAreOutside() {
    #expect(rect.contains(x: -2, y: 3) && rect.contains(x: 7, y: 7))
    #expect(!rect.contains(x: 8, y: 7) && !rect.contains(x: 7, y: 8))
    #expect(!rect.contains(x: -3, y: 3) && !rect.contains(x: -2, y: 2))
  }
}
