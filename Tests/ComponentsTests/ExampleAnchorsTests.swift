import Components
import Drawing
import Foundation
import Geometry
import Testing

@testable import Catalog

/// The catalog's anchors against the file that lists them.
struct ExampleAnchorsTests {
  private struct File: Decodable {
    struct Anchor: Decodable {
      let id: String
      let anchor: [Double]
      let permitted: [String]
      let contentSize: [Double]
      let content: String
      let autoresizing: [String]
    }

    let container: [Double]
    let landscape: [Double]
    let anchors: [Anchor]
  }

  @Test("POP-33: the sixteen anchors are those of anchors.json")
  func anchorsEqualTheFile() throws {
    let url = try #require(
      Bundle.module.url(forResource: "anchors", withExtension: "json", subdirectory: "Fixtures"))
    let file = try JSONDecoder().decode(File.self, from: try Data(contentsOf: url))
    #expect(ExampleOrientation.portrait.container == Size(file.container[0], file.container[1]))
    #expect(ExampleOrientation.landscape.container == Size(file.landscape[0], file.landscape[1]))
    #expect(file.anchors.map(\.id) == ExampleAnchors.all.map(\.id))
    let margins: [String: AnchorAutoresizing] = [
      "flexibleMinX": .flexibleMinX, "flexibleMaxX": .flexibleMaxX, "flexibleMinY": .flexibleMinY,
      "flexibleMaxY": .flexibleMaxY,
    ]
    for (listed, anchor) in zip(file.anchors, ExampleAnchors.all) {
      let rect = anchor.anchor
      #expect([rect.x, rect.y, rect.width, rect.height] == listed.anchor)
      #expect(anchor.permitted.map(\.rawValue) == listed.permitted)
      #expect([anchor.contentSize.width, anchor.contentSize.height] == listed.contentSize)
      #expect(anchor.content == (listed.content == "navigation" ? .navigation : .plain))
      var autoresizing: AnchorAutoresizing = []
      for name in listed.autoresizing { autoresizing.insert(try #require(margins[name])) }
      #expect(anchor.autoresizing == autoresizing, "\(anchor.id)")
    }
  }

  @Test("POP-33, TUT-07: every case of the scenes has an id of its own and a picture with ink")
  func everyCaseHasAPicture() throws {
    let families = PresentationCases.families + TutorialCases.families
    let cases = families.flatMap(\.cases)
    #expect(Set(cases.map(\.id)).count == cases.count)
    for renderCase in cases {
      let picture = try renderCase.parameters.picture()
      #expect(!picture.displayList.operations.isEmpty && picture.inkBounds != nil, "\(renderCase.id)")
      #expect(try PictureParameters(renderCase.parameters.json) == renderCase.parameters, "\(renderCase.id)")
    }
  }
}
