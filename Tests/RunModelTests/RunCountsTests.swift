import RunModel
import Testing

/// How a run ends.
struct RunCountsTests {
  private static func result(_ verdict: Verdict, blank: Bool = false, expectsInk: Bool = true) throws
    -> CaseResult
  {
    let id = try #require(CaseID("stack/single/a-\(verdict.rawValue)@1x"))
    var result = CaseResult(caseID: id, ordinal: 0, verdict: verdict, parameters: "{}")
    result.digest = Digest(String(repeating: "0", count: 64))
    result.isBlank = blank
    result.expectsInk = expectsInk
    return result
  }

  @Test(arguments: Verdict.allCases)
  func oneVerdictAmongPassesDecides(verdict: Verdict) throws {
    let counts = RunCounts([try Self.result(.passed), try Self.result(verdict)], unreferenced: 0)
    #expect(counts.status(planned: 2) == (verdict.needsAttention ? .failed : .passed))
  }

  @Test func whatProvesNothingIsInconclusive() throws {
    #expect(RunCounts([], unreferenced: 0).status(planned: 0) == .inconclusive)
    #expect(RunCounts([try Self.result(.passed)], unreferenced: 0).status(planned: 2) == .inconclusive)
    #expect(RunCounts([try Self.result(.skipped)], unreferenced: 0).status(planned: 1) == .inconclusive)
    let blank = try Self.result(.passed, blank: true)
    #expect(RunCounts([blank], unreferenced: 0).status(planned: 1) == .inconclusive)
    let meantBlank = try Self.result(.passed, blank: true, expectsInk: false)
    #expect(RunCounts([meantBlank], unreferenced: 0).status(planned: 1) == .passed)
  }

  @Test func leftoversFail() throws {
    #expect(RunCounts([try Self.result(.passed)], unreferenced: 1).status(planned: 1) == .failed)
  }
}
