import Testing

@testable import Reporting

struct StatementTextTests {
  @Test func codeAndStress() {
    #expect(
      StatementText.html("a `b<c` is *not* `d*e*`").markup
        == "a <code>b&lt;c</code> is <em>not</em> <code>d*e*</code>")
  }

  @Test func marksWithoutTheirFellowsAreText() {
    #expect(StatementText.html("a ` b").markup == "a ` b")
    #expect(StatementText.html("2 * 3 is `six`").markup == "2 * 3 is <code>six</code>")
  }
}
