import Synchronization
import Testing

@testable import PropertyTesting

struct PropertyRunnerTests {
  struct Broken: Error {}

  static let numbers = Generator.array(of: .integer(in: 0...10_000), count: 0...20)

  static let sumIsSmall = Property(numbers) { if $0.reduce(0, +) >= 15_000 { throw Broken() } }

  @Test func theSameSeedGivesTheSameOutcome() {
    let outcomes = (0..<3).map { _ in "\(PropertyRunner(seed: 7, trials: 500).run(Self.sumIsSmall))" }
    #expect(outcomes[0].count > 100 && Set(outcomes).count == 1)
  }

  @Test func aTrialDoesNotDependOnWhatOthersDraw() {
    func values(_ more: Bool) -> [Int] {
      let drawn = Mutex<[Int]>([])
      let generator = Generator<Int> { (source: inout ChoiceSource) throws(GenerationFailure) in
        let value = Int(try source.choice(upTo: 1_000_000))
        // Every third value takes many more choices, if asked to.
        if more, value % 3 == 0 { for _ in 0..<50 { _ = try source.choice(upTo: 9) } }
        return value
      }
      _ = PropertyRunner(seed: 3, trials: 100).run(
        Property(generator) { value in drawn.withLock { $0.append(value) } })
      return drawn.withLock { $0 }
    }
    #expect(values(true) == values(false))
    #expect(Set(values(true)).count == 100)
  }

  @Test func storedFailuresAreTriedFirstAndShrunk() throws {
    let checked = Mutex<[[Int]]>([])
    let property = Property(Self.numbers) { value in
      checked.withLock { $0.append(value) }
      if value.reduce(0, +) >= 15_000 { throw Broken() }
    }
    let stored: [UInt64] = [1, 9000, 1, 8000, 1, 17, 0]
    let outcome = PropertyRunner(seed: 1, trials: 1000, first: [stored]).run(property)
    #expect(checked.withLock { $0.first } == [9000, 8000, 17])
    #expect(outcome.trials == 1)
    let failure = try #require(outcome.failures["violation"])
    #expect(failure.found == stored)
    #expect(failure.value == [5000, 10_000])
    #expect(failure.choices == [1, 5000, 1, 10_000, 0])
    #expect(failure.shrinkSteps > 0 && failure.shrinkChecks >= failure.shrinkSteps)
    #expect(failure.isMinimal && !failure.isFlaky)
  }

  @Test func aStoredFailureThatIsMendedLetsTheSearchGoOn() {
    let outcome = PropertyRunner(seed: 1, trials: 100, first: [[1, 3, 0]]).run(Self.sumIsSmall)
    let without = PropertyRunner(seed: 1, trials: 100).run(Self.sumIsSmall)
    #expect(outcome.trials == without.trials + 1)
    #expect(outcome.failures["violation"]?.found == without.failures["violation"]?.found)
  }

  @Test func whatIsStoredIsWhatIsConsumed() throws {
    let stored: [UInt64] = [20, 99_999, 5, 9000, 0, 4, 4]
    let failure = try #require(
      PropertyRunner.replay(stored, Self.sumIsSmall).failures["violation"])
    #expect(failure.choices == [1, 10_000, 1, 9000, 0] && failure.found == failure.choices)
  }

  @Test func aReplayChecksOneValueOnce() throws {
    let checks = Mutex(0)
    let property = Property(Self.numbers) { value in
      checks.withLock { $0 += 1 }
      if value.reduce(0, +) >= 15_000 { throw Broken() }
    }
    let outcome = PropertyRunner.replay([1, 9000, 1, 9000, 1, 5, 0], property)
    #expect(checks.withLock { $0 } == 1)
    #expect(outcome.trials == 1 && outcome.failures["violation"]?.value == [9000, 9000, 5])
    #expect(outcome.failures["violation"]?.isMinimal == false && !outcome.isStarved)
  }

  @Test func aReplayThatGivesNoValueIsNoPass() {
    let property = Property(Generator.integer(in: 0...9).filter { $0 > 5 }) { _ in }
    let outcome = PropertyRunner.replay([1, 1, 1], property)
    #expect(outcome.trials == 0 && outcome.stale == 1 && outcome.isStarved)
  }

  @Test func aFilterThatRefusesEverythingIsNoPass() {
    let calls = Mutex(0)
    let generator = Generator.integer(in: 0...9).filter { _ in
      calls.withLock { $0 += 1 }
      return false
    }
    let outcome = PropertyRunner(seed: 1, trials: 20).run(Property(generator) { _ in })
    #expect(outcome.isStarved && outcome.trials == 0 && outcome.rejected == 200)
    #expect(calls.withLock { $0 } == 600)
  }

  /// One draw in `odds` is let through, each draw tried three times.
  @Test(arguments: [(4, false), (10, false), (100, true)]) func starvingIsMoreThanNineInTen(
    _ odds: Int, _ isStarved: Bool
  ) {
    let generator = Generator.integer(in: 1...odds).filter { $0 == 1 }
    let outcome = PropertyRunner(seed: 1, trials: 500).run(Property(generator) { _ in })
    #expect(outcome.isStarved == isStarved && outcome.trials > 0)
    #expect(outcome.isStarved == (outcome.trials * 9 < outcome.rejected))
  }

  @Test func classesThatNeverOccurAreNamed() {
    let property = Property(
      Generator.integer(in: 0...9), classes: { $0 < 5 ? ["low"] : ["high"] },
      requiredClasses: ["low", "high", "negative", "huge"]
    ) { _ in }
    #expect(PropertyRunner(seed: 1, trials: 50).run(property).missingClasses == ["huge", "negative"])
    #expect(PropertyRunner(seed: 1, trials: 49).run(property).missingClasses.isEmpty)
    let counts = PropertyRunner(seed: 1, trials: 60).run(property).classes
    #expect(counts["low", default: 0] + counts["high", default: 0] == 60 && counts.count == 2)
  }

  @Test func theLimitEndsShrinking() throws {
    let checks = Mutex(0)
    let property = Property(Generator.array(of: .integer(in: 0...1_000_000), count: 20...40)) { value in
      checks.withLock { $0 += 1 }
      if value.reduce(0, +) >= 100_000 { throw Broken() }
    }
    let outcome = PropertyRunner(seed: 1, trials: 1, shrinkLimit: 25).run(property)
    let failure = try #require(outcome.failures["violation"])
    #expect(failure.shrinkChecks == 25 && !failure.isMinimal && failure.shrinkSteps > 0)
    // The trial, once more before shrinking and once more after.
    #expect(checks.withLock { $0 } == 28)
  }

  @Test func withoutShrinkingTheFirstFailureStays() throws {
    let failure = try #require(
      PropertyRunner(seed: 1, trials: 500, shrinks: false).run(Self.sumIsSmall).failures["violation"])
    #expect(failure.choices == failure.found && failure.shrinkSteps == 0)
  }

  /// One value in a hundred: sixty trials miss it in more than half of all searches.
  @Test func aRareClassIsLookedForPastTheTrials() {
    for seed in UInt64(1)...20 {
      let property = Property(
        Generator.integer(in: 0...99), classes: { $0 == 99 ? ["rare"] : [] },
        requiredClasses: ["rare", "never"]
      ) { _ in }
      let outcome = PropertyRunner(seed: seed, trials: 60).run(property)
      #expect(outcome.missingClasses == ["never"] && outcome.trials == 60)
    }
  }
}
