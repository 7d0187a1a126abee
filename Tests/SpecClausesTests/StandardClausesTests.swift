import Catalog
import Conformance
import SoftwareRendering
import SpecClauses
import Testing

struct StandardClausesTests {
  /// What a replay token can spell, and tell apart.
  @Test func checksHaveNamesForTokens() {
    for clause in StandardClauses.all {
      #expect(Set(clause.checks.map(\.name)).count == clause.checks.count, "\(clause.text.id)")
      for check in clause.checks {
        #expect(
          check.name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || " -.".contains($0)) },
          "\(clause.text.id) \(check.name)")
      }
    }
    #expect(StandardClauses.unstated == [])
  }

  @Test func everyClauseHasItsText() {
    #expect(StandardClauses.all.map(\.text.id) == SpecText.clauses.map(\.id))
  }

  @Test(arguments: ["seed", "corrected"]) func pop05(profile: String) throws {
    try ClauseExpectations.holds("POP-05", profile)
  }
}
