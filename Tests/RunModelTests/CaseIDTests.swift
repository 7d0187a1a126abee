import RunModel
import Testing

/// Ids are paths.
struct CaseIDTests {
  @Test(arguments: ["popover/up/320x240-o40@2x", "stack/single/a_b+c.d@12x"])
  func namesOfThreePartsWithAScaleAreIDs(text: String) throws {
    let id = try #require(CaseID(text))
    #expect(id.description == text)
    #expect(id.component == text.split(separator: "/")[0])
    #expect(text.hasPrefix(id.topic + "/"))
  }

  @Test(arguments: [
    "", "a", "a/b", "a/b/c", "a/b/c@0x", "a/b/c@02x", "a/b/c@x", "a/b/c@2", "../b/c@1x", "a/../c@1x",
    "a/b/.c@1x",
    "a//c@1x", "/a/b/c@1x", "a/b/c/d@1x", "a/b/c@1x/d", "A/b/c@1x", "a/b/c d@1x", "a/b/ü@1x", "a/b/c\0@1x",
    "a/b/c@1x@2x",
    "a\\b/c/d@1x", "a/b/c@+1x",
  ])
  func everythingElseIsNone(text: String) {
    #expect(CaseID(text) == nil)
  }
}
