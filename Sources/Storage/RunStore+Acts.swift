public import RunModel

extension RunStore {
  /// Records an act of approving or rejecting pictures of one run, all of it or nothing.
  ///
  /// - Parameters:
  ///   - replaced: what becomes of the baselines; the act is not done then until ``finish(act:)``.
  ///   - manifests: likewise, the manifests.
  /// - Returns: the act's key.
  /// - Throws: `StorageFailure` where the run has no picture of a case and digest, where it has been decided
  ///   on, or where an act is not done.
  public func record(
    _ decisions: [RecordedDecision], replacing replaced: [ReplacedBaseline] = [],
    manifests: [ReplacedManifest] = []
  ) throws -> Int {
    guard let first = decisions.first else { preconditionFailure("an act has a decision") }
    return try durably {
      try requireNothingUnfinished()
      try requireOpen(decisions)
      let act = try beginAct(first.action, isDone: replaced.isEmpty)
      let insert = try connection.prepare(
        """
        INSERT INTO decisions (run, case_id, digest, action, decided_by, reason, decided_at, act)
        SELECT run, cases.id, results.digest, ?4, ?5, ?6, ?7, ?8
        FROM results JOIN runs ON runs.sequence = run JOIN cases ON cases.sequence = case_sequence
        WHERE runs.id = ?1 AND cases.id = ?2 AND results.digest = ?3
        """)
      for recorded in decisions {
        let decision = recorded.decision
        try insert.run([
          .text(decision.run), .text(recorded.caseID.description), .text(recorded.digest.description),
          .text(recorded.action.rawValue), .text(decision.by), .text(decision.reason), .text(decision.at),
          .integer(act),
        ])
        guard connection.changes == 1 else {
          throw StorageFailure(
            what:
              "run \(decision.run) has no picture of \(recorded.caseID) with the digest \(recorded.digest)",
            location: connection.path, remedy: "look at the picture of the last run, then decide again")
        }
      }
      try record(replaced, manifests, of: act)
      return act
    }
  }

  /// Records that decisions are undone.
  ///
  /// - Parameter decision: who undoes them, why and when.
  /// - Parameter isDone: whether no baseline is to change; otherwise the act is done with ``finish(act:)``.
  /// - Returns: the act's key.
  /// - Throws: `StorageFailure` where one of them no longer stands, or where an act is not done.
  public func recordUndo(
    of decisions: [StandingDecision], decision: Decision, isDone: Bool
  ) throws -> Int {
    try durably {
      try requireNothingUnfinished()
      try requireStanding(decisions)
      return try insertUndo(of: decisions, decision: decision, isDone: isDone)
    }
  }

  /// Records that an act which was cut off is ended by an undo, an undo by another one.
  ///
  /// - Parameters:
  ///   - sequence: the key of the act.
  ///   - decision: who ends it, why and when.
  /// - Returns: the key of the new act, with which ``finish(act:)`` ends both.
  /// - Throws: `StorageFailure` where that is not the act to be ended.
  public func recordRepair(of act: RecordedAct, _ sequence: Int, decision: Decision) throws -> Int {
    try durably {
      try requireUnfinished(act, sequence)
      return try insertUndo(of: act.decisions, decision: decision, isDone: false)
    }
  }

  /// The writing of an act is done; of an undo also that of the act which it reverses, and of earlier undos of
  /// the same decisions, if they were cut off.
  public func finish(act: Int) throws {
    try connection.run(
      """
      UPDATE acts SET is_done = 1 WHERE sequence = ?1 OR sequence IN (
        SELECT cut_off.act FROM decisions AS later
        JOIN decisions AS cut_off ON cut_off.sequence = later.undoes OR cut_off.undoes = later.undoes
        WHERE later.act = ?1)
      """, [.integer(act)])
  }

  /// The last act that is done; nil where there is none.
  ///
  /// What is not done may be half-written: whoever reads the baselines meanwhile comes before it.
  public func lastDoneAct() throws -> Int? {
    try connection.rows("SELECT MAX(sequence) FROM acts WHERE is_done = 1") { $0.optionalInteger(0) }[0]
  }

  /// Forgets an act of which nothing came about.
  public func abandon(act: Int) throws {
    try connection.transaction {
      try connection.run("DELETE FROM decisions WHERE act = ?1", [.integer(act)])
      try connection.run("DELETE FROM acts WHERE sequence = ?1", [.integer(act)])
    }
  }

  /// A transaction that a power cut does not lose: files are written on the strength of it.
  private func durably<Result>(_ body: () throws -> Result) throws -> Result {
    try connection.execute("PRAGMA synchronous = FULL")
    return try connection.transaction(body)
  }

  private func insertUndo(
    of decisions: [StandingDecision], decision: Decision, isDone: Bool
  ) throws -> Int {
    let act = try beginAct(.undo, isDone: isDone)
    let insert = try connection.prepare(
      """
      INSERT INTO decisions (run, case_id, digest, action, decided_by, reason, decided_at, act, undoes)
      SELECT run, case_id, digest, 'undo', ?2, ?3, ?4, ?5, ?1 FROM decisions WHERE sequence = ?1
      """)
    for undone in decisions {
      try insert.run([
        .integer(undone.sequence), .text(decision.by), .text(decision.reason), .text(decision.at),
        .integer(act),
      ])
    }
    return act
  }

  private func beginAct(_ action: RecordedDecision.Action, isDone: Bool) throws -> Int {
    try connection.rows(
      "INSERT INTO acts (action, is_done) VALUES (?1, ?2) RETURNING sequence",
      [.text(action.rawValue), .integer(isDone ? 1 : 0)]
    ) { $0.integer(0) }[0]
  }

  /// Refuses to go on where another act has been begun meanwhile.
  private func requireNothingUnfinished() throws {
    guard let (_, act) = try unfinishedAct() else { return }
    throw StorageFailure(
      what: "\(act.phrase) was begun and is not done", location: connection.path,
      remedy: "wait for it", next: StorageFailure.again)
  }

  /// Refuses what someone else has decided on since the pictures were chosen.
  private func requireOpen(_ decisions: [RecordedDecision]) throws {
    for (run, ofRun) in Dictionary(grouping: decisions, by: \.decision.run) {
      let standing = try standingDecisions(on: run)
      for recorded in ofRun {
        guard let found = standing[recorded.caseID]?.recorded else { continue }
        if found.action == .reject && recorded.action == .approve { continue }
        let word = found.action == .approve ? "approved" : "rejected"
        throw StorageFailure(
          what: "\(recorded.caseID) has been \(word) meanwhile", location: run,
          remedy: "proofsheet status says what is pending")
      }
    }
  }
}
