import Catalog
import Conformance
import PropertyTesting
import SpecClauses
import Testing

/// The clauses of this part catch what wrong code would produce.
struct PresentationFaultsTests {
  private static let clauses =
    PresentationClausesTests.exact + PresentationClausesTests.broken.keys.sorted() + ["COR-06"]

  @Test(arguments: PresentationFaults.all) func caught(planted: PlantedFault) throws {
    let subject = planted.plant(ClauseExpectations.subject)
    for id in planted.caughtBy {
      let clause = try #require(StandardClauses.all.first { $0.text.id == id })
      let isCaught = clause.checks.contains { Self.catches($0, id, planted, in: subject) }
      #expect(isCaught, "\(planted.name): \(id) does not catch it")
    }
  }

  /// Whether a check fails where no row of its clause explains it.
  private static func catches(
    _ check: ClauseCheck<Subject>, _ id: String, _ planted: PlantedFault, in subject: Subject
  ) -> Bool {
    let outcome = check.run(
      of: id, on: subject, profile: planted.profile, seed: 11, trials: check.kind == .pixels ? 40 : 400)
    return outcome.failures[CheckOutcome.violation] != nil
  }

  @Test("every check of this part catches something", arguments: clauses) func everyCheck(id: String) throws {
    let clause = try #require(StandardClauses.all.first { $0.text.id == id })
    // Those that the clause has to catch come first.
    let faults = PresentationFaults.all.filter { clause.text.profiles.contains($0.profile) }
    let ordered = faults.filter { $0.caughtBy.contains(id) } + faults.filter { !$0.caughtBy.contains(id) }
    for check in clause.checks {
      let isRed = ordered.contains { planted in
        Self.catches(check, id, planted, in: planted.plant(ClauseExpectations.subject))
      }
      #expect(isRed, "\(id) \(check.name) catches no planted fault")
    }
  }

  @Test("every clause of this part catches something") func everyClause() {
    let caught = Set(PresentationFaults.all.flatMap(\.caughtBy))
    for id in Self.clauses { #expect(caught.contains(id), "\(id) catches no planted fault") }
  }
}
