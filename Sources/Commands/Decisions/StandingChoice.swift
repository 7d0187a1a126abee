import RunModel
import Storage

/// The decisions that `undo` reverses, in the order in which they were made.
struct StandingChoice {
  let decisions: [StandingDecision]

  /// Finds the decisions.
  ///
  /// Nothing named: the last act. Ids and globs without a run: the last decision on each case, on whatever
  /// run it was made. With a run, a group or all: those that hold for pictures of that run.
  init(_ choice: PictureChoice, _ run: String?, in store: RunStore) throws {
    if choice.isEmpty {
      let run = try run.map { try RecordedRun.find($0, in: store).id }
      guard let act = try store.lastAct(on: run) else {
        throw CommandFailure.usage("nothing to undo", run ?? "the record", "no decision stands there")
      }
      decisions = act.decisions
      return
    }
    var results: [CaseResult] = []
    let standing: [CaseID: StandingDecision]
    let location: String
    if run == nil && !choice.isAll && choice.groups.isEmpty {
      let all = try store.standingDecisions()
      standing = Dictionary(all.map { ($0.recorded.caseID, $0) }) { $1 }
      location = "the record"
    } else {
      let found = try RecordedRun.find(run, in: store)
      results = try store.results(of: found.id)
      standing = try store.standingDecisions(on: found.id)
      location = found.id
    }
    let chosen = try choice.cases(
      among: Set(standing.keys), in: results, what: "decided", location: location,
      remedy: "proofsheet show RUN lists what was decided on a run")
    decisions = standing.filter { chosen.contains($0.key) }.values.sorted { $0.sequence < $1.sequence }
    if decisions.isEmpty {
      throw CommandFailure.usage("nothing to undo", location, "no decision stands there")
    }
  }
}
