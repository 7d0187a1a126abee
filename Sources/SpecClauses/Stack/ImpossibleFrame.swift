import Conformance
import Geometry
import JSONText
import PropertyTesting

/// A stack whose frame can be no bitmap (SPEC, *Bad input* and *Words*).
struct ImpossibleFrame: ClauseInput {
  var input: StackInput
  /// What is wrong with it.
  var problem: String

  var parameters: JSONValue { input.parameters }
  var classes: [String] { [problem] }
  var measure: [Double] { input.measure }
  var deviations: [String] { [] }

  /// Frames with one impossible side.
  static func any(_ profile: String) -> Generator<ImpossibleFrame> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let problem = try source.draw(.element(of: ["zero", "negative", "part of a pixel", "too large"]))
      let good = Double(try source.draw(.integer(in: 1...300)))
      let isWidth = try source.draw(.boolean)
      let scale = try source.draw(.integer(in: 1...3))
      let size = Double(try source.draw(.integer(in: 1...300)))
      let bad =
        switch problem {
        case "zero": 0.0
        case "negative": -size
        case "part of a pixel": size + 0.25 / Double(scale)
        default: (16_384 + size) / Double(scale)
        }
      let input = StackInput(
        frame: isWidth ? Size(bad, good) : Size(good, bad),
        mode: try source.draw(.element(of: ["single", "stack"])), photo: StackPhoto(width: 30, height: 20),
        scale: scale, profile: profile)
      return ImpossibleFrame(input: input, problem: problem)
    }
  }
}
