import Catalog
import Drawing
import ImageDiff
import Reporting
import RunModel

/// Finds the limits for the parts of one component.
struct ComponentProposer {
  /// A metric, by its place on the scale, and how many pixels may differ.
  struct Candidate: Equatable {
    var metric: Int
    var maxPixels: Int
  }

  /// What is proposed for one area.
  struct Choice {
    let area: Int
    /// The limit that catches most among those that flag no harmless change.
    let tightest: Candidate
    /// The loosest of its family that catches the same of what has to be noticed.
    var limit: Candidate
  }

  private let component: String
  let plan: CalibrationPlan
  private let defects: [PlantMeasurement]
  let harmless: [PlantMeasurement]
  /// What has to be noticed, each with the area where most of its pixels differ.
  private let required: [(measurement: PlantMeasurement, area: Int)]
  private(set) var choices: [Choice] = []

  init(component: String, plan: CalibrationPlan, measurements: [PlantMeasurement]) {
    self.component = component
    self.plan = plan
    harmless = measurements.filter { plan.changes[plan.plants[$0.plant].change].kind == .harmless }
    // A picture of another size is noticed by whatever limit.
    defects = measurements.filter {
      !$0.sizeDiffers && plan.changes[plan.plants[$0.plant].change].kind == .defect
    }
    required = defects.filter { plan.isVisible(plan.plants[$0.plant]) }.map { ($0, Self.mainArea($0)) }
    let areas = (1..<CalibrationArea.count).filter { area in
      measurements.contains { $0.count(0, in: area) > 0 }
    }
    choices = areas.compactMap { area in
      tightest(in: area).map { Choice(area: area, tightest: $0, limit: $0) }
    }
    for index in choices.indices { choices[index].limit = loosest(choices[index]) }
  }

  private static func mainArea(_ measurement: PlantMeasurement) -> Int {
    (1..<CalibrationArea.count).reduce(1) { best, area in
      measurement.count(0, in: area) > measurement.count(0, in: best) ? area : best
    }
  }

  /// The least number of pixels that lets every harmless change pass; nil where that is too many.
  private func leastPixels(_ metric: Int, in area: Int) -> Int? {
    let most = harmless.reduce(0) { max($0, $1.count(metric, in: area)) }
    return CalibrationScale.proposedPixelLimits.first { $0 >= most }
  }

  /// The limit that catches most of what has to be noticed, then most of all; of equals the simplest.
  private func tightest(in area: Int) -> Candidate? {
    let own = required.filter { $0.area == area }
    var best: (candidate: Candidate, score: (Int, Int))?
    for (index, metric) in CalibrationScale.pixelMetrics.enumerated()
    where CalibrationScale.isConfigurable(metric) {
      guard let pixels = leastPixels(index, in: area) else { continue }
      let score = (
        own.count { $0.measurement.fails(index, maxPixels: pixels, in: area) },
        defects.count { $0.fails(index, maxPixels: pixels, in: area) }
      )
      if best.map({ score > $0.score }) ?? true {
        best = (Candidate(metric: index, maxPixels: pixels), score)
      }
    }
    return best?.candidate
  }

  private func isCaught(_ measurement: PlantMeasurement, _ choice: Choice, tightly: Bool) -> Bool {
    let candidate = tightly ? choice.tightest : choice.limit
    return measurement.fails(candidate.metric, maxPixels: candidate.maxPixels, in: choice.area)
  }

  /// Loosens a limit as long as it catches what it has to: what lies mostly in its part, and what the limit
  /// of its main part would miss.
  private func loosest(_ choice: Choice) -> Candidate {
    let needed = required.filter { measurement, area in
      guard isCaught(measurement, choice, tightly: true) else { return false }
      if area == choice.area { return true }
      return !choices.contains { $0.area == area && isCaught(measurement, $0, tightly: true) }
    }
    let metrics = CalibrationScale.pixelMetrics
    for metric in metrics.indices.reversed()
    where metric >= choice.tightest.metric
      && CalibrationScale.areOneFamily(metrics[metric], metrics[choice.tightest.metric])
    {
      guard let least = leastPixels(metric, in: choice.area) else { continue }
      for pixels in CalibrationScale.proposedPixelLimits.reversed() where pixels >= least {
        let catches = needed.allSatisfy {
          $0.measurement.fails(metric, maxPixels: pixels, in: choice.area)
        }
        if catches && !needed.isEmpty { return Candidate(metric: metric, maxPixels: pixels) }
      }
    }
    return choice.tightest
  }

  /// Which cases the limits are for.
  private var cases: String { "\(component)/*" }

  /// The limits as a configuration would have them.
  var rules: [ToleranceRule] {
    zip(choices, proposals).map { choice, proposal in
      ToleranceRule(
        cases: Glob(cases),
        limit: Tolerance.Limit(
          part: CalibrationArea.label(of: choice.area)?.rawValue,
          metric: CalibrationScale.pixelMetrics[choice.limit.metric], maxPixels: choice.limit.maxPixels,
          reason: proposal.reason))
    }
  }

  /// What is proposed, part by part.
  var proposals: [CalibrationProposal] {
    choices.map { choice in
      let own = required.filter { $0.area == choice.area }.map(\.measurement)
      let missed = own.filter { measurement in
        !choices.contains { isCaught(measurement, $0, tightly: false) }
      }
      return CalibrationProposal(
        cases: cases, part: CalibrationArea.label(of: choice.area)?.rawValue, limit: limit(choice.limit),
        tightest: limit(choice.tightest), visible: own.count, caught: own.count - missed.count,
        overlaps: overlaps(missed, choice))
    }
  }

  /// A candidate as it is told.
  func limit(_ candidate: Candidate) -> CalibrationProposal.Limit {
    let metric = CalibrationScale.pixelMetrics[candidate.metric]
    return CalibrationProposal.Limit(
      metric: metric.name, threshold: metric.threshold, maxPixels: candidate.maxPixels)
  }
}
