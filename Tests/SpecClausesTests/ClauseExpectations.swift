import Catalog
import Conformance
import PropertyTesting
import SoftwareRendering
import SpecClauses
import Testing

/// Runs clauses against the project's own components and renderer.
enum ClauseExpectations {
  static let subject = Subject.components(renderer: SoftwareRenderer())

  /// What all checks of a clause found under a profile, by the check's name.
  static func outcomes(
    _ id: String, _ profile: String, seed: UInt64, trials: Int
  ) throws -> [String: CheckOutcome] {
    let clause = try #require(StandardClauses.all.first { $0.text.id == id })
    #expect(!clause.checks.isEmpty, "\(id) has no check")
    return Dictionary(
      uniqueKeysWithValues: clause.checks.map { check in
        let tried = check.kind == .pixels ? max(1, trials / 10) : trials
        return (check.name, check.run(of: id, profile: profile, seed: seed, trials: tried))
      })
  }

  /// A clause that holds without exception, with all its classes.
  static func holds(_ id: String, _ profile: String, seed: UInt64 = 1, trials: Int = 200) throws {
    for (name, outcome) in try outcomes(id, profile, seed: seed, trials: trials).sorted(by: {
      $0.key < $1.key
    }) {
      #expect(outcome.trials > 0, "\(id) \(name) \(profile): no trial")
      for (row, failure) in outcome.failures {
        Issue.record(
          "\(id) \(name) \(profile) \(row): \(failure.violation) \(failure.parameters)")
      }
    }
  }
}

extension ClauseCheck<Subject> {
  /// Runs a check of a clause as a run does, but for shrinking: under `seed` the rows of SPEC section 6 that
  /// break the clause explain failures.
  func run(
    of clause: String, on subject: Subject = ClauseExpectations.subject, profile: String, seed: UInt64,
    trials: Int
  ) -> CheckOutcome {
    let rows = SpecText.deviations.filter { profile == "seed" && $0.breaks.contains(clause) }
    return run(
      subject, profile: profile, rows: Set(rows.map(\.id)),
      by: PropertyRunner(seed: seed, trials: trials, shrinks: false))
  }
}
