import Conformance
import JSONText
import PropertyTesting

/// A number that toy clauses speak of.
struct ToyInput: ClauseInput {
  let number: Int
  let profile: String

  var parameters: JSONValue { .object(["number": .integer(number)]) }
  var classes: [String] { [number % 2 == 0 ? "even" : "odd"] }
  var measure: [Double] { [Double(number)] }
  /// D-01 describes tens under `seed`, D-02 what is past 50.
  var deviations: [String] {
    guard profile == "seed" else { return [] }
    return (number % 10 == 0 ? ["D-01"] : []) + (number > 50 ? ["D-02"] : [])
  }

  static func any(_ profile: String) -> Generator<ToyInput> {
    Generator.integer(in: 0...100).map { ToyInput(number: $0, profile: profile) }
  }
}

/// A check of toy numbers: `Subject` is the limit that they are held to.
func toyCheck(_ name: String = "limit", classes: [String] = []) -> ClauseCheck<Int> {
  ClauseCheck(name, .layout, of: ToyInput.any, classes: classes) { input, limit in
    try demand(input.number < limit, "\(input.number) is not below \(limit)")
  }
}
