import Conformance
import JSONText
import PropertyTesting

/// A component of a size that is impossible, or only just possible (section 5, *Bad input*).
struct BadInput: ClauseInput {
  var members: [String: JSONValue]
  /// The key to be named; nil for what is possible.
  var key: String?
  var classes: [String]
  var measure: [Double]

  var parameters: JSONValue { .object(members) }
  var deviations: [String] { [] }

  static let allClasses = [
    "zero", "negative", "not finite", "past 16,384 pixels", "part of a pixel", "impossible scale",
    "just fits",
  ]

  /// One bad side of an otherwise good size.
  static func any(_ profile: String) -> Generator<BadInput> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let component = try source.draw(.element(of: ["tutorial-popover", "stack", "popover"]))
      let key = component == "stack" ? "frame" : "bounds"
      let kind = try source.draw(.element(of: allClasses))
      let scale = try source.draw(.integer(in: 1...3))
      let amount = Double(try source.draw(.integer(in: 1...1_000)))
      let longest = 16_384 / scale
      let bad: Double
      switch kind {
      case "zero": bad = try source.draw(.element(of: [0, -0.0]))
      case "negative": bad = try source.draw(.element(of: [-amount, -amount / 1e12, -amount * 1e12]))
      case "not finite": bad = try source.draw(.element(of: [.infinity, -.infinity, .nan]))
      case "past 16,384 pixels":
        bad = try source.draw(
          .element(of: [Double(longest + 1), Double(longest) + amount, amount * 1e15, 1e308]))
      case "part of a pixel": bad = 100 + amount / 1_001
      case "just fits": bad = Double(longest)
      default: bad = 200
      }
      let good = try source.draw(.element(of: [200, Double(longest)]))
      let isFirst = try source.draw(.boolean)
      var members: [String: JSONValue] = [
        "component": .string(component), "scale": .integer(scale),
        key: .array([.number(isFirst ? bad : good), .number(isFirst ? good : bad)]),
      ]
      switch component {
      case "stack":
        members["mode"] = .string("single")
        members["image"] = .string("solid:30x20:3366cc")
        members["profile"] = .string(profile)
      case "popover":
        members["direction"] = .string("up")
        members["profile"] = .string(profile)
      default: members["step"] = .string("inset")
      }
      if kind == "impossible scale" {
        members["scale"] = .number(try source.draw(.element(of: [0, -1, 0.5, 1.5, 16_385, 1e18])))
      }
      return BadInput(
        members: members, key: kind == "just fits" ? nil : kind == "impossible scale" ? "scale" : key,
        classes: [kind], measure: [1, bad.isFinite ? bad.magnitude + good : good, 0, Double(scale)])
    }
  }
}
