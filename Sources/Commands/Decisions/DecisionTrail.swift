import JSONText
import Reporting
import RunModel
import Storage

/// What was decided on a run's pictures, what was undone among it, in the order in which it was done.
struct DecisionTrail {
  private let decisions: [StandingDecision]
  private let cutOff: Set<Int>

  /// The decisions of a run.
  init(of run: String, in store: RunStore, _ baselines: BaselineStore) throws {
    decisions = try store.trail(of: run)
    cutOff = try store.cutOffActs(in: baselines)
  }

  /// A line for each act.
  func print(on console: Console) {
    var rest = decisions[...]
    while let first = rest.first {
      // Before there were acts, one command's decisions had all but the picture in common.
      let count = rest.prefix {
        $0.act == first.act && $0.recorded.action == first.recorded.action
          && $0.recorded.decision == first.recorded.decision
      }.count
      rest = rest.dropFirst(count)
      let (action, summary) = (first.recorded.action.rawValue, first.recorded.decision.summary)
      let what = count == 1 ? "\(first.recorded.caseID)" : "\(count) pictures"
      let state = isCutOff(first) ? "   (cut off)" : ""
      console.print(Console.plain("\(action)   \(what)   \(summary)\(state)"))
    }
  }

  /// An object for each decision.
  var json: JSONValue {
    .array(
      decisions.map { one in
        let recorded = one.recorded
        return .object([
          "action": .string(recorded.action.rawValue), "id": .string(recorded.caseID.description),
          "digest": .string(recorded.digest.description), "by": .string(recorded.decision.by),
          "reason": .string(recorded.decision.reason), "at": .string(recorded.decision.at),
          "cutOff": .boolean(isCutOff(one)),
        ])
      })
  }

  private func isCutOff(_ decision: StandingDecision) -> Bool {
    decision.act.map(cutOff.contains) ?? false
  }
}
