import SpecClauses

/// What wrong code would produce, as a change of the value at the seam where that code acts: parameters,
/// layout figures, display list or bitmap.
struct PlantedFault: Sendable {
  /// What is wrong, in a few words.
  let name: String
  /// Puts the fault into a right subject.
  let plant: @Sendable (Subject) -> Subject

  init(_ name: String, _ plant: @escaping @Sendable (Subject) -> Subject) {
    self.name = name
    self.plant = plant
  }
}
