import Catalog
import Components
import Pixels
import RunModel
import SoftwareRendering
import Testing

/// The catalog against itself.
struct StandardCatalogTests {
  @Test func idsAreUniqueAndEnough() {
    let ids = StandardCatalog.cases.map(\.id)
    #expect(ids.count >= 10)
    #expect(Set(ids).count == ids.count)
    #expect(
      Set(ids.map(\.component))
        == ["popover", "source-image", "stack", "tutorial-popover", "presentation", "filmstrip"])
  }

  @Test func parametersAsJSONGiveTheSameParameters() throws {
    for renderCase in StandardCatalog.cases {
      #expect(try PictureParameters(renderCase.parameters.json) == renderCase.parameters)
    }
  }

  @Test func inkIsWhereItIsExpected() throws {
    for renderCase in StandardCatalog.cases {
      let picture = try renderCase.parameters.picture()
      let bitmap = try SoftwareRenderer().render(renderCase.parameters.request(picture))
      #expect(bitmap.pixels.contains { !$0.isClear } == renderCase.expectsInk, "\(renderCase.id)")
      #expect((picture.inkBounds != nil) == renderCase.expectsInk)
    }
  }

  @Test func globsMatch() {
    for (pattern, text, matches) in [
      ("*", "a/b/c@1x", true), ("a/*", "a/b/c@1x", true), ("*@2x", "a/b/c@1x", false),
      ("a/?/c@1x", "a/b/c@1x", true), ("a/b", "a/b/c@1x", true), ("a/b", "a/bc/c@1x", false),
      ("a*b*c", "aXbXbXc", true), ("a*b*c", "aXbXbX", false), ("", "a", false), ("b", "a/b/c@1x", false),
    ] {
      #expect(Glob(pattern).matches(text) == matches, "\(pattern) \(text)")
    }
  }
}
