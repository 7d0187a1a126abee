import Reporting

/// A small calibration.
enum CalibrationSamples {
  typealias Cell = CalibrationReport.Cell

  /// A colour step at four strengths and a harmless change, under a gate that notices the step from 3 on.
  static func report(
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
              harmless: .init(change: "noise <once>", caseID: "a/b/d@1x"), harmlessPixels: 9,
              defect: .init(change: "step 2", caseID: "a/b/d@1x"), defectPixels: 3, metric: "exact")
          ])
      ], proposed: cells)
  }
}
