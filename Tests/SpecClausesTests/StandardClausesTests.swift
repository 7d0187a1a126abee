import Catalog
import Conformance
import SoftwareRendering
import SpecClauses
import Testing

struct StandardClausesTests {
  @Test func everyClauseHasItsText() {
    #expect(StandardClauses.all.map(\.text.id) == SpecText.clauses.map(\.id))
  }

  @Test(arguments: ["seed", "corrected"]) func pop05(profile: String) throws {
    try ClauseExpectations.holds("POP-05", profile)
  }
}
