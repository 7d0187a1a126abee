import Conformance
import JSONText
import PropertyTesting
import SpecClauses
import Testing

/// Faults that the clauses on snapshot stacks must catch.
struct StackFaultsTests {
  @Test(arguments: StackFaults.all) func isCaught(planted: PlantedFault) throws {
    let subject = planted.plant(ClauseExpectations.subject)
    for catcher in planted.caughtBy {
      let words = catcher.split(separator: " ", maxSplits: 1).map(String.init)
      let clause = try #require(StandardClauses.all.first { $0.text.id == words[0] })
      let check = try #require(clause.checks.first { $0.name == words[1] }, "\(catcher)")
      let trials = check.kind == .pixels ? 40 : 200
      let outcome = check.run(
        of: words[0], on: subject, profile: planted.profile, seed: 5, trials: trials)
      #expect(
        outcome.failures[CheckOutcome.violation] != nil,
        "\(planted.name), \(planted.profile): not caught by \(catcher)")
    }
  }

  /// What does as `corrected` under `seed` shows none of the rows.
  @Test(arguments: StackClausesTests.broken.keys.sorted()) func rowsAreMissedWhereNothingDeviates(
    id: String
  ) throws {
    let plant = StackSeams.parameters { $0["profile"] = .string("corrected") }
    let subject = plant(ClauseExpectations.subject)
    let clause = try #require(StandardClauses.all.first { $0.text.id == id })
    for check in clause.checks {
      let outcome = check.run(of: id, on: subject, profile: "seed", seed: 2, trials: 60)
      let rows = outcome.failures.keys.filter { $0.hasPrefix("D-") }
      #expect(rows.isEmpty, "\(id) \(check.name): \(rows)")
    }
  }

  /// A clause that nothing here would break is not looked at.
  @Test func everyCheckCatchesSomething() throws {
    let named = Set(StackFaults.all.flatMap(\.caughtBy))
    let ids = Set(StackClausesTests.alwaysTrue + StackClausesTests.ofSeed + StackClausesTests.ofCorrected)
      .union(StackClausesTests.broken.keys)
    for clause in StandardClauses.all where ids.contains(clause.text.id) {
      for check in clause.checks {
        let name = "\(clause.text.id) \(check.name)"
        #expect(named.contains(name) || name == "STK-13 release 1.0", "\(name) is seen to catch nothing")
      }
    }
  }
}
