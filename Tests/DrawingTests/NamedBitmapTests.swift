import Drawing
import Geometry
import JSONText
import Pixels
import Testing

struct NamedBitmapTests {
  private static func bitmap(scale: Int) throws -> NamedBitmap {
    NamedBitmap(name: "ramp", bitmap: Bitmap(size: try PixelSize(width: 5, height: 4)), scale: scale)
  }

  @Test("POP-39: the size in points is that in pixels divided by the scale")
  func size() throws {
    #expect(try Self.bitmap(scale: 1).size == Size(5, 4))
    #expect(try Self.bitmap(scale: 2).size == Size(2.5, 2))
  }

  /// Names identify pixels and scale, so another scale is another name.
  @Test func takenAtAnotherScale() throws {
    let taken = try Self.bitmap(scale: 1).taken(atScale: 2)
    #expect(taken.scale == 2 && taken.size == Size(2.5, 2) && taken.name == "ramp at 2x")
    #expect(try Self.bitmap(scale: 2).taken(atScale: 2).name == "ramp")
  }

  @Test func scaleIsInTheJSONWhereItIsNotOne() throws {
    func text(_ scale: Int) throws -> String {
      let draw = DrawOperation(
        .image(.bitmap(try Self.bitmap(scale: scale)), Rect(x: 0, y: 0, width: 5, height: 4)), label: .photo)
      return DisplayList([draw]).json.serialized
    }
    #expect(try text(1).contains("{\"bitmap\":\"ramp\",\"size\":[5,4]}"))
    #expect(try text(2).contains("{\"bitmap\":\"ramp\",\"scale\":2,\"size\":[5,4]}"))
  }
}
