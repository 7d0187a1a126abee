import Conformance
import SpecClauses
import Testing

/// The popover's clauses against the project's own components: that they hold, and that they fail where
/// SPEC section 6 says so and nowhere else.
struct PopoverClausesTests {
  /// The clauses of `Sources/SpecClauses/Popover`.
  static let ids =
    [
      "POP-01", "POP-02", "POP-03", "POP-04", "POP-05", "POP-06", "POP-07", "POP-08", "POP-09", "POP-10",
      "POP-11", "POP-12", "POP-13", "POP-14", "POP-15", "POP-16", "POP-17", "POP-18", "POP-19", "POP-20",
      "POP-21", "POP-22", "POP-23", "POP-24", "POP-28", "POP-29", "POP-30", "POP-35", "POP-36", "POP-37",
      "COR-01", "COR-02", "COR-03", "COR-04", "COR-05",
    ]

  /// The rows that break each of them.
  static let rows: [String: [String]] = [
    "POP-14": ["D-01", "D-02", "D-03", "D-04", "D-05"], "POP-15": ["D-03", "D-05"], "POP-29": ["D-09"],
    "POP-35": ["D-03", "D-04", "D-05"], "POP-36": ["D-04", "D-05", "D-06"], "POP-37": ["D-07"],
  ]

  static func holding(_ profile: String) -> [String] {
    SpecText.clauses.filter { clause in
      ids.contains(clause.id) && clause.profiles.contains(profile)
        && (profile == "corrected" || rows[clause.id] == nil)
    }.map(\.id)
  }

  @Test("the rows are those of the document") func rowsOfTheDocument() {
    for (id, rows) in Self.rows {
      #expect(SpecText.deviations.filter { $0.breaks.contains(id) }.map(\.id) == rows, "\(id)")
    }
  }

  @Test("holds under corrected", arguments: holding("corrected")) func corrected(id: String) throws {
    try ClauseExpectations.holds(id, "corrected")
    try Self.demandClasses(id, "corrected")
  }

  @Test("holds under seed", arguments: holding("seed")) func seed(id: String) throws {
    try ClauseExpectations.holds(id, "seed")
    try Self.demandClasses(id, "seed")
  }

  /// Every class that a check names occurs in 5 of 100 values or more.
  static func demandClasses(_ id: String, _ profile: String) throws {
    let clause = try #require(StandardClauses.all.first { $0.text.id == id })
    let outcomes = try ClauseExpectations.outcomes(id, profile, seed: 2, trials: 1000)
    for check in clause.checks {
      let outcome = try #require(outcomes[check.name])
      for label in check.classes {
        let share = Double(outcome.classes[label, default: 0]) / Double(outcome.trials)
        #expect(share >= 0.05, "\(id) \(check.name) \(profile): \(label) in \(share) of the values")
      }
    }
  }

  @Test("seed breaks it where a row says so, and nowhere else", arguments: rows.keys.sorted())
  func deviations(id: String) throws {
    let rows = try #require(Self.rows[id])
    for seed in UInt64(1)...10 {
      var found: Set<String> = []
      for (name, outcome) in try ClauseExpectations.outcomes(id, "seed", seed: seed, trials: 400) {
        for (row, failure) in outcome.failures {
          #expect(rows.contains(row), "\(id) \(name) \(row): \(failure.violation) \(failure.parameters)")
          found.insert(row)
        }
      }
      #expect(found.sorted() == rows, "\(id) from seed \(seed)")
    }
  }
}
