public import Conformance
public import JSONText
import Pixels

extension ConformanceSummary {
  /// The members `clauses` and `deviations` of `run --json`, which `clauses check --json` prints alone.
  public var json: JSONValue {
    .object(["clauses": .array(clauses.map(\.json)), "deviations": .array(deviations.map(\.json))])
  }
}

extension ClauseResult {
  fileprivate var json: JSONValue {
    .object([
      "id": .string(clause), "profile": .string(profile), "verdict": .string(verdict.rawValue),
      "trials": .integer(trials), "detail": .optional(detail),
      "deviations": .array(rows.map(JSONValue.string)),
      "replay": .optional(counterexample?.token), "problem": .optional(counterexample?.problem),
      "counterexample": counterexample?.parameters ?? .null, "layout": counterexample?.layout ?? .null,
      "region": counterexample?.regionJSON ?? .null,
    ])
  }
}

extension DeviationResult {
  fileprivate var json: JSONValue {
    .object([
      "id": .string(id), "found": .boolean(isFound), "clauses": .array(clauses.map(JSONValue.string)),
      "replay": .optional(counterexample?.token), "problem": .optional(counterexample?.problem),
      "counterexample": counterexample?.parameters ?? .null, "layout": counterexample?.layout ?? .null,
      "region": counterexample?.regionJSON ?? .null,
    ])
  }
}

extension Counterexample {
  /// The box that holds the wrong pixels.
  fileprivate var regionJSON: JSONValue {
    region.map { .array([$0.x, $0.y, $0.width, $0.height].map(JSONValue.integer)) } ?? .null
  }
}
