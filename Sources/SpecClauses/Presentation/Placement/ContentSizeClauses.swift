import Conformance
import Geometry
import JSONText
import PropertyTesting

/// How large a content is, and what a bar button permits (PRE-03).
enum ContentSizeClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "PRE-03": [
      ClauseCheck("sizes", .layout, of: ContentSizeInput.any, classes: ContentSizeInput.all, body: sizes),
      ClauseCheck(
        "bar buttons", .layout, of: PresentationInput.fromBarButtons, classes: ["up", "down", "refused"],
        body: barButtons),
    ]
  ]

  /// The content of a popover with room enough.
  private static func sizes(_ input: ContentSizeInput, _ subject: Subject) throws {
    let content = try subject.layOut(input.parameters).rect("content")
    let expected = input.presentation.content
    try demand(
      content.width == expected.width && content.height == expected.height,
      "the content is \(content.width)×\(content.height), not \(expected.width)×\(expected.height)",
      at: .difference(
        content, Rect(x: content.x, y: content.y, width: expected.width, height: expected.height)))
  }

  private static func barButtons(_ presentation: PresentationInput, _ subject: Subject) throws {
    guard case .placed = presentation.expected else {
      return try PlacementClauses.listing(presentation, subject)
    }
    let layout = try subject.layOut(presentation.parameters)
    let direction = try layout.text("direction")
    try demand(
      ["up", "down"].contains(direction) && presentation.permitted.contains(direction),
      "a bar button's popover points \(direction), with \(presentation.permitted) permitted",
      at: layout.place("frame"))
  }
}

/// A presentation with room for any content.
struct ContentSizeInput: ClauseInput {
  static let all = ["default", "narrow", "in between", "wide", "free", "limited", "unsaid"]

  var presentation: PresentationInput

  var parameters: JSONValue { presentation.parameters }
  var measure: [Double] { presentation.measure }
  var deviations: [String] { [] }
  var classes: [String] {
    let freedom =
      switch presentation.hasFreeWidth {
      case true?: "free"
      case false?: "limited"
      case nil: "unsaid"
      }
    guard let size = presentation.contentSize else { return ["default", freedom] }
    return [freedom, size.width < 320 ? "narrow" : size.width > 600 ? "wide" : "in between"]
  }

  static func any(_ profile: String) -> Generator<ContentSizeInput> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      var size: Size?
      if try source.draw(.integer(in: 0...3)) != 0 {
        let width = try source.draw(
          .one(of: [.element(of: [320, 319, 600, 601]), .wholePoints(in: 36...900)]))
        size = Size(width, try source.draw(.wholePoints(in: 36...1150)))
      }
      let isFree = try source.draw(Generator<Bool?>.element(of: [nil, false, true]))
      let direction = try source.draw(.element(of: Directions.all))
      // Room for 900×1150 and what a background adds, on any side.
      return ContentSizeInput(
        presentation: PresentationInput(
          anchor: Rect(x: 1000, y: 1250, width: 20, height: 20), container: Size(2020, 2520),
          contentSize: size, permitted: [direction], hasFreeWidth: isFree, profile: profile))
    }
  }
}

extension PresentationInput {
  /// Presentations from bar buttons.
  static func fromBarButtons(_ profile: String) -> Generator<PresentationInput> {
    any(profile).map { presentation in
      var presentation = presentation
      presentation.isBarButton = true
      return presentation
    }
  }
}
