public import Conformance
import FoundationEssentials
import JSONText

extension RunStore {
  /// Records what the clauses of a run that is going on came to, all of it or nothing.
  public func record(_ summary: ConformanceSummary, of run: String) throws {
    try connection.transaction {
      let sequence = try sequenceOfOpenRun(run)
      try connection.run(
        "UPDATE runs SET seed = ?2 WHERE sequence = ?1", [.integer(sequence), .text("\(summary.seed)")])
      let insertClause = try connection.prepare(
        """
        INSERT INTO clause_results (run, ordinal, clause, profile, verdict, trials, detail, deviations,
          counterexample)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
        """)
      for (ordinal, result) in summary.clauses.enumerated() {
        try insertClause.run([
          .integer(sequence), .integer(ordinal), .text(result.clause), .text(result.profile),
          .text(result.verdict.rawValue), .integer(result.trials), .optional(result.detail),
          .text(Self.list(result.rows)), .optional(result.counterexample?.json.serialized),
        ])
      }
      let insertDeviation = try connection.prepare(
        """
        INSERT INTO deviation_results (run, ordinal, id, clauses, counterexample)
        VALUES (?1, ?2, ?3, ?4, ?5)
        """)
      for (ordinal, result) in summary.deviations.enumerated() {
        try insertDeviation.run([
          .integer(sequence), .integer(ordinal), .text(result.id), .text(Self.list(result.clauses)),
          .optional(result.counterexample?.json.serialized),
        ])
      }
    }
  }

  /// What the clauses of a run came to; nil where none were checked.
  public func conformance(of run: String) throws -> ConformanceSummary? {
    let seeds = try connection.rows(
      "SELECT seed FROM runs WHERE id = ?1 AND seed IS NOT NULL", [.text(run)]
    ) { try $0.value(0) { UInt64($0) } }
    guard let seed = seeds.first else { return nil }
    let clauses = try connection.rows(
      """
      SELECT clause, profile, verdict, trials, detail, deviations, counterexample FROM clause_results
      JOIN runs ON runs.sequence = run WHERE id = ?1 ORDER BY ordinal
      """, [.text(run)]
    ) { row in
      ClauseResult(
        clause: row.text(0), profile: row.text(1), verdict: try row.value(2, ClauseResult.Verdict.init),
        trials: try row.value(3) { Int($0).flatMap { (0...1 << 40).contains($0) ? $0 : nil } },
        detail: row.optionalText(4), rows: try row.value(5, Self.list),
        counterexample: try row.optionalValue(6, Self.counterexample))
    }
    let deviations = try connection.rows(
      """
      SELECT deviation_results.id, clauses, counterexample FROM deviation_results
      JOIN runs ON runs.sequence = run WHERE runs.id = ?1 ORDER BY ordinal
      """, [.text(run)]
    ) { row in
      DeviationResult(
        id: row.text(0), clauses: try row.value(1, Self.list),
        counterexample: try row.optionalValue(2, Self.counterexample))
    }
    return ConformanceSummary(seed: seed, clauses: clauses, deviations: deviations)
  }

  private static func list(_ words: [String]) -> String {
    JSONValue.array(words.map(JSONValue.string)).serialized
  }

  private static func list(_ text: String) -> [String]? {
    try? JSONDecoder().decode([String].self, from: Data(text.utf8))
  }

  private static func counterexample(_ text: String) -> Counterexample? {
    (try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))).flatMap(Counterexample.init)
  }
}
