import RunModel

extension RunStore {
  /// The act that was begun and is not done, and its key; nil where there is none.
  ///
  /// A process may be at it still: it was cut off if this is asked by who holds the tree's lock. Its
  /// decisions are those whose baselines may be half-written.
  public func unfinishedAct() throws -> (sequence: Int, act: RecordedAct)? {
    let found = try connection.rows(
      "SELECT sequence, action FROM acts WHERE is_done = 0 ORDER BY sequence DESC LIMIT 1"
    ) { (sequence: $0.integer(0), action: try $0.value(1, RecordedDecision.Action.init)) }
    guard let found = found.first else { return nil }
    let which =
      found.action == .undo ? "sequence IN (SELECT undoes FROM decisions WHERE act = ?1)" : "act = ?1"
    let decisions = try connection.rows(
      """
      SELECT d.sequence, d.act, case_id, d.digest, action, decided_by, reason, decided_at, id
      FROM decisions AS d JOIN runs ON runs.sequence = run WHERE d.\(which) ORDER BY d.sequence
      """, [.integer(found.sequence)], Self.decision)
    return (found.sequence, RecordedAct(action: found.action, decisions: decisions))
  }

  /// The act that was begun and is not done, and that no process is at; nil where there is none.
  public func cutOffAct(in baselines: BaselineStore) throws -> (sequence: Int, act: RecordedAct)? {
    if try unfinishedAct() == nil { return nil }
    // A process that is at it holds the lock from before the act is recorded until it is done.
    return try baselines.whileAtRest { try unfinishedAct() } ?? nil
  }

  /// The keys of all acts that were cut off: an approval and the undo of it may both have been.
  public func cutOffActs(in baselines: BaselineStore) throws -> Set<Int> {
    if try unfinishedAct() == nil { return [] }
    let found = try baselines.whileAtRest {
      try connection.rows("SELECT sequence FROM acts WHERE is_done = 0") { $0.integer(0) }
    }
    return Set(found ?? [])
  }

  /// Refuses to go on where an act was cut off, which has to be undone first, and where a process is at one.
  public func requireNothingCutOff(in baselines: BaselineStore) throws {
    if try unfinishedAct() == nil { return }
    guard let found = try baselines.whileAtRest({ try unfinishedAct() }) else { throw baselines.busy }
    try refuse(found)
  }

  /// Refuses to go on where an act was cut off.
  ///
  /// - Parameter lock: of the tree of baselines: without it an act that is not done need not be cut off.
  public func requireNothingCutOff(holding lock: borrowing FolderLock) throws {
    try refuse(try unfinishedAct())
  }

  private func refuse(_ found: (sequence: Int, act: RecordedAct)?) throws {
    guard let (_, act) = found else { return }
    throw StorageFailure(
      what: "\(act.phrase) was cut off",
      location: connection.path, remedy: "proofsheet undo --reason TEXT puts back what was there before")
  }

  /// Refuses an act that is no longer to be ended.
  public func requireUnfinished(_ act: RecordedAct, _ sequence: Int) throws {
    if try unfinishedAct()?.sequence == sequence { return }
    throw StorageFailure(
      what: "another process has ended \(act.phrase) meanwhile", location: connection.path,
      remedy: "proofsheet status says what is pending")
  }

  /// Refuses decisions that no longer stand.
  public func requireStanding(_ decisions: [StandingDecision]) throws {
    let standing = Set(try standingDecisions().map(\.sequence))
    guard let gone = decisions.first(where: { !standing.contains($0.sequence) }) else { return }
    throw StorageFailure(
      what: "the decision on \(gone.recorded.caseID) has been undone meanwhile",
      location: connection.path, remedy: "proofsheet show RUN says what was decided")
  }
}
