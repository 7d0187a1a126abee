import Drawing
import Geometry
import Pixels
import TestSupport
import Testing

@testable import SoftwareRendering

/// Rectangles that are known by their edges.
struct UprightRectangleTests {
  private let map = PixelMap(origin: Point(1, 2), scale: 2)

  @Test func edgesAreInDevicePixels() throws {
    for corners in [[0, 1, 2, 3], [2, 1, 0, 3]] {
      let points = Path(Rect(x: 3, y: 5, width: 4, height: 6)).controlPoints
      let rectangle = try #require(UprightRectangle(Path(polygon: corners.map { points[$0] }), map: map))
      #expect(rectangle.left == 4 && rectangle.right == 12 && rectangle.top == 6 && rectangle.bottom == 18)
      #expect(rectangle.covers(PixelRect(x: 4, y: 6, width: 8, height: 12)))
      #expect(!rectangle.covers(PixelRect(x: 3, y: 6, width: 8, height: 12)))
      #expect(!rectangle.covers(PixelRect(x: 4, y: 5, width: 8, height: 12)))
      #expect(!rectangle.covers(PixelRect(x: 5, y: 6, width: 8, height: 12)))
      #expect(!rectangle.covers(PixelRect(x: 4, y: 7, width: 8, height: 12)))
    }
  }

  /// The clip alone, where it is covered, is the product of both masks.
  @Test("CG-03: a rectangle under a clip it covers, or just does not") func clips() throws {
    var random = SplitMix64(seed: 0xC11B)
    for _ in 0..<300 {
      let clip = Path(
        polygon: (0..<3).map { _ in Point(random.double(in: 4..<26), random.double(in: 4..<26)) })
      let rect = Rect(
        x: random.double(in: 0..<6), y: random.double(in: 0..<6), width: random.double(in: 18..<30),
        height: random.double(in: 18..<30))
      let color = Color(red: 0.3, green: 0.6, blue: 0.9, alpha: 0.7)
      let size = try PixelSize(width: 30, height: 30)
      func render(_ path: Path) throws -> Bitmap {
        try SoftwareRenderer().render(
          RenderRequest(
            displayList: DisplayList([
              DrawOperation(.fill(path, .color(color), shadow: nil), clip: clip, label: .body)
            ]), size: size, scale: 1, origin: Point(0, 0), background: nil))
      }
      // A fifth corner on an edge makes the same shape an ordinary path.
      var ordinary = Path()
      for (index, point) in Path(rect).controlPoints.enumerated() {
        index == 0 ? ordinary.move(to: point) : ordinary.line(to: point)
      }
      ordinary.line(to: Point(rect.minX, rect.minY + rect.height / 2))
      ordinary.close()
      #expect(try render(Path(rect)) == render(ordinary))
    }
  }
}
