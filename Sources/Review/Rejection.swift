public import RunModel
public import Storage

/// Records that pictures of a run are wrong; baselines stay as they are.
public struct Rejection {
  private let store: RunStore
  private let baselines: BaselineStore

  /// A rejection over a record, and the tree of baselines on which nobody else may be at work.
  public init(store: RunStore, baselines: BaselineStore) {
    self.store = store
    self.baselines = baselines
  }

  /// Records the decision.
  ///
  /// - Throws: `StorageFailure` when the run is not complete, another process is deciding, or was cut off.
  public func reject(_ results: [CaseResult], of run: RunRecord, decision: Decision) throws {
    try run.requireComplete()
    try store.requireNothingCutOff(in: baselines)
    let decisions = results.compactMap { result in
      result.digest.map {
        RecordedDecision(caseID: result.caseID, digest: $0, action: .reject, decision: decision)
      }
    }
    if decisions.isEmpty { return }
    _ = try store.record(decisions)
  }
}
