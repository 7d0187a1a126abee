import JSONText
import Testing

@testable import Reporting

/// The kept form of a calibration, and what a run's report makes of it.
struct CalibrationRecordTests {
  @Test func whatIsKeptIsReadBackWhole() throws {
    var report = CalibrationSamples.report(noise: 1)
    report.gates.append(report.gates[0])
    report.gates[1].maxPixels = nil
    report.gates[1].ignoresAntialiasing = true
    report.proposals[0].part = nil
    report.proposals.append(CalibrationSamples.report().proposals[0])
    #expect(CalibrationReport(record: report.record) == report)
  }

  /// Their plants were texts.
  @Test func earlierRecordsAreRead() throws {
    var report = CalibrationSamples.report()
    report.proposals[0].overlaps[0].defect.change = "part in part 2"
    func record(_ defect: String) -> JSONValue {
      let overlap: [String: JSONValue] = [
        "harmless": .string("noise <once> in a/b/d@1x"), "harmlessPixels": .integer(9),
        "defect": .string(defect), "defectPixels": .integer(3), "metric": .string("exact"),
      ]
      let proposal = report.proposals[0].json.adding("overlaps", .array([.object(overlap)]))
      return report.record.adding("proposals", .array([proposal]))
    }
    #expect(CalibrationReport(record: record("part in part 2 in a/b/d@1x")) == report)
    #expect(CalibrationReport(record: record("part")) == nil)
  }

  /// Each of these is one member of the document made wrong.
  @Test(arguments: [
    ("formatVersion", JSONValue.integer(2)), ("cases", .string("a")), ("changes", .array([.null])),
    ("gates", .array([.object([:])])), ("configured", .string("0/2 0/2 2/2")),
    ("configured", .string("0/2 0/2 2/2 2/2 3/2")), ("configured", .string("0/2 0/2 2/2 2/2 -1/2")),
    ("proposed", .string("0/2 0/2 2/2 2/2 9223372036854775807/9223372036854775807")),
    ("proposed", .null), ("proposals", .array([.object(["cases": .string("a")])])),
  ])
  func whatIsDamagedIsNoReport(name: String, value: JSONValue) {
    #expect(CalibrationReport(record: CalibrationSamples.report().record.adding(name, value)) == nil)
    #expect(CalibrationReport(record: .null) == nil)
  }

  /// Any number may stand in a document.
  @Test func numbersOfAnySizeAreWritten() {
    #expect(CalibrationReport.number(1e300) == "1e+300" && CalibrationReport.number(-0.5) == "-0.5")
    #expect(CalibrationReport.number(12) == "12")
  }

  private static func page(_ calibration: CalibrationFinding?) throws -> String {
    var report = try Samples.everyVerdict()
    report.calibration = calibration
    let html = report.html
    #expect(MarkupBalance(html).problems == [])
    return html
  }

  @Test func aRunsReportHasTheSection() throws {
    let report = CalibrationSamples.report()
    let html = try Self.page(.measured(report, at: "2026-01-02T03:04:05Z", mismatches: [], isInForce: false))
    let section = try #require(html.split(separator: "<section id=\"calibration\"").last)
    for text in [
      report.verdict, "a colour step below 3 in the shadow", "channel 2, 4 px", "2026-01-02T03:04:05Z",
      "<td>noise &lt;once&gt;</td>",
    ] {
      let isThere = section.contains(text)
      #expect(isThere, "\(text)")
    }
    // The large tables are closed.
    #expect(!section.contains("<details open") && section.contains("<details><summary>What each gate"))
    #expect(!section.contains("Out of date"))
    #expect(!(try Self.page(nil)).contains("<section id=\"calibration\""))
  }

  @Test func whatDoesNotFitTheRunIsSaid() throws {
    let html = try Self.page(
      .measured(
        CalibrationSamples.report(), at: "2026", mismatches: ["other <tolerances>", "another yiq"],
        isInForce: false))
    #expect(
      html.contains(
        "<strong>Out of date.</strong> It was made with other &lt;tolerances&gt;; with another yiq."
          + " <code>proofsheet calibrate</code> measures anew."))
  }

  /// Nothing is to be pasted that is there, and what was missed was missed before.
  @Test(arguments: [true, false])
  func aProposalInForceIsNotProposedAgain(isInForce: Bool) throws {
    let report = CalibrationSamples.report(noise: 1)
    try #require(report.advice?.hasPrefix("Paste the proposed tolerances") == true)
    let html = try Self.page(.measured(report, at: "2026", mismatches: [], isInForce: isInForce))
    for (text, isOfForce) in [
      ("The tolerances of proofsheet.json are this calibration's own proposal: what it calls", true),
      ("What the gate before would have missed", true), ("What the configured gate would miss", false),
      ("Paste the proposed", false), ("To paste", false),
    ] {
      let found = html.contains(text)
      #expect(found == (isOfForce == isInForce), "\(text)")
    }
    #expect(!html.contains("Out of date"))
  }

  @Test func whatCannotBeReadIsOneLine() throws {
    let html = try Self.page(.unreadable("it is <damaged>"))
    #expect(html.contains("The calibration that is kept cannot be read: it is &lt;damaged&gt;."))
    #expect(!html.contains("Proposed tolerances"))
  }

  /// Sections take their room from the pictures, not from the limit of the file.
  @Test func theFileStaysBelowItsLimit() throws {
    var report = try Samples.passing(1_500, thumbnailBytes: 9_000)
    var calibration = CalibrationSamples.report()
    calibration.proposals[0].overlaps[0].defect.change = String(repeating: "long ", count: 1_200_000)
    report.calibration = .measured(calibration, at: "2026", mismatches: [], isInForce: false)
    #expect(report.html.utf8.count < 15_000_000)
  }
}
