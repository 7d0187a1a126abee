import SpecClauses
import Testing

/// A fault of the popover's code, and the clauses that have to catch it under a profile.
struct PopoverFault: CustomTestStringConvertible {
  let fault: PlantedFault
  let profile: String
  let caughtBy: [String]

  init(
    _ name: String, _ profile: String, caughtBy: [String], _ plant: @escaping @Sendable (Subject) -> Subject
  ) {
    fault = PlantedFault(name, plant)
    self.profile = profile
    self.caughtBy = caughtBy
  }

  var testDescription: String { "\(fault.name) (\(profile))" }

  static let all = choosing + stretching + fitting + outlining + painting + laying
}

extension PlantedFault {
  /// What wrong code of the popover would produce.
  static let popoverFaults: [PlantedFault] = PopoverFault.all.map(\.fault)
}
