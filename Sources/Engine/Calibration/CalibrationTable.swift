import Catalog
import ImageDiff
import Reporting
import RunModel

/// Counts measurements into a report: for each gate, change and strength, in how many cases it was noticed.
struct CalibrationTable {
  private let plan: CalibrationPlan
  private let measurements: [PlantMeasurement]

  init(plan: CalibrationPlan, measurements: [PlantMeasurement]) {
    self.plan = plan
    self.measurements = measurements
  }

  func report(proposals: [CalibrationProposal], verdicts: [PlantVerdict]) -> CalibrationReport {
    CalibrationReport(
      cases: plan.cases.map(\.id.description), changes: plan.changes.map(CalibrationReport.Change.init),
      gates: pixelGates + scoreGates,
      configured: cells(measurements.map { ($0.plant, $0.isCaughtAsConfigured) }), proposals: proposals,
      proposed: cells(verdicts.map { ($0.plant, $0.isCaught) }))
  }

  private var pixelGates: [CalibrationReport.Gate] {
    CalibrationScale.pixelMetrics.enumerated().flatMap { index, metric in
      CalibrationScale.pixelLimits.map { limit in
        gate(
          metric, maxPixels: limit,
          measurements.map {
            ($0.plant, $0.fails(index, maxPixels: limit, in: CalibrationArea.whole))
          })
      }
    }
  }

  private var scoreGates: [CalibrationReport.Gate] {
    CalibrationScale.scores.map { metric in
      gate(
        metric, maxPixels: nil, measurements.map { ($0.plant, $0.fails(metric)) })
    }
  }

  private func gate(_ metric: Metric, maxPixels: Int?, _ outcomes: [(Int, Bool)]) -> CalibrationReport.Gate {
    var ignores = false
    if case .yiq(_, let ignoresAntialiasing) = metric { ignores = ignoresAntialiasing }
    return CalibrationReport.Gate(
      metric: metric.name, version: metric.version, threshold: metric.threshold,
      ignoresAntialiasing: ignores, maxPixels: maxPixels, cells: cells(outcomes))
  }

  /// Cells by change and strength, from what became of each plant in each case.
  private func cells(_ outcomes: [(plant: Int, isCaught: Bool)]) -> [[CalibrationReport.Cell]] {
    var flat = [CalibrationReport.Cell](
      repeating: CalibrationReport.Cell(caught: 0, of: 0), count: plan.plants.count)
    for outcome in outcomes {
      flat[outcome.plant].of += 1
      if outcome.isCaught { flat[outcome.plant].caught += 1 }
    }
    var rest = flat[...]
    return plan.changes.map { change in
      let row = Array(rest.prefix(change.strengths.count))
      rest = rest.dropFirst(change.strengths.count)
      return row
    }
  }
}

extension CalibrationReport.Change {
  fileprivate init(_ change: PlantedChange) {
    self.init(
      name: change.name, noun: change.noun, place: change.place, isDefect: change.kind == .defect,
      strengths: change.strengths.map(\.words), leastVisible: change.leastVisible)
  }
}
