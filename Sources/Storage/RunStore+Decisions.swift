public import RunModel

extension RunStore {
  /// The decisions on a run's pictures, in the order in which they were made, what was undone among them.
  public func decisions(of run: String) throws -> [RecordedDecision] { try trail(of: run).map(\.recorded) }

  /// The same with their keys and those of their acts.
  public func trail(of run: String) throws -> [StandingDecision] {
    try connection.rows(
      """
      SELECT decisions.sequence, decisions.act, case_id, decisions.digest, action, decided_by, reason,
        decided_at, id
      FROM decisions JOIN runs ON runs.sequence = run WHERE id = ?1 ORDER BY decisions.sequence
      """, [.text(run)], Self.decision)
  }

  /// The decisions that stand, in the order in which they were made: done and not undone.
  public func standingDecisions() throws -> [StandingDecision] {
    try connection.rows(
      """
      SELECT d.sequence, d.act, case_id, d.digest, action, decided_by, reason, decided_at, id
      FROM standing_decisions AS d JOIN runs ON runs.sequence = run ORDER BY d.sequence
      """, [], Self.decision)
  }

  /// The results of a run that await a decision, in the order of the plan.
  public func pendingResults(of run: String) throws -> [CaseResult] {
    let standing = try standingDecisions()
    let approved = Set(
      standing.filter { $0.recorded.action == .approve && $0.recorded.decision.run == run }
        .map(\.recorded.caseID))
    let rejected = try rejectedResults(of: run, standing: standing)
    return try results(of: run).filter {
      $0.verdict.isPending && !approved.contains($0.caseID) && rejected[$0.caseID] == nil
    }
  }

  /// The pictures of a run that someone rejected, in this run or an earlier one, with the decision.
  ///
  /// The same picture rejected once is rejected again; what was approved since is not.
  public func rejections(of run: String) throws -> [CaseID: Decision] {
    try rejectedResults(of: run, standing: try standingDecisions()).mapValues(\.recorded.decision)
  }

  /// The decisions that hold for pictures of a run: made on it, or a rejection of the same picture before.
  ///
  /// One for each case, the latest.
  public func standingDecisions(on run: String) throws -> [CaseID: StandingDecision] {
    let standing = try standingDecisions()
    let made = standing.filter { $0.recorded.decision.run == run }
    return Dictionary(made.map { ($0.recorded.caseID, $0) }) { $1 }
      .merging(try rejectedResults(of: run, standing: standing)) { $0.sequence > $1.sequence ? $0 : $1 }
  }

  private func rejectedResults(
    of run: String, standing: [StandingDecision]
  ) throws -> [CaseID: StandingDecision] {
    struct Picture: Hashable {
      var caseID: CaseID
      var digest: Digest
    }
    let latest = Dictionary(
      standing.map { (Picture(caseID: $0.recorded.caseID, digest: $0.recorded.digest), $0) }
    ) { $1 }
    if latest.isEmpty { return [:] }
    var rejected: [CaseID: StandingDecision] = [:]
    for result in try results(of: run) where result.verdict.isPending {
      guard let digest = result.digest,
        let decision = latest[Picture(caseID: result.caseID, digest: digest)],
        decision.recorded.action == .reject
      else { continue }
      rejected[result.caseID] = decision
    }
    return rejected
  }

  static func decision(_ row: Row) throws -> StandingDecision {
    StandingDecision(
      sequence: row.integer(0), act: row.optionalInteger(1),
      recorded: RecordedDecision(
        caseID: try row.value(2, CaseID.init), digest: try row.value(3, Digest.init),
        action: try row.value(4, RecordedDecision.Action.init),
        decision: Decision(by: row.text(5), reason: row.text(6), at: row.text(7), run: row.text(8))))
  }
}
