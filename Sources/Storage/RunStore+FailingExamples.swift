public import Conformance

extension RunStore {
  /// The sequences of choices that broke clauses before, by check, each check's in the order to try them.
  ///
  /// They are hints: one that cannot be read is passed over.
  public func failingExamples() throws -> [CheckPlace: [[UInt64]]] {
    let tokens = try connection.rows(
      "SELECT token FROM failing_examples ORDER BY clause, profile, check_name, ordinal", []
    ) { $0.text(0) }.compactMap { try? CounterexampleToken($0) }
    return tokens.reduce(into: [:]) { $0[$1.place, default: []].append($1.choices) }
  }

  /// Replaces what is kept for each of the checks: what they break on now; an empty list forgets.
  public func keep(failingExamples: [CheckPlace: [[UInt64]]]) throws {
    try connection.transaction {
      let delete = try connection.prepare(
        "DELETE FROM failing_examples WHERE clause = ?1 AND profile = ?2 AND check_name = ?3")
      let insert = try connection.prepare(
        """
        INSERT INTO failing_examples (clause, profile, check_name, token, ordinal)
        VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO NOTHING
        """)
      for (place, sequences) in failingExamples {
        let key: [SQLValue] = [.text(place.clause), .text(place.profile), .text(place.check)]
        try delete.run(key)
        for (ordinal, choices) in sequences.enumerated() {
          let token = CounterexampleToken(place: place, choices: choices).text
          try insert.run(key + [.text(token), .integer(ordinal)])
        }
      }
    }
  }
}
