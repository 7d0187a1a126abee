import RunModel
import Testing

@testable import Commands

struct StatusLinesTests {
  /// A new case, in a group of its own where it has a detail.
  private static func result(_ ordinal: Int, _ verdict: Verdict = .new, detail: String? = nil) throws
    -> CaseResult
  {
    var result = CaseResult(
      caseID: try #require(CaseID("stack/border/\(ordinal)@1x")), ordinal: ordinal, verdict: verdict,
      parameters: "{}")
    result.detail = detail
    return result
  }

  @Test("A group has its number in the run, though part of it, or of those before it, is decided on")
  func numbers() throws {
    let all =
      try (0..<3).map { try Self.result($0, .failed, detail: "unreadable") }
      + (3..<5).map { try Self.result($0) } + [Self.result(5, .missing)]
    let groups = PendingGroup.groups(of: [all[4], all[5]], in: all)
    #expect(
      StatusLines.of(groups) == [
        "group 2   new   stack/border/4@1x   no baseline yet",
        "group 3   missing   stack/border/5@1x   its baseline's file is gone",
      ])
    #expect(
      StatusLines.of(PendingGroup.groups(of: Array(all[3...4]), in: all)) == [
        "group 2   new   stack/border/3@1x and 1 more   no baseline yet"
      ])
  }

  @Test("Hundreds of groups, failures and decisions stay short")
  func short() throws {
    let results = try (0..<300).map { try Self.result($0, .failed, detail: "\u{1B}reason \($0)") }
    let failed = StatusLines.of(failed: results)
    #expect(failed.count == StatusLines.listed + 1)
    #expect(failed[1] == "failed   stack/border/1@1x   \u{FFFD}reason 1")
    #expect(failed.last == "  … 280 more; --json lists them")
    #expect(
      StatusLines.of(failed: try (0..<300).map { try Self.result($0, .failed, detail: "unreadable") })
        == ["failed   stack/border/0@1x and 299 more   unreadable"])
    #expect(StatusLines.of(results.map { PendingGroup(number: $0.ordinal, results: [$0]) }).count == 21)
    func decision(_ reason: String) -> Decision {
      Decision(by: "Ann", reason: reason, at: "2025-01-02T04:00:00Z", run: "run")
    }
    let rejected = results.map { (result: $0, decision: decision($0.ordinal < 299 ? "wrong" : "odd")) }
    #expect(
      StatusLines.of(rejected) == [
        "rejected   stack/border/0@1x and 298 more   by Ann on 2025-01-02: wrong",
        "rejected   stack/border/299@1x   by Ann on 2025-01-02: odd",
      ])
  }
}
