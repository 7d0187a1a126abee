import Conformance
import Testing

struct ViolationTests {
  @Test func demandsThrowWhatIsWrong() {
    #expect(throws: Violation("1 is not 2")) { try demand(1 == 2, "1 is not 2") }
    #expect(throws: Never.self) { try demand(true, "") }
  }
}
