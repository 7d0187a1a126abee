import RunModel
import Storage

/// The pictures of a run that `approve` or `reject` decides on, in the order of the plan.
struct PendingChoice {
  let run: RunRecord
  let results: [CaseResult]

  /// Finds the run and the pictures.
  ///
  /// - Parameter rejectedToo: whether a rejected picture can be chosen too: by its whole id, so that none
  ///   slips in with others.
  init(
    _ choice: PictureChoice, _ run: String?, in store: RunStore, _ baselines: BaselineStore,
    rejectedToo: Bool
  ) throws {
    try store.requireNothingCutOff(in: baselines)
    let run = try RecordedRun.find(run, in: store)
    let pending = Set(try store.pendingResults(of: run.id).map(\.caseID))
    let rejected = rejectedToo ? Set(try store.rejections(of: run.id).keys) : []
    let all = try store.results(of: run.id)
    let chosen = try choice.cases(
      among: pending, byID: rejected, in: all, what: "pending", location: run.id,
      remedy: "proofsheet status --json lists what is")
    self.run = run
    results = all.filter { chosen.contains($0.caseID) }
  }

  /// A line for each picture.
  func say(on console: Console) {
    for result in results { console.say("\(result.verdict.rawValue)   \(result.caseID)") }
  }
}
