import Conformance
import PropertyTesting
import SpecClauses
import Testing

/// The popover's clauses against wrong subjects: each fault is caught by the clauses that speak of it.
struct PopoverFaultsTests {
  @Test("caught", arguments: PopoverFaults.all) func caught(fault: PlantedFault) throws {
    let subject = fault.plant(ClauseExpectations.subject)
    for id in fault.caughtBy {
      let clause = try #require(StandardClauses.all.first { $0.text.id == id })
      let isCaught = clause.checks.contains { check in
        let trials = check.kind == .pixels ? 60 : 600
        let outcome = check.run(
          of: id, on: subject, profile: fault.profile, seed: 3, trials: trials)
        // A failure that a row of section 6 explains catches nothing.
        return outcome.failures.keys.contains(CheckOutcome.violation)
      }
      #expect(isCaught, "\(id) does not see: \(fault.name)")
    }
  }

  @Test("every clause of the popover catches a fault, under each of its profiles")
  func everyClauseCatchesAFault() {
    for clause in SpecText.clauses where PopoverClausesTests.ids.contains(clause.id) {
      for profile in clause.profiles {
        #expect(
          PopoverFaults.all.contains { $0.profile == profile && $0.caughtBy.contains(clause.id) },
          "\(clause.id) under \(profile)")
      }
    }
  }
}
