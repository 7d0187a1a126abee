import SpecClauses
import Testing

/// What wrong code would produce, as a change of the value at the seam where that code acts: parameters,
/// layout figures, display list or bitmap.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  /// What is wrong, in a few words.
  let name: String
  /// Under which profile it has to be caught.
  let profile: String
  /// What has to catch it: clauses by id, or single checks of them, each as `STK-04 operations`.
  let caughtBy: [String]
  /// Puts the fault into a right subject.
  let plant: @Sendable (Subject) -> Subject

  init(
    _ name: String, _ profile: String = "corrected", caughtBy: [String],
    _ plant: @escaping @Sendable (Subject) -> Subject
  ) {
    self.name = name
    self.profile = profile
    self.caughtBy = caughtBy
    self.plant = plant
  }

  var testDescription: String { "\(name) (\(profile))" }
}
