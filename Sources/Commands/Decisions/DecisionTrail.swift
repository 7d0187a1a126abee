import JSONText
import Reporting
import RunModel
import Storage

/// What was decided on a run's pictures, what was undone among it, in the order in which it was done.
struct DecisionTrail {
  let decisions: [RecordedDecision]

  /// The decisions of a run.
  init(of run: String, in store: RunStore) throws { decisions = try store.decisions(of: run) }

  /// A line for each act.
  func print(on console: Console) {
    var rest = decisions[...]
    while let first = rest.first {
      let count = rest.prefix { $0.action == first.action && $0.decision == first.decision }.count
      rest = rest.dropFirst(count)
      let what = count == 1 ? "\(first.caseID)" : "\(count) pictures"
      console.print(Console.plain("\(first.action.rawValue)   \(what)   \(first.decision.summary)"))
    }
  }

  /// An object for each decision.
  var json: JSONValue {
    .array(
      decisions.map { recorded in
        .object([
          "action": .string(recorded.action.rawValue), "id": .string(recorded.caseID.description),
          "digest": .string(recorded.digest.description), "by": .string(recorded.decision.by),
          "reason": .string(recorded.decision.reason), "at": .string(recorded.decision.at),
        ])
      })
  }
}
