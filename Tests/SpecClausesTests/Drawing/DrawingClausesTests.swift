import Conformance
import PropertyTesting
import SpecClauses
import Testing

struct DrawingClausesTests {
  static let ids = (1...14).map { $0 < 10 ? "CG-0\($0)" : "CG-\($0)" }

  @Test(arguments: ids, ["seed", "corrected"]) func holds(id: String, profile: String) throws {
    try ClauseExpectations.holds(id, profile)
  }

  /// Among 1,000 trials, 100 of pixels, every class that a clause speaks of occurs five times and more.
  @Test(arguments: ids, ["seed", "corrected"]) func classesOccur(id: String, profile: String) throws {
    let clause = try #require(StandardClauses.all.first { $0.text.id == id })
    for check in clause.checks {
      let trials = check.kind == .pixels ? 100 : 1_000
      let outcome = check.run(of: id, profile: profile, seed: 2, trials: trials)
      for name in check.classes {
        let share = Double(outcome.classes[name, default: 0]) / Double(max(1, outcome.trials))
        #expect(share >= 0.05, "\(id) \(check.name) \(profile): \(name) \(share)")
      }
    }
  }
}
