/// One search: the trials made so far and what they found.
struct PropertySearch<Value: Sendable> {
  private let property: Property<Value>
  private var outcome = PropertyOutcome<Value>()

  init(_ property: Property<Value>) { self.property = property }

  /// Tries a stored sequence.
  mutating func tryStored(_ choices: [UInt64]) {
    var source = ChoiceSource(replaying: choices, longest: property.longest)
    if !tryValue(of: &source) { outcome.stale += 1 }
  }

  /// Tries values drawn at random until enough were, or a failure is found that nothing explains.
  mutating func tryRandom(seed: UInt64, trials: Int, isStopped: () -> Bool) {
    var streams = SplitMix64(seed: seed)
    var source = ChoiceSource(random: streams, longest: property.longest)
    while outcome.drawn < trials && outcome.drawn + outcome.rejected < trials * 10 && !outcome.isDecided
      && !isStopped()
    {
      // A stream of its own, so that a trial does not depend on how much the one before it drew.
      source.restart(random: SplitMix64(seed: streams.next()))
      if tryValue(of: &source) { outcome.drawn += 1 } else { outcome.rejected += 1 }
    }
  }

  /// Looks for the required classes that no trial met, in values that are made and not checked.
  ///
  /// A class that one value in twenty belongs to is missed by 100 trials once in 170 searches, and by the
  /// 2,000 values after them never (0.95²⁰⁰⁰): what is missing then does not occur.
  mutating func seekClasses(seed: UInt64) {
    guard outcome.trials >= PropertyOutcome<Value>.fewestTrialsForClasses else { return }
    var missing = Set(property.requiredClasses.filter { outcome.classes[$0] == nil })
    var streams = SplitMix64(seed: ~seed)
    var source = ChoiceSource(random: streams, longest: property.longest)
    for _ in 0..<2_000 where !missing.isEmpty {
      source.restart(random: SplitMix64(seed: streams.next()))
      guard let value = try? property.generator.run(&source) else { continue }
      missing.subtract(property.classes(value))
    }
    outcome.missingClasses = missing.sorted()
  }

  /// Makes the failure of each origin as small as it gets; those found on the way too.
  mutating func shrink(limit: Int) {
    var finished: Set<String> = []
    // Sorted: the order of a dictionary differs from run to run.
    while let origin = outcome.failures.keys.sorted().first(where: { !finished.contains($0) }) {
      finished.insert(origin)
      shrink(origin, limit: limit)
    }
  }

  /// What was found.
  consuming func finished() -> PropertyOutcome<Value> { outcome }

  /// Whether the choices gave a value.
  private mutating func tryValue(of source: inout ChoiceSource) -> Bool {
    let value: Value
    do { value = try property.generator.run(&source) } catch { return false }
    outcome.trials += 1
    for label in property.classes(value) { outcome.classes[label, default: 0] += 1 }
    do { try property.check(value) } catch {
      record(FailingCase(property, source, value, error), of: property.failureOrigins(value))
    }
    return true
  }

  private mutating func record(_ failing: FailingCase<Value>, of origins: [String]) {
    for origin in origins {
      guard let known = outcome.failures[origin] else {
        outcome.failures[origin] = PropertyFailure(failing)
        continue
      }
      if failing.size < known.size { outcome.failures[origin]?.become(failing) }
    }
  }

  private mutating func shrink(_ origin: String, limit: Int) {
    guard let start = outcome.failures[origin] else { return }
    guard
      var shrinker = Shrinker(
        property, origin: origin, from: start.choices, known: Set(outcome.failures.keys), limit: limit)
    else {
      outcome.failures[origin]?.isFlaky = true
      return
    }
    shrinker.shrink()
    for (other, failing) in shrinker.others.sorted(by: { $0.key < $1.key }) { record(failing, of: [other]) }
    outcome.failures[origin]?.shrinkChecks = shrinker.checks
    // Only what fails again is believed. What shrinking started from has failed twice.
    guard shrinker.isConfirmed() else {
      outcome.failures[origin]?.isFlaky = true
      return
    }
    outcome.failures[origin]?.become(shrinker.smallest)
    outcome.failures[origin]?.shrinkSteps = shrinker.steps
    outcome.failures[origin]?.isMinimal = !shrinker.isExhausted
  }
}
