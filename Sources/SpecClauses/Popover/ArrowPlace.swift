import PropertyTesting

/// Where an arrow is put: from the middle, or from where a clause of the spec decides.
enum ArrowPlace: Sendable {
  /// An offset.
  case offset(Double)
  /// A centre at a distance from the near end, and so many steps of a 32-bit float further of a value
  /// that lies `shift` after the centre.
  case near(Double, shift: Double, steps: Double)
  /// The same from the far end, `shift` before.
  case far(Double, shift: Double, steps: Double)
  /// Past an end of the bounds by so much.
  case past(Double, isFar: Bool)

  /// Any place; the middle is the simplest.
  static let any = Generator<ArrowPlace>.one(of: [
    integer(in: -80...80).map { .offset(Double($0)) },
    integer(in: -400...400).map { .offset(Double($0) / 8) },
    edge(isFar: false), edge(isFar: true), edge(isFar: false), edge(isFar: true),
    // POP-12: where `round` flips, the reach being 28 past the centre.
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let half = Double(try source.draw(.integer(in: 20...200))) + 0.5
      return .near(half, shift: 28, steps: try source.draw(steps))
    },
    // D-03, D-04: where stretches are shorter than their caps, and just where they are not.
    integer(in: 200...350).map { .near(Double($0) / 8, shift: 0, steps: 0) },
    integer(in: 200...220).map { .far(Double($0) / 8, shift: 0, steps: 0) },
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let distance = try source.draw(.element(of: [0.0, 0.5, 23, 2000, 1_000_000]))
      return .past(distance, isFar: try source.draw(.boolean))
    },
  ])

  /// Round the places that POP-06 (25.5 from an end), COR-02 (23) and COR-03 (26) compare with.
  private static func edge(isFar: Bool) -> Generator<ArrowPlace> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let distance = try source.draw(.element(of: [25.5, 25.5, 25.5, 25.5, 26, 24, 23, 24.5]))
      let steps = try source.draw(Self.steps)
      return isFar
        ? .far(distance, shift: 18.5, steps: steps) : .near(distance, shift: -18.5, steps: steps)
    }
  }

  /// Equality, a 32-bit float either way, and less than one, which comparison does not see.
  private static let steps = Generator<Double>.element(of: [0, 0, 1, -1, 0.25, -0.25])

  private static func integer(in range: ClosedRange<Int>) -> Generator<Int> { .integer(in: range) }

  /// The offset for a length of the arrow's edge.
  func offset(_ length: Double) -> Double {
    switch self {
    case .offset(let offset): return offset
    case .near(let distance, let shift, let steps):
      return distance + steps * Double(Float(distance + shift).ulp) - length / 2
    case .far(let distance, let shift, let steps):
      return length / 2 - distance + steps * Double(Float(length - distance + shift).ulp)
    case .past(let distance, let isFar): return isFar ? length / 2 + distance : -length / 2 - distance
    }
  }
}
