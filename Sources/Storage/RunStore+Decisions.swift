public import RunModel

extension RunStore {
  /// Records decisions, all of them or none.
  ///
  /// - Throws: `StorageFailure` where the run has no picture of that case and digest.
  public func recordDecisions(_ decisions: [RecordedDecision]) throws {
    try connection.transaction {
      let insert = try connection.prepare(
        """
        INSERT INTO decisions (run, case_id, digest, action, decided_by, reason, decided_at)
        SELECT run, cases.id, results.digest, ?4, ?5, ?6, ?7
        FROM results JOIN runs ON runs.sequence = run JOIN cases ON cases.sequence = case_sequence
        WHERE runs.id = ?1 AND cases.id = ?2 AND results.digest = ?3
        """)
      for recorded in decisions {
        let decision = recorded.decision
        try insert.run([
          .text(decision.run), .text(recorded.caseID.description), .text(recorded.digest.description),
          .text(recorded.action.rawValue), .text(decision.by), .text(decision.reason), .text(decision.at),
        ])
        guard connection.changes == 1 else {
          throw StorageFailure(
            what:
              "run \(decision.run) has no picture of \(recorded.caseID) with the digest \(recorded.digest)",
            location: connection.path, remedy: "look at the picture of the last run, then decide again")
        }
      }
    }
  }

  /// The decisions on a run's pictures, in the order in which they were made.
  public func decisions(of run: String) throws -> [RecordedDecision] {
    try connection.rows(
      """
      SELECT case_id, decisions.digest, action, decided_by, reason, decided_at, id
      FROM decisions JOIN runs ON runs.sequence = run WHERE id = ?1 ORDER BY decisions.sequence
      """, [.text(run)]
    ) {
      RecordedDecision(
        caseID: try $0.value(0, CaseID.init), digest: try $0.value(1, Digest.init),
        action: try $0.value(2, RecordedDecision.Action.init),
        decision: Decision(by: $0.text(3), reason: $0.text(4), at: $0.text(5), run: $0.text(6)))
    }
  }

  /// The cases of a run that have been decided on.
  public func decidedCases(of run: String) throws -> Set<CaseID> {
    Set(try decisions(of: run).map(\.caseID))
  }

  /// The results of a run that await a decision, in the order of the plan.
  public func pendingResults(of run: String) throws -> [CaseResult] {
    let decided = try decidedCases(of: run)
    return try results(of: run).filter { $0.verdict.isPending && !decided.contains($0.caseID) }
  }
}
