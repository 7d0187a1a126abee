import Conformance
import Geometry
import JSONText
import PropertyTesting

/// One of the sixteen scenarios, in an orientation and a style.
struct ScenarioInput: ClauseInput {
  static let styles: [(name: String, json: JSONValue)] = [
    ("default", .string("default")), ("rendered-images", .string("rendered-images")),
    ("custom artwork", .object(["artwork": .string("wide-arrow")])),
  ]

  var scenario: ExampleScenario
  var isLandscape: Bool
  var style: Int
  var scale: Int
  var profile: String

  /// In portrait, whatever the orientation.
  var upright: PresentationInput {
    PresentationInput(
      anchor: scenario.anchor, container: ExampleScenario.portrait, contentSize: scenario.content,
      permitted: scenario.permitted, style: Self.styles[style].json, scale: scale, profile: profile)
  }

  var presentation: PresentationInput {
    guard isLandscape else { return upright }
    var presentation = upright
    presentation.container = ExampleScenario.landscape
    presentation.anchor = ExpectedAutoresizing.anchor(
      scenario.anchor, from: ExampleScenario.portrait, to: ExampleScenario.landscape,
      flexible: scenario.flexibleMargins)
    return presentation
  }

  var parameters: JSONValue { withContent(presentation.parameters) }
  func withContent(_ parameters: JSONValue) -> JSONValue {
    scenario.isNavigation ? parameters.adding("content", .string("navigation")) : parameters
  }
  var classes: [String] {
    [isLandscape ? "landscape" : "portrait", Self.styles[style].name, "popover\(scenario.number)"]
  }
  var measure: [Double] { presentation.measure }
  var deviations: [String] { [] }

  static func any(_ profile: String) -> Generator<ScenarioInput> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let scenario = try source.draw(.element(of: ExampleScenario.all))
      return ScenarioInput(
        scenario: scenario, isLandscape: try source.draw(.boolean),
        style: try source.draw(.integer(in: 0...2)), scale: try source.draw(.integer(in: 1...2)),
        profile: profile)
    }
  }
}
