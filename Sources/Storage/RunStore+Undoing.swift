import RunModel

extension RunStore {
  /// The last act of which a decision stands.
  ///
  /// - Parameter run: only acts on this run; nil for all.
  public func lastAct(on run: String?) throws -> RecordedAct? {
    let standing = try standingDecisions().filter {
      $0.act != nil && (run == nil || $0.recorded.decision.run == run)
    }
    guard let last = standing.last else { return nil }
    return RecordedAct(
      action: last.recorded.action, decisions: standing.filter { $0.act == last.act })
  }

  /// How many approvals from other runs were undone since a run read the baselines: it saw some that are no more.
  public func approvalsUndone(since run: String) throws -> Int {
    try connection.rows(
      """
      SELECT COUNT(DISTINCT undone.sequence) FROM decisions AS later JOIN decisions AS undone ON later.undoes = undone.sequence
      JOIN runs ON runs.id = ?1
      WHERE undone.action = 'approve' AND undone.run <> runs.sequence
        AND later.act > COALESCE(runs.last_act, 0)
      """, [.text(run)]
    ) { $0.integer(0) }[0]
  }

  /// What approvals replaced.
  ///
  /// - Throws: `StorageFailure` for an approval of a version that kept nothing.
  public func replaced(by decisions: [StandingDecision]) throws -> [ReplacedBaseline] {
    let select = try connection.prepare(
      "SELECT file_before, line_before, file_after, line_after FROM replaced_baselines WHERE decision = ?1")
    return try decisions.map { decision in
      let found = try select.rows([.integer(decision.sequence)]) { row in
        ReplacedBaseline(
          caseID: decision.recorded.caseID, fileBefore: try row.optionalValue(0, Digest.init),
          lineBefore: row.optionalText(1), fileAfter: try row.value(2, Digest.init), lineAfter: row.text(3))
      }
      guard let replaced = found.first else {
        throw StorageFailure(
          what: "nothing is kept of what the approval of \(decision.recorded.caseID) replaced",
          location: connection.path, remedy: "restore the baseline from version control")
      }
      return replaced
    }
  }

  /// The manifests that can be given back as a whole: all of what one act changed in them is among the
  /// decisions.
  public func replacedManifests(by decisions: [StandingDecision]) throws -> [ReplacedManifest] {
    guard let act = decisions.first?.act, decisions.allSatisfy({ $0.act == act }) else { return [] }
    let here = Dictionary(grouping: decisions, by: \.recorded.caseID.topic).mapValues(\.count)
    let all = Dictionary(
      grouping: try connection.rows(
        "SELECT case_id FROM decisions WHERE act = ?1", [.integer(act)],
        { try $0.value(0, CaseID.init) }), by: \.topic
    ).mapValues(\.count)
    return try connection.rows(
      "SELECT topic, before, after FROM replaced_manifests WHERE act = ?1 ORDER BY topic", [.integer(act)]
    ) {
      ReplacedManifest(
        topic: $0.text(0), before: try $0.optionalValue(1, Digest.init), after: try $0.value(2, Digest.init))
    }.filter { here[$0.topic] == all[$0.topic] }
  }

  /// Records what an act is going to replace.
  func record(_ replaced: [ReplacedBaseline], _ manifests: [ReplacedManifest], of act: Int) throws {
    let insert = try connection.prepare(
      """
      INSERT INTO replaced_baselines (decision, file_before, line_before, file_after, line_after)
      SELECT sequence, ?3, ?4, ?5, ?6 FROM decisions WHERE act = ?1 AND case_id = ?2
      """)
    for one in replaced {
      try insert.run([
        .integer(act), .text(one.caseID.description), .optional(one.fileBefore?.description),
        .optional(one.lineBefore), .text(one.fileAfter.description), .text(one.lineAfter),
      ])
    }
    let insertManifest = try connection.prepare(
      "INSERT INTO replaced_manifests (act, topic, before, after) VALUES (?1, ?2, ?3, ?4)")
    for one in manifests {
      try insertManifest.run([
        .integer(act), .text(one.topic), .optional(one.before?.description), .text(one.after.description),
      ])
    }
  }
}
