public import RunModel
public import Storage

/// Reverses decisions: baselines become what they were, byte for byte; what was rejected is pending again.
public struct Undoing {
  private static let completing = "proofsheet undo --reason TEXT, which completes it"

  private let store: RunStore
  private let kept: KeptFiles
  private let baselines: BaselineStore

  /// An undoing over a record, what was kept, and the tree of baselines.
  public init(store: RunStore, kept: KeptFiles, baselines: BaselineStore) {
    self.store = store
    self.kept = kept
    self.baselines = baselines
  }

  /// Records the undo, puts back what was there, and records that it is done.
  ///
  /// - Throws: `BaselineMismatch` where a baseline is not what its approval made it, `StorageFailure`;
  ///   nothing is changed then.
  public func undo(_ decisions: [StandingDecision], decision: Decision) throws {
    let approvals = decisions.filter(\.changesBaseline)
    guard !approvals.isEmpty else {
      try store.requireNothingCutOff(in: baselines)
      _ = try store.recordUndo(of: decisions, decision: decision, isDone: true)
      return
    }
    let lock = try baselines.lock()
    // What was true when the decisions were chosen need no longer be.
    try store.requireNothingCutOff(holding: lock)
    try store.requireStanding(decisions)
    try restore(approvals, expecting: .asApproved, holding: lock) {
      try store.recordUndo(of: decisions, decision: decision, isDone: false)
    }
  }

  /// Ends an act that was cut off: an undo is completed, an approval is undone.
  ///
  /// - Parameters:
  ///   - act: the act that was found cut off.
  ///   - sequence: its key in the record.
  ///   - decision: who ends it, why and when.
  /// - Throws: `BaselineMismatch`, `StorageFailure`, also where that act is no longer to be ended: another
  ///   process may have done it.
  public func repair(_ act: RecordedAct, _ sequence: Int, decision: Decision) throws {
    let lock = try baselines.lock()
    try store.requireUnfinished(act, sequence)
    try restore(act.decisions.filter(\.changesBaseline), expecting: .cutOff, holding: lock) {
      try store.recordRepair(of: act, sequence, decision: decision)
    }
  }

  /// - Parameter record: records what is going to be done, once it is known that it can be.
  private func restore(
    _ approvals: [StandingDecision], expecting expected: BaselineExpectation,
    holding lock: consuming FolderLock, record: () throws -> Int
  ) throws {
    let restoration = try baselines.restoration(
      of: try store.replaced(by: approvals), manifests: try store.replacedManifests(by: approvals),
      from: kept, expecting: expected, holding: lock)
    let act = try record()
    do {
      try restoration.perform()
    } catch var failure as StorageFailure {
      failure.goOn(with: Self.completing)
      throw failure
    }
    try store.end(
      WrittenAct(
        key: act, name: "undo", written: "the baselines are put back", remedy: Self.completing,
        remedyWithoutRecord: nil))
    _ = consume restoration
  }
}
