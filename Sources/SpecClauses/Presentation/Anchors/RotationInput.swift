import Conformance
import Geometry
import JSONText
import PropertyTesting

/// A presentation whose container turns.
struct RotationInput: ClauseInput {
  var presentation: PresentationInput
  /// The container's size after the rotation.
  var container: Size
  /// By the names of UIKit's constants.
  var flexibleMargins: [String]

  var parameters: JSONValue { presentation.parameters }
  var measure: [Double] { presentation.measure + [container.width + container.height] }
  var deviations: [String] { [] }
  var classes: [String] {
    var classes = [container.width > container.height ? "to landscape" : "to portrait"]
    classes.append(presentation.isVisible ? "visible" : "dismissed")
    classes.append(presentation.keyboard > 0 ? "keyboard" : "no keyboard")
    let (anchor, flexible) = (presentation.anchor, Set(flexibleMargins))
    switch (flexible.contains("flexibleMinX"), flexible.contains("flexibleMaxX")) {
    case (false, false): classes.append("no flexible margin")
    case (true, false): classes.append("the margin before")
    case (false, true): classes.append("the margin after")
    case (true, true):
      let isAllZero = anchor.x == 0 && anchor.width == presentation.container.width
      classes.append(isAllZero ? "margins of zero" : "both margins")
    }
    return classes
  }

  /// The members of the parameters after the rotation.
  static func turned(_ input: RotationInput, by subject: Subject) throws -> [String: JSONValue] {
    let turned = try subject.rotate(
      input.presentation.parameters, input.container, Set(input.flexibleMargins))
    guard case .object(let members) = turned else {
      throw Violation("no parameters after the rotation", at: .everything)
    }
    return members
  }

  /// Rotations between any containers.
  static func any(_ profile: String) -> Generator<RotationInput> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let (width, height) = (
        try source.draw(.wholePoints(in: 100...1024)), try source.draw(.wholePoints(in: 100...1024))
      )
      let other = Size(
        try source.draw(.wholePoints(in: 100...1024)), try source.draw(.wholePoints(in: 100...1024)))
      var flexible: [String] = []
      for name in ["flexibleMinX", "flexibleMaxX", "flexibleMinY", "flexibleMaxY"]
      where try source.draw(.boolean) { flexible.append(name) }
      let (x, w) = try source.draw(side(Int(width)))
      let (y, h) = try source.draw(side(Int(height)))
      var presentation = PresentationInput(
        anchor: Rect(x: x, y: y, width: w, height: h), container: Size(width, height),
        contentSize: Size(100, 100), permitted: Directions.all, profile: profile)
      presentation.isVisible = try source.draw(.boolean)
      if try source.draw(.boolean) { presentation.keyboard = width > height ? 352 : 264 }
      return RotationInput(
        presentation: presentation, container: other, flexibleMargins: flexible)
    }
  }

  /// Rotations between the example's containers.
  static func withKeyboards(_ profile: String) -> Generator<RotationInput> {
    any(profile).flatMap { input in
      Generator<Bool>.boolean.map { isWide in
        var input = input
        input.presentation.container = isWide ? ExampleScenario.portrait : ExampleScenario.landscape
        input.container = isWide ? ExampleScenario.landscape : ExampleScenario.portrait
        return input
      }
    }
  }

  /// An anchor's start and length: within a container's length, or all of it.
  private static func side(_ length: Int) -> Generator<(Double, Double)> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      if try source.draw(.once(in: 4)) { return (0, Double(length)) }
      let start = try source.draw(.points(in: 0...length - 2))
      return (start, Double(try source.draw(.integer(in: 0...length - 1 - Int(start)))))
    }
  }
}
