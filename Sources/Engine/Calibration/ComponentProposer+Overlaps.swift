import Catalog
import ImageDiff
import Reporting
import RunModel

extension ComponentProposer {
  /// How many overlaps are told of one part.
  private static let mostOverlaps = 3

  /// For the defects that are missed, the harmless change that keeps the limit from being tighter.
  func overlaps(_ missed: [PlantMeasurement], _ choice: Choice) -> [CalibrationProposal.Overlap] {
    let metrics = CalibrationScale.pixelMetrics
    // With no pixel to spare it is the threshold before that harmless changes pass over.
    var metric = choice.tightest.metric
    if choice.tightest.maxPixels == 0, metric > 0,
      CalibrationScale.areOneFamily(metrics[metric - 1], metrics[metric])
    {
      metric -= 1
    }
    guard
      let worst = harmless.max(by: { $0.count(metric, in: choice.area) < $1.count(metric, in: choice.area) })
    else { return [] }
    let faintest = Dictionary(grouping: missed, by: \.plant).values.compactMap { group in
      group.min { $0.count(metric, in: choice.area) < $1.count(metric, in: choice.area) }
    }.sorted {
      ($0.count(metric, in: choice.area), $0.plant) < ($1.count(metric, in: choice.area), $1.plant)
    }
    let unit = limit(Candidate(metric: metric, maxPixels: 0)).words
    return faintest.prefix(Self.mostOverlaps).map { defect in
      CalibrationProposal.Overlap(
        harmless: plant(worst), harmlessPixels: worst.count(metric, in: choice.area), defect: plant(defect),
        defectPixels: defect.count(metric, in: choice.area), metric: unit)
    }
  }

  private func plant(_ measurement: PlantMeasurement) -> CalibrationProposal.Plant {
    let plant = plan.plants[measurement.plant]
    let change = plan.changes[plant.change]
    return CalibrationProposal.Plant(
      change: "\(change.name) \(change.strengths[plant.strength].words)",
      caseID: plan.cases[measurement.caseIndex].id.description)
  }
}
