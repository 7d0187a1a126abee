import RunModel
import Testing

@testable import Reporting

@Suite("Heading of a report")
struct RunHeadingTests {
  @Test("The heading answers: did it pass, what changed, one change or many")
  func heading() throws {
    let report = try Samples.everyVerdict()
    let html = report.html
    #expect(html.contains("<strong>Failed</strong> <span>4 changes in 5 of 8 cases.</span>"))
    #expect(html.contains("Changed: all 2 by the component · arrow in all 2"))
    #expect(
      html.contains(
        "the component changed · 14 px differ within 4 × 6 · shift (1, 0) · arrow 14 px"))
    #expect(html.contains("2 baselines without a case"))
    #expect(html.contains("direction × scale, exhaustively"))
    let passed = try Samples.passing(3, thumbnailBytes: 3).html
    #expect(passed.contains("<strong>Passed</strong> <span>All 3 cases equal their baselines.</span>"))
    #expect(!passed.contains("id=\"attention\""))
  }

  @Test("A run that did not end, or covered a part, says so")
  func unfinished() throws {
    var report = try Samples.passing(3, thumbnailBytes: 3)
    report.record.status = .interrupted
    report.record.plannedCases = 9
    report.record.filters = ["popover/*"]
    report.record.shard = "1/2"
    #expect(report.html.contains("This run was interrupted: 3 of 9 cases have a result."))
    #expect(report.html.contains("Only a part of the catalog was asked for: popover/*, shard 1/2."))
    report.record.status = .inconclusive
    #expect(report.html.contains("This run proves nothing: cases are missing from it."))
    report.results = []
    #expect(report.html.contains("This run proves nothing: no case was drawn."))
  }

  @Test("What was covered, and how it was combined, is told in a line each")
  func coverage() throws {
    var report = try Samples.everyVerdict()
    report.coverageNotes = ["popover: 4 directions × 3 scales, exhaustive, 12 cases", "stack: pairwise"]
    for note in report.coverageNotes { #expect(report.html.contains("<li>\(note)</li>")) }
  }
}
