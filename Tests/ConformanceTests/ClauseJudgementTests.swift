import Conformance
import JSONText
import PropertyTesting
import Testing

/// What the outcomes of checks make of a clause.
struct ClauseJudgementTests {
  private func outcome(
    limit: Int, profile: String = "seed", rows: Set<String> = [], trials: Int = 300, classes: [String] = []
  ) -> CheckOutcome {
    toyCheck(classes: classes).run(
      limit, profile: profile, rows: rows, by: PropertyRunner(seed: 7, trials: trials))
  }

  private func result(_ tried: [ClauseJudgement.Tried]) -> ClauseResult {
    ClauseJudgement.result(
      clause: "POP-01", profile: "seed", checks: tried.enumerated().map { ("check \($0.offset)", $0.element) }
    )
  }

  @Test func aClauseThatHoldsIsPassed() {
    let result = result([.ran(outcome(limit: 101)), .ran(outcome(limit: 101, trials: 5))])
    #expect(result.verdict == .passed && result.trials == 305 && result.counterexample == nil)
  }

  @Test func aViolationIsTheSmallestAndNamesItsCheck() throws {
    let result = result([.ran(outcome(limit: 101)), .ran(outcome(limit: 37))])
    #expect(result.verdict == .violated)
    let found = try #require(result.counterexample)
    #expect(found.parameters == .object(["number": .integer(37)]))
    #expect(found.problem == "37 is not below 37" && found.place.check == "check 1")
  }

  @Test func whatRowsExplainIsExpectedAndWhatNoneDoesIsNot() {
    // 50, 60, … break it, and everything past 50: all explained.
    let explained = result([.ran(outcome(limit: 50, rows: ["D-01", "D-02"]))])
    #expect(explained.verdict == .expectedDeviation && explained.rows == ["D-01", "D-02"])
    // 49 is explained by no row.
    let other = result([.ran(outcome(limit: 49, rows: ["D-01", "D-02"]))])
    #expect(other.verdict == .violated)
    #expect(other.counterexample?.parameters == .object(["number": .integer(49)]))
    // The row describes the value but does not break this clause.
    #expect(result([.ran(outcome(limit: 50, rows: ["D-02"]))]).verdict == .violated)
    // Nothing is expected under the other profile.
    #expect(
      result([.ran(outcome(limit: 50, profile: "corrected", rows: ["D-01", "D-02"]))]).verdict == .violated)
  }

  @Test func noCheckIsAViolationAndSoIsAClassThatNeverOccurs() {
    #expect(result([]).verdict == .violated && result([]).detail == "the clause has no check")
    let missing = result([.ran(outcome(limit: 101, classes: ["even", "prime"]))])
    #expect(missing.verdict == .violated && missing.counterexample == nil)
    #expect(missing.detail?.contains("\"prime\"") == true)
  }

  @Test func skipsAreSeen() {
    let all = result([.skipped(reason: "no blur")])
    #expect(all.verdict == .skipped && all.detail == "check 0: no blur")
    let some = result([.skipped(reason: "no blur"), .ran(outcome(limit: 101))])
    #expect(some.verdict == .passed && some.detail == "check 0: no blur")
    #expect(result([.skipped(reason: ""), .ran(outcome(limit: 3))]).verdict == .violated)
  }

  @Test func aRowKeepsItsSmallestCounterexampleOverAllClauses() {
    let rows = [
      DeviationText(id: "D-01", breaks: ["POP-01", "POP-02"], statement: ""),
      DeviationText(id: "D-03", breaks: ["POP-01"], statement: ""),
    ]
    let places = ["POP-01", "POP-02"].map { CheckPlace(clause: $0, profile: "seed", check: "limit") }
    let found = ClauseJudgement.deviations(
      rows,
      found: [
        (places[0], outcome(limit: 60, rows: ["D-01", "D-02"])),
        (places[1], outcome(limit: 50, rows: ["D-01", "D-02"])),
      ])
    #expect(found.map(\.isFound) == [true, false])
    #expect(found[0].clauses == ["POP-01", "POP-02"])
    #expect(found[0].counterexample?.parameters == .object(["number": .integer(50)]))
    #expect(found[0].counterexample?.place == places[1])
    let summary = ConformanceSummary(seed: 1, clauses: [], deviations: found)
    #expect(summary.unexpectedPasses.map(\.id) == ["D-03"] && summary.isFailed)
  }
}
