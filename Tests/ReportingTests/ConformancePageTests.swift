import Conformance
import Testing

@testable import Reporting

/// The page of a search: what is little is open, and counted in words of its number.
struct ConformancePageTests {
  private static func html(_ clauses: Int, rows: Int) -> String {
    let results = (0..<clauses).map { number in
      ClauseResult(clause: "POP-\(number)", profile: "seed", verdict: .passed, trials: 10)
    }
    let deviations = (0..<rows).map { number in
      DeviationResult(id: "D-\(number)", clauses: ["POP-0"], counterexample: nil)
    }
    return ConformancePage(
      ConformanceFindings(
        summary: ConformanceSummary(seed: 1, clauses: results, deviations: deviations), clauses: [],
        deviations: [], images: [:]), isComplete: true
    ).html
  }

  private static func openParts(_ html: String) -> Int {
    html.split(separator: "<details").dropFirst().count { $0.prefix { $0 != ">" }.contains(" open") }
  }

  @Test(arguments: [(1, 1, 2), (3, 4, 1), (4, 3, 1), (4, 4, 0)])
  func whatIsLittleIsOpen(clauses: Int, rows: Int, open: Int) {
    let html = Self.html(clauses, rows: rows)
    #expect(Self.openParts(html) == open)
    #expect(MarkupBalance(html).problems == [])
  }

  @Test func oneClauseIsCountedAsOne() {
    #expect(Self.html(1, rows: 0).contains("1 clause: 1 hold. 10 pictures and layouts"))
    #expect(Self.html(1, rows: 0).contains("1 clause by profile"))
  }
}
