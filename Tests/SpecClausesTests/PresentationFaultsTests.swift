import Catalog
import Conformance
import PropertyTesting
import SpecClauses
import Testing

/// The clauses of this part catch what wrong code would produce.
struct PresentationFaultsTests {
  @Test(arguments: PresentationFaults.all.indices) func caught(index: Int) throws {
    let planted = PresentationFaults.all[index]
    let subject = planted.fault.plant(ClauseExpectations.subject)
    for id in planted.caughtBy {
      let clause = try #require(StandardClauses.all.first { $0.text.id == id })
      let rows = SpecText.deviations.filter { $0.breaks.contains(id) }.map(\.id)
      let isCaught = clause.checks.contains { check in
        let trials = check.kind == .pixels ? 40 : 400
        let outcome = check.run(
          subject, profile: planted.profile, by: PropertyRunner(seed: 11, trials: trials))
        return outcome.failures.keys.contains { planted.profile == "corrected" || !rows.contains($0) }
      }
      #expect(isCaught, "\(planted.fault.name): \(id) does not catch it")
    }
  }

  @Test("every clause of this part catches something") func everyClause() {
    let caught = Set(PresentationFaults.all.flatMap(\.caughtBy))
    let clauses = PresentationClausesTests.exact + PresentationClausesTests.broken.keys + ["COR-06"]
    for id in clauses { #expect(caught.contains(id), "\(id) catches no planted fault") }
  }
}
