/// Searches for values that break a property, and shrinks what it finds.
public struct PropertyRunner: Sendable {
  /// Where the random choices start.
  public var seed: UInt64
  /// How many values are tried.
  public var trials: Int
  /// Sequences that are tried before: stored failures.
  public var first: [[UInt64]]

  /// A runner.
  public init(seed: UInt64, trials: Int, first: [[UInt64]] = []) {
    self.seed = seed
    self.trials = trials
    self.first = first
  }

  /// Runs a property.
  public func run<Value>(_ property: Property<Value>) -> PropertyOutcome<Value> {
    var outcome = PropertyOutcome<Value>()
    var streams = SplitMix64(seed: seed)
    var attempts = 0
    for choices in first {
      var source = ChoiceSource(prefix: choices, random: SplitMix64(seed: 0), longest: property.longest)
      record(&source, property, &outcome)
    }
    while outcome.trials < trials && attempts < trials * 10 && !outcome.isDecided {
      attempts += 1
      var source = ChoiceSource(random: SplitMix64(seed: streams.next()), longest: property.longest)
      record(&source, property, &outcome)
    }
    return outcome
  }

  private func record<Value>(
    _ source: inout ChoiceSource, _ property: Property<Value>, _ outcome: inout PropertyOutcome<Value>
  ) {
    guard let value = try? property.generator.run(&source) else {
      outcome.rejected += 1
      return
    }
    outcome.trials += 1
    for label in property.classes(value) { outcome.classes[label, default: 0] += 1 }
    do { try property.check(value) } catch {
      for origin in property.origins(value) where outcome.failures[origin] == nil {
        outcome.failures[origin] = PropertyFailure(choices: source.choices, value: value, reason: error)
      }
    }
  }
}
extension PropertyRunner {
  public func replay<Value>(_ choices: [UInt64], _ property: Property<Value>) -> PropertyOutcome<Value> {
    PropertyRunner(seed: 0, trials: 0, first: [choices]).run(property)
  }
}
