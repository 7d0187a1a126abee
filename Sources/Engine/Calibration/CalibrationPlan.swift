public import Catalog
import RunModel

/// What a calibration plants, and where.
public struct CalibrationPlan: Sendable {
  /// A change at a strength.
  struct Plant: Sendable {
    let change: Int
    let strength: Int
  }

  /// The cases, as they are configured.
  public let cases: [RenderCase]
  /// The changes.
  let changes: [PlantedChange]
  /// Every change at each of its strengths.
  let plants: [Plant]

  /// A plan.
  public init(cases: [RenderCase], changes: [PlantedChange]) {
    self.cases = cases
    self.changes = changes
    plants = changes.enumerated().flatMap { change, value in
      value.strengths.indices.map { Plant(change: change, strength: $0) }
    }
  }

  /// The catalog's own cases, or those that a glob matches, and changes, with the tolerances of a
  /// configuration.
  public static func standard(_ rules: [ToleranceRule], matching globs: [Glob]) -> CalibrationPlan {
    CalibrationPlan(
      cases: CalibrationCases.all.filter { renderCase in
        globs.isEmpty || globs.contains { $0.matches(renderCase.id.description) }
      }.map { $0.tolerating(rules) }, changes: PlantedChanges.all)
  }

  /// Whether a plant has to be noticed: a defect at its least visible strength or a greater one.
  func isVisible(_ plant: Plant) -> Bool {
    let change = changes[plant.change]
    return change.kind == .defect && plant.strength >= change.leastVisible
  }

  /// The components of the cases, in order.
  var components: [String] {
    cases.map(\.id.component).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
