import Conformance
import SpecClauses
import Testing

struct SpecTextTests {
  @Test func theDocumentIsThere() {
    #expect(SpecText.clauses.count == 93)
    #expect(SpecText.deviations.map(\.id) == (1...19).map { $0 < 10 ? "D-0\($0)" : "D-\($0)" })
  }
}
