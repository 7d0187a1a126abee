import JSONText
import Testing

@testable import Reporting

/// Words of a calibration, from cells.
struct CalibrationReportTests {
  private typealias Cell = CalibrationReport.Cell

  /// A colour step at four strengths and a harmless change, under a gate that notices the step from 3 on.
  private static func report(
    steps: [(Int, Int)] = [(0, 2), (0, 2), (2, 2), (2, 2)], noise: Int = 0, place: String = "in the shadow"
  ) -> CalibrationReport {
    let cells = [steps.map { Cell(caught: $0.0, of: $0.1) }, [Cell(caught: noise, of: 2)]]
    return CalibrationReport(
      cases: ["a/b/c@1x", "a/b/d@1x"],
      changes: [
        .init(
          name: "step", noun: "a colour step", place: place, isDefect: true, strengths: ["1", "2", "3", "8"],
          leastVisible: 1),
        .init(name: "noise", noun: "noise", place: "", isDefect: false, strengths: ["once"], leastVisible: 0),
      ],
      gates: [
        .init(
          metric: "channel", version: "1", threshold: 2, ignoresAntialiasing: false, maxPixels: 0,
          cells: cells)
      ], configured: cells,
      proposals: [
        CalibrationProposal(
          cases: "a/*", part: "shadow", limit: .init(metric: "channel", threshold: 2, maxPixels: 4),
          tightest: .init(metric: "channel", threshold: 1, maxPixels: 0), visible: 6, caught: 4,
          overlaps: [
            .init(
              harmless: "noise <once>", harmlessPixels: 9, defect: "step 2", defectPixels: 3, metric: "exact")
          ])
      ], proposed: cells)
  }

  @Test func aMissIsASentence() {
    #expect(Self.report().misses(Self.report().configured) == ["a colour step below 3 in the shadow"])
    let never = Self.report(steps: [(0, 2), (0, 2), (0, 2), (0, 2)], place: "")
    #expect(never.misses(never.configured) == ["a colour step up to 8"])
    let partly = Self.report(steps: [(0, 2), (1, 2), (2, 2), (2, 2)])
    #expect(partly.misses(partly.configured) == ["a colour step below 3 in the shadow, not in every case"])
    let all = Self.report(steps: [(2, 2), (2, 2), (2, 2), (2, 2)])
    #expect(all.misses(all.configured) == [])
  }

  /// Strengths that are no numbers have no below.
  @Test func namedStrengthsAreListed() {
    var report = Self.report()
    report.changes[0].strengths = ["three", "two", "one", "none"]
    #expect(report.misses(report.configured) == ["a colour step (three, two) in the shadow"])
  }

  /// A strength that is noticed below one that is not counts for nothing.
  @Test func fromWhichStrengthOn() {
    let gap = Self.report(steps: [(2, 2), (1, 2), (2, 2), (0, 0)])
    #expect(gap.caughtFrom(0, gap.configured) == 2)
    let nowhere = Self.report(steps: [(0, 0), (0, 0), (0, 0), (0, 0)])
    #expect(nowhere.caughtFromWords(0, nowhere.configured) == "·")
    #expect(nowhere.misses(nowhere.configured) == [])
    #expect(nowhere.visible == 0)
  }

  @Test func visibleAndHarmlessAreCounted() {
    let report = Self.report(noise: 1)
    #expect(report.visible == 3 && report.missedVisible(report.configured) == 1)
    #expect(report.flaggedHarmless(report.configured) == ["noise"])
    #expect(report.mutationScore(report.configured) == 0.5)
  }

  @Test func whatNothingSeparatesIsSaid() {
    let proposal = Self.report().proposals[0]
    #expect(
      proposal.sentence
        == "a/* shadow: none separates the two; channel 2, 4 px, which flags nothing harmless, catches 4 of 6"
        + " visible plants")
    #expect(proposal.overlapSentence == "noise <once> moves 9 px past exact, step 2 only 3")
  }

  @Test func thePageIsBalancedAndText() throws {
    let html = Self.report().html
    for (text, isThere) in [
      ("noise &lt;once&gt; moves", true), ("<once>", false), ("a colour step below 3 in the shadow", true),
    ] {
      let found = html.contains(text)
      #expect(found == isThere, "\(text)")
    }
    #expect(MarkupBalance(html).problems == [])
  }

  @Test func theSameReportIsTheSameText() {
    #expect(Self.report().markdown == Self.report().markdown)
    #expect(Self.report().lines.contains { $0.hasPrefix("step ") })
    let tolerances = Self.report().tolerances.serialized
    #expect(
      tolerances
        == "[{\"cases\":\"a/*\",\"maxPixels\":4,\"metric\":\"channel\",\"part\":\"shadow\",\"reason\":"
        + "\"calibrated: every harmless change passes; 2 of 6 visible plants do too\",\"threshold\":2}]")
  }
}
