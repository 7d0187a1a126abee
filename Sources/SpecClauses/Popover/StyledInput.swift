import Conformance
import JSONText
import PropertyTesting

/// A popover or an image in a style whose colours are known.
struct StyledInput<Base: ClauseInput>: ClauseInput {
  let base: Base
  let style: SpecStyle

  var parameters: JSONValue { base.parameters.adding("style", style.json) }
  var classes: [String] { base.classes }
  var measure: [Double] { base.measure }
  var deviations: [String] { base.deviations }

  /// Each value of a generator in each style of another.
  static func each(of bases: Generator<Base>, in styles: Generator<SpecStyle>) -> Generator<Self> {
    Generator<Self> { (source: inout ChoiceSource) throws(GenerationFailure) in
      StyledInput(base: try source.draw(bases), style: try source.draw(styles))
    }
  }
}
