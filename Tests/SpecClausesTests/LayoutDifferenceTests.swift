import Conformance
import Geometry
import JSONText
import Testing

@testable import SpecClauses

/// Which figures of a layout are told and marked where it is not another.
struct LayoutDifferenceTests {
  private let layout = JSONValue.object([
    "draws": .string("sheets"), "matte": .numbers([0.5, 2.5, 13, 13]), "tip": .numbers([3, 4]),
    "scale": .number(4), "sheets": .array([.array([.numbers([1, 2])])]),
  ])

  @Test func alikeThereIsNone() { #expect(LayoutDifference(layout, from: layout) == nil) }

  @Test func whatDiffersIsToldAndMarked() throws {
    let other = layout.adding("matte", .numbers([0.5, 2.5, 14, 13])).adding("tip", .numbers([3, 5]))
    let difference = try #require(LayoutDifference(layout, from: other))
    #expect(
      difference.description
        == "matte is 13.0 × 13.0 at (0.5, 2.5), not 14.0 × 13.0 at (0.5, 2.5); tip is [3,4], not [3,5]"
    )
    #expect(
      difference.places
        == .areas(Rect(x: 13.5, y: 2.5, width: 1, height: 13)) + .points(Point(3, 4), Point(3, 5)))
  }

  @Test func figuresWithoutAPlaceConcernEverything() throws {
    let other = layout.adding("scale", .number(5)).adding("sheets", .array([]))
    let difference = try #require(LayoutDifference(layout, from: other))
    #expect(difference.description == "scale is 4, not 5; not the same sheets")
    #expect(difference.places == .everything)
    #expect(try #require(LayoutDifference(.null, from: other)).places == .everything)
  }

  @Test func insetsAndSizesAreNoPlaces() throws {
    let found = JSONValue.object([
      "margins": .numbers([10, 10, 10, 10]), "container": .numbers([768, 1004]),
    ])
    let other = JSONValue.object(["margins": .numbers([10, 9, 10, 10]), "container": .numbers([768, 100])])
    let difference = try #require(LayoutDifference(found, from: other))
    #expect(
      difference.description
        == "container is [768,1004], not [768,100]; margins is [10,10,10,10], not [10,9,10,10]")
    #expect(difference.places == .everything)
  }

  @Test func aRectangleThatIsNotThereIsMarkedWhereItShouldBe() throws {
    let difference = try #require(LayoutDifference(.object([:]), from: layout))
    #expect(difference.description.hasPrefix("draws is not given, not \"sheets\"; matte is not given"))
    #expect(difference.description.hasSuffix("and 1 more"))
    #expect(difference.places == .areas(Rect(x: 0.5, y: 2.5, width: 13, height: 13)))
  }
}
