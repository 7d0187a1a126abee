import JSONText
import Testing

@testable import Reporting

/// Words of a calibration, from cells.
struct CalibrationReportTests {
  private static func report(
    steps: [(Int, Int)] = [(0, 2), (0, 2), (2, 2), (2, 2)], noise: Int = 0, place: String = "in the shadow"
  ) -> CalibrationReport { CalibrationSamples.report(steps: steps, noise: noise, place: place) }

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
  }

  @Test("Parts in which nothing separates: those that miss the largest share first, and what to do")
  func inseparable() throws {
    var report = Self.report()
    var worse = report.proposals[0]
    worse.part = "body"
    worse.caught = 1
    worse.overlaps[0].defect = .init(change: "part in part 2", caseID: "a/b/c@1x")
    worse.overlaps.append(worse.overlaps[0])
    var fine = worse
    fine.overlaps = []
    report.proposals += [worse, fine]
    let table = try #require(CalibrationTables(report: report).inseparable)
    #expect(
      table.rows == [
        [
          "a/* body", "exact", "noise <once>", "9 px", "part in part 2 and 1 more", "3 px",
          "exact, or channel 2, 4 px and miss 5 of 6", "a/b/c@1x",
        ],
        [
          "a/* shadow", "exact", "noise <once>", "9 px", "step 2", "3 px",
          "exact, or channel 2, 4 px and miss 2 of 6", "a/b/d@1x",
        ],
      ])
    let text = report.lines.joined(separator: "\n")
    #expect(
      text.contains("where none separates the two\nHere a harmless change") && !text.contains("is seen in"))
    for page in [report.html, report.markdown] {
      #expect(page.contains("the defect is seen in") && page.contains("Keep the part exact"))
    }
    report.proposals = [fine]
    #expect(!report.markdown.contains("Where none separates"))
    #expect(report.markdown.contains("\n\n## Gates"))
  }

  @Test func theVerdictIsOneSentence() {
    #expect(
      Self.report(noise: 1).verdict
        == "The configured gate notices 66.67 % of 6 planted visible defects and flags 1 of 1 harmless change;"
        + " the proposed tolerances would notice 66.67 % and flag 1.")
    let blind = Self.report(steps: [(0, 0), (0, 0), (0, 0), (0, 0)])
    #expect(blind.verdict == "Nothing was planted that a gate has to notice.")
    // Nothing is rounded up to all, or down to none.
    let almost = Self.report(steps: [(0, 0), (0, 0), (99_999, 100_000), (0, 0)])
    #expect(almost.verdict.hasPrefix("The configured gate notices above 99.99 % of 100,000 planted"))
  }

  /// Gates that miss or not, and flag or not.
  @Test func eachOutcomeHasItsAdvice() {
    let all = [(0, 3), (3, 3), (3, 3), (3, 3)]
    let some = [(0, 3), (0, 3), (1, 3), (3, 3)]
    let advice = [
      Self.report(steps: all, noise: 0).advice, Self.report(steps: all, noise: 1).advice,
      Self.report(steps: some, noise: 0).advice, Self.report(steps: some, noise: 1).advice,
    ]
    #expect(Set(advice.compactMap(\.self)).count == 4)
    #expect(advice[0] == "Leave the gate as it is.")
    #expect(advice[1]?.hasPrefix("Leave it as it is while one renderer") == true)
    #expect(advice[2]?.hasPrefix("What it misses is the price") == true)
    #expect(Self.report(steps: [(0, 0), (0, 0), (0, 0), (0, 0)]).advice == nil)
  }

  /// First what to think of it and what to do, then the rest.
  @Test func theTextOpensWithTheVerdictAndWhatToPaste() throws {
    let report = Self.report()
    let lines = report.lines
    let advice = try #require(report.advice)
    #expect(lines[0] == report.verdict && lines[1] == advice && lines[3].hasPrefix("cases  part"))
    #expect(Array(lines.suffix(2)) == [report.verdict, advice])
    #expect(report.html.contains(advice))
    let paste = try #require(lines.firstIndex { $0.hasPrefix("to paste") })
    #expect(lines[paste + 1] == "  " + report.tolerances.serialized)
    let words = try #require(lines.firstIndex(of: "words"))
    let rest = try #require(lines.firstIndex(of: "the configured gate would miss"))
    #expect(paste < words && words < rest)
    for term in ["strength", "harmless", "gate", "separates"] {
      #expect(lines.count { $0.hasPrefix("  \(term): ") } == 1, "\(term)")
    }
  }

  @Test func thePageIsBalancedAndText() throws {
    let html = Self.report().html
    for (text, isThere) in [
      ("<td>noise &lt;once&gt;</td>", true), ("<once>", false), ("a colour step below 3 in the shadow", true),
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
