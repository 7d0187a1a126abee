import Catalog
import ImageDiff
import Pixels
import Reporting
import RunModel
import SoftwareRendering
import Testing

@testable import Engine

/// Cells of the table that can be told by hand, and what the proposals promise.
struct CalibrationTests {
  private static func report(
    _ ids: [String], changes: [String]? = nil, rules: [ToleranceRule] = [], jobs: Int = 2
  ) async throws -> CalibrationReport {
    let cases = try ids.map { id in
      try #require(CaseID(id).flatMap(StandardCatalog.renderCase)).tolerating(rules)
    }
    let planted = PlantedChanges.all.filter { changes?.contains($0.name) ?? true }
    let plan = CalibrationPlan(cases: cases, changes: planted)
    return try await Calibration(plan: plan, renderer: SoftwareRenderer(), jobs: jobs).report { _, _ in }
  }

  struct ChosenCell: Sendable, CustomTestStringConvertible {
    var gate: String
    var change: String
    var strength: String
    var caught: Int
    var testDescription: String { "\(gate): \(change) \(strength)" }
  }

  /// In a yellow rectangle of 120×70 pixels, opaque, below its arrow, where nothing is drawn in the left 90.
  static let cells: [ChosenCell] = [
    // A column of 70 opaque pixels, each 8 steps off.
    ChosenCell(gate: "channel 6, 64 px", change: "seam", strength: "8", caught: 1),
    ChosenCell(gate: "channel 6, 256 px", change: "seam", strength: "8", caught: 0),
    ChosenCell(gate: "channel 8", change: "seam", strength: "8", caught: 0),
    // One pixel, 16 steps off.
    ChosenCell(gate: "channel 12", change: "single-pixel", strength: "16", caught: 1),
    ChosenCell(gate: "exact, 4 px", change: "single-pixel", strength: "16", caught: 0),
    // Sixteen pixels, opaque on nothing.
    ChosenCell(gate: "yiq 0.1, 4 px", change: "stray-pixels", strength: "4×4", caught: 1),
    ChosenCell(gate: "exact, 16 px", change: "stray-pixels", strength: "4×4", caught: 0),
    // 8,400 pixels, 4 steps off in each channel.
    ChosenCell(gate: "channel 3, 256 px", change: "body-color", strength: "4", caught: 1),
    ChosenCell(gate: "channel 4", change: "body-color", strength: "4", caught: 0),
    // δ = 0.5053·1.2² + 0.299·2.4² + 0.1957·0.85² = 2.6, far below 35215·0.1².
    ChosenCell(gate: "yiq 0.1", change: "red-tint", strength: "4", caught: 0),
    // Another size is a difference by any limit.
    ChosenCell(gate: "yiq 0.1, 256 px", change: "canvas", strength: "1", caught: 1),
    ChosenCell(gate: "ssim 0.95", change: "canvas", strength: "1", caught: 1),
    // The same pixels from other bytes.
    ChosenCell(gate: "exact", change: "written-anew", strength: "once", caught: 0),
    ChosenCell(gate: "flip 0.0001", change: "written-anew", strength: "once", caught: 0),
  ]

  @Test func chosenCells() async throws {
    let report = try await Self.report(
      ["tutorial-popover/finished/120x90@1x"], changes: Array(Set(Self.cells.map(\.change))))
    for cell in Self.cells {
      let gate = try #require(report.gates.first { $0.words == cell.gate }, "\(cell.gate)")
      let change = try #require(report.changes.firstIndex { $0.name == cell.change })
      let strength = try #require(report.changes[change].strengths.firstIndex(of: cell.strength))
      #expect(
        gate.cells[change][strength] == CalibrationReport.Cell(caught: cell.caught, of: 1),
        "\(cell.testDescription)")
    }
  }

  /// What a case does not have cannot be missed there.
  @Test func whatIsNotThereIsNotPlanted() async throws {
    let report = try await Self.report(
      ["tutorial-popover/finished/120x90@1x"], changes: ["shadow-wider", "photo-off", "line-wider"])
    #expect(report.configured.allSatisfy { $0.allSatisfy { $0.of == 0 } })
    #expect(report.misses(report.configured) == [])
  }

  @Test func anyNumberOfJobsGivesTheSame() async throws {
    let ids = [
      "source-image/default/up@1x", "tutorial-popover/inset/120x90@1x", "stack/single/landscape-120x120@1x",
    ]
    let changes = ["shift-right", "body-color", "rounding-noise", "samples", "written-anew"]
    let one = try await Self.report(ids, changes: changes, jobs: 1)
    #expect(one == (try await Self.report(ids, changes: changes, jobs: 3)))
  }

  /// Measured and judged are two ways: counts by area, and the tolerance check of a run.
  @Test(arguments: [
    ["stack/stack/landscape-120x120@1x", "stack/single/landscape-120x120@1x"],
    ["popover/up/120x90-o20-layer@1x", "source-image/default/up@1x"],
  ])
  func aRunWithTheProposalDoesWhatTheTableSays(ids: [String]) async throws {
    let report = try await Self.report(ids)
    #expect(report.flaggedHarmless(report.proposed) == [])
    // A picture of another size is noticed by whatever limit, and so stands in no proposal.
    let visible = report.changes.indices.filter {
      report.changes[$0].isDefect && report.changes[$0].name != "canvas"
    }.flatMap { report.proposed[$0].dropFirst(report.changes[$0].leastVisible) }
    #expect(report.proposals.reduce(0) { $0 + $1.visible } == visible.reduce(0) { $0 + $1.of })
    #expect(report.proposals.reduce(0) { $0 + $1.caught } == visible.reduce(0) { $0 + $1.caught })
    #expect(report.proposals.allSatisfy { $0.separates == $0.overlaps.isEmpty })
  }

  /// A run draws the right picture and has the planted one as its baseline, or the other way round: the
  /// verdict is the same.
  @Test func whichPictureIsTheBaselineDoesNotMatter() throws {
    let rules = [
      ToleranceRule(
        cases: Glob("*"),
        limit: Tolerance.Limit(part: "shadow", metric: .channel(threshold: 6), maxPixels: 2, reason: "soft")),
      ToleranceRule(
        cases: Glob("*"),
        limit: Tolerance.Limit(
          part: nil, metric: .yiq(threshold: 0.02, ignoresAntialiasing: false), maxPixels: 4, reason: "rest")),
    ]
    var verdicts: [Verdict: Int] = [:]
    for id in ["popover/up/120x90-o20-layer@1x", "stack/single/landscape-120x120@1x"] {
      let renderCase = try #require(CaseID(id).flatMap(StandardCatalog.renderCase)).tolerating(rules)
      let site = try PlantingSite(renderCase, renderer: SoftwareRenderer())
      let right = UnpremultipliedBitmap(site.bitmap)
      for change in PlantedChanges.all {
        for strength in change.strengths {
          guard let bitmap = try change.planted(in: site, strength: strength) else { continue }
          let planted = UnpremultipliedBitmap(bitmap)
          func verdict(_ baseline: UnpremultipliedBitmap, _ drawn: UnpremultipliedBitmap) -> Verdict {
            PlantJudge.verdict(
              reference: baseline, candidate: drawn, site: site, tolerance: renderCase.tolerance)
          }
          #expect(verdict(right, planted) == verdict(planted, right), "\(change.name) \(strength.words)")
          verdicts[verdict(right, planted), default: 0] += 1
        }
      }
    }
    #expect(verdicts[.changed, default: 0] > 100 && verdicts[.withinTolerance, default: 0] > 30)
  }

  /// Every metric is held against every planted picture.
  @Test func everyGateMeasuresEveryPicture() async throws {
    let report = try await Self.report(
      [
        "source-image/default/up@1x", "tutorial-popover/inset/120x90@1x",
        "tutorial-popover/finished/120x90@1x",
        "stack/single/landscape-120x120@1x",
      ], changes: ["body-color", "shift-right", "seam"])
    for gate in report.gates {
      for (cells, configured) in zip(gate.cells, report.configured) {
        #expect(cells.map(\.of) == configured.map(\.of), "\(gate.words)")
      }
    }
  }

  /// Exactness misses nothing; a gate that lets everything pass but another size misses all that is left.
  @Test func theConfiguredGateIsJudgedAsARunJudges() async throws {
    let ids = ["stack/single/landscape-120x120@1x"]
    let changes = ["shadow-color", "canvas", "rounding-noise"]
    let exact = try await Self.report(ids, changes: changes)
    #expect(exact.misses(exact.configured) == [] && exact.missedVisible(exact.configured) == 0)
    #expect(exact.flaggedHarmless(exact.configured) == ["rounding-noise"])
    let rule = ToleranceRule(
      cases: Glob("*"), limit: Tolerance.Limit(part: nil, metric: .channel(threshold: 255), reason: "all"))
    let blind = try await Self.report(ids, changes: changes, rules: [rule])
    #expect(blind.misses(blind.configured) == ["a colour step up to 64 in the shadow"])
    #expect(blind.missedVisible(blind.configured) == 2)
    #expect(blind.flaggedHarmless(blind.configured) == [])
  }
}
