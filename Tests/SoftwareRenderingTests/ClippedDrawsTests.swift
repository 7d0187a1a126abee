import Drawing
import Geometry
import Pixels
import SoftwareRendering
import Testing

/// Shapes and clips in every place to each other and to the bitmap: inside, across its edges, outside.
struct ClippedDrawsTests {
  private static let side = 12
  private static let places: [Double] = [-30, -4, 3, 9, 30]

  private static func rects() -> [Rect] {
    places.flatMap { x in places.map { y in Rect(x: x, y: y, width: 6, height: 6) } }
  }

  private static func draw(_ operations: [DrawOperation]) throws -> Bitmap {
    try SoftwareRenderer().render(
      RenderRequest(
        displayList: DisplayList(operations), size: try PixelSize(width: side, height: side), scale: 1,
        origin: Point(0, 0), background: nil))
  }

  private static func contains(_ rect: Rect, _ x: Int, _ y: Int) -> Bool {
    Double(x) >= rect.minX && Double(x) < rect.maxX && Double(y) >= rect.minY && Double(y) < rect.maxY
  }

  @Test("CG-03, CG-13: a fill covers what the shape, the clip and the bitmap have in common")
  func fills() throws {
    let gradient = LinearGradient(
      from: .black, to: .black, start: Point(0, -100), end: Point(0, 100), isExtended: true)
    let slanted = LinearGradient(
      from: .black, to: .black, start: Point(-100, -100), end: Point(100, 100), isExtended: true)
    for shape in Self.rects() {
      for clip in Self.rects() {
        for paint in [Paint.color(.black), .gradient(gradient), .gradient(slanted)] {
          let draw = DrawOperation(
            .fill(Path(shape), paint, shadow: nil), clip: Path(clip), label: .body)
          // On nothing, and once more over what is there.
          for bitmap in [try Self.draw([draw]), try Self.draw([draw, draw])] {
            for y in 0..<Self.side {
              for x in 0..<Self.side {
                let isCovered = Self.contains(shape, x, y) && Self.contains(clip, x, y)
                #expect(bitmap[x, y].alpha == (isCovered ? 255 : 0), "\(shape) \(clip) \(x) \(y)")
              }
            }
          }
        }
      }
    }
  }

  @Test("CG-13: strokes, shadows and images leave all outside the clip as it is")
  func strokesShadowsAndImages() throws {
    let shadow = Shadow(offset: Vector(2, 3), blur: 3, color: .black)
    let picture = ImageSource.picture(
      Picture(
        size: Size(6, 6),
        displayList: DisplayList([
          DrawOperation(
            .fill(Path(Rect(x: 0, y: 0, width: 6, height: 6)), .color(.black), shadow: nil), label: .body)
        ])))
    var drawn = 0
    for shape in Self.rects() {
      for clip in Self.rects() {
        for content: DrawOperation.Content in [
          .stroke(Path(shape), width: 2, .black), .fill(Path(shape), .color(.black), shadow: shadow),
          .layerShadow(Path(shape), offset: Vector(1, 1), radius: 2, .black), .image(picture, shape),
          .resizable(picture, capInsets: EdgeInsets(all: 2), shape),
        ] {
          let bitmap = try Self.draw([DrawOperation(content, clip: Path(clip), label: .body)])
          for y in 0..<Self.side {
            for x in 0..<Self.side where !Self.contains(clip, x, y) {
              #expect(bitmap[x, y].isClear, "\(shape) \(clip) \(x) \(y)")
            }
          }
          drawn += bitmap.pixels.contains { !$0.isClear } ? 1 : 0
        }
      }
    }
    #expect(drawn > 100)
  }
}
