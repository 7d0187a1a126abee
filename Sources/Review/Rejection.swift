public import RunModel
public import Storage

/// Records that pictures of a run are wrong; baselines stay as they are.
public struct Rejection {
  private let store: RunStore

  /// A rejection over a record.
  public init(store: RunStore) { self.store = store }

  /// Records the decision.
  ///
  /// - Throws: `StorageFailure` when the run is not complete.
  public func reject(_ results: [CaseResult], of run: RunRecord, decision: Decision) throws {
    try run.requireComplete()
    let decisions = results.compactMap { result in
      result.digest.map {
        RecordedDecision(caseID: result.caseID, digest: $0, action: .reject, decision: decision)
      }
    }
    if decisions.isEmpty { return }
    _ = try store.record(decisions)
  }
}
