import Drawing
import Geometry
import JSONText
import Pixels
import Testing

@testable import Components

struct ArtworkDescriptionTests {
  private static func object(_ members: [String: JSONValue]) -> JSONValue {
    let images: JSONValue = .object(["up": .object(["file": .string("up.png")])])
    return .object(["images": images].merging(members) { $1 })
  }

  private static func image(_ members: [String: JSONValue]) -> JSONValue {
    object(["images": .object(["up": .object(["file": .string("up.png")].merging(members) { $1 })])])
  }

  @Test("POP-25: a description gives files, cap insets and dimensions")
  func whole() throws {
    let description = try ArtworkDescription(
      .object([
        "images": .object([
          "up": .object(["file": .string("up.png"), "capInsets": .numbers([1, 2, 3, 4])]),
          "side-top": .object(["file": .string("more/side.top.png")]),
        ]),
        "arrowBase": .number(60), "arrowHeight": .number(26), "cornerRadius": .number(0),
        "sideArrowCentreOffset": .number(3.5), "contentInsets": .numbers([4, 3, 2, 1]),
      ]))
    #expect(description.images.count == 2)
    #expect(description.images[.up]?.capInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(description.images[.sideTop]?.capInsets == nil)
    #expect(
      description.images[.up].map { image in (1...3).map(image.file(atScale:)) } == [
        "up.png", "up@2x.png", "up@3x.png",
      ])
    #expect(description.images[.sideTop]?.file(atScale: 2) == "more/side.top@2x.png")
    #expect(
      description.dimensions
        == ArtworkDimensions(
          arrowBase: 60, arrowHeight: 26, cornerRadius: 0, sideArrowCentreOffset: 3.5,
          contentInsets: EdgeInsets(top: 4, left: 3, bottom: 2, right: 1)))
    #expect(try ArtworkDescription(Self.object([:])).dimensions == ArtworkDimensions())
  }

  @Test("a description that is wrong is refused with its key")
  func refusals() throws {
    let wrong: [(JSONValue, String)] = [
      (.array([]), ""), (.object([:]), "images"), (Self.object(["images": .object([:])]), "images"),
      (Self.object(["images": .number(1)]), "images"), (Self.object(["colour": .number(1)]), "colour"),
      (Self.object(["images": .object(["top": .object([:])])]), "images.top"),
      (Self.object(["images": .object(["up": .object([:])])]), "images.up.file"),
      (Self.image(["file": .number(1)]), "images.up.file"),
      (Self.image(["file": .string("")]), "images.up.file"),
      (Self.image(["file": .string("/up.png")]), "images.up.file"),
      (Self.image(["file": .string("a/../../up.png")]), "images.up.file"),
      (Self.image(["scale": .number(2)]), "images.up.scale"),
      (Self.image(["capInsets": .numbers([1, 2, 3])]), "images.up.capInsets"),
      (Self.image(["capInsets": .numbers([1, -2, 3, 4])]), "images.up.capInsets[1]"),
      (Self.image(["capInsets": .numbers([1, 2, 3, 1e9])]), "images.up.capInsets[3]"),
      (Self.object(["arrowBase": .number(-1)]), "arrowBase"),
      (Self.object(["arrowHeight": .string("26")]), "arrowHeight"),
      (Self.object(["contentInsets": .numbers([1, 2, -3, 4])]), "contentInsets[2]"),
    ]
    for (json, key) in wrong {
      let failure = #expect(throws: ParameterFailure.self) { try ArtworkDescription(json) }
      #expect(failure?.key == key, "\(json.serialized)")
    }
  }

  @Test("cap insets that leave no centre of a point, or no whole pixels, are refused with the image's key")
  func capInsets() throws {
    func set(_ insets: EdgeInsets?, scale: Int) throws -> ArtworkSet {
      let bitmap = NamedBitmap(
        name: "bitmap", bitmap: Bitmap(size: try PixelSize(width: 20, height: 20)), scale: scale)
      return try ArtworkSet(
        name: "set", images: [.sideTop: ArtworkImage(.bitmaps([bitmap]), capInsets: insets)],
        dimensions: ArtworkDimensions())
    }
    #expect(throws: Never.self) { try set(EdgeInsets(top: 9, left: 0, bottom: 10, right: 19), scale: 1) }
    #expect(throws: Never.self) { try set(EdgeInsets(top: 4.5, left: 0, bottom: 4.5, right: 9), scale: 2) }
    let wrong: [(EdgeInsets?, Int)] = [
      (EdgeInsets(top: 10, left: 0, bottom: 10, right: 0), 1),
      (EdgeInsets(top: 0, left: 10, bottom: 0, right: 10), 1),
      (EdgeInsets(top: 4.5, left: 0, bottom: 4.5, right: 0), 1),
      (EdgeInsets(top: 4.5, left: 0, bottom: 5, right: 0), 2),
      // Those of the drawn image, for one so small.
      (nil, 1),
    ]
    for (insets, scale) in wrong {
      let failure = #expect(throws: ParameterFailure.self) { try set(insets, scale: scale) }
      #expect(failure?.key == "images.side-top.capInsets")
    }
  }
}
