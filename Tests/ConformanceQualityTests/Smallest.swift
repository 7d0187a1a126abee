import PropertyTesting
import Testing

/// A false statement, and the smallest values that break it, found from ten seeds.
///
/// A search is only worth its test if it begins far from the smallest value: of ten, at most three may find it
/// with the first failure.
struct Smallest<Value: Sendable>: Sendable {
  /// What broke.
  private struct Broken: Error {}

  /// The smallest value of each seed; nil where none was found.
  let values: [Value?]

  /// Searches from the seeds 1 to 10.
  init(
    _ generator: Generator<Value>, trials: Int = 2000,
    measure: @escaping @Sendable (Value) -> [Double] = { _ in [] },
    whereNot holds: @escaping @Sendable (Value) -> Bool,
    location: SourceLocation = #_sourceLocation
  ) {
    let property = Property(generator, measure: measure) { if !holds($0) { throw Broken() } }
    let failures = (1...10 as ClosedRange<UInt64>).map {
      PropertyRunner(seed: $0, trials: trials).run(property).failures[Property<Value>.violation]
    }
    values = failures.map { $0?.value }
    let atOnce = failures.count { $0?.shrinkSteps == 0 }
    #expect(atOnce <= 3, "\(atOnce) of 10 are smallest at once", sourceLocation: location)
    for failure in failures.compactMap(\.self) {
      #expect(failure.isMinimal && !failure.isFlaky, "\(failure)", sourceLocation: location)
    }
  }
}

extension Smallest where Value: Equatable {
  /// Demands the same smallest value from every seed.
  func expect(_ value: Value, location: SourceLocation = #_sourceLocation) {
    for (index, found) in values.enumerated() {
      #expect(found == value, "seed \(index + 1)", sourceLocation: location)
    }
  }
}
