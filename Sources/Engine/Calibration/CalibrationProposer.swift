import Catalog
import Reporting
import RunModel

/// Finds for each part of each component the limits that flag no harmless change and catch all that has to
/// be noticed.
struct CalibrationProposer {
  private let components: [ComponentProposer]

  init(plan: CalibrationPlan, measurements: [PlantMeasurement]) {
    components = plan.components.map { component in
      ComponentProposer(
        component: component, plan: plan,
        measurements: measurements.filter { plan.cases[$0.caseIndex].id.component == component })
    }
  }

  /// The limits as a configuration would have them.
  var rules: [ToleranceRule] { components.flatMap(\.rules) }

  /// What is proposed, by component and part.
  var proposals: [CalibrationProposal] { components.flatMap(\.proposals) }
}
