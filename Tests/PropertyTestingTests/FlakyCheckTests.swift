import Synchronization
import Testing

@testable import PropertyTesting

/// Checks that do not say the same of the same value: a search ends, and does not vouch for what it found.
struct FlakyCheckTests {
  struct Broken: Error {}

  /// A check that fails by the toss of a coin, whatever the value.
  private static func tossed(_ seed: UInt64, in odds: UInt64) -> Property<[Int]> {
    let tosses = Tosses(stream: SplitMix64(seed: seed))
    return Property(Generator.array(of: .integer(in: 0...1000), count: 0...20)) { _ in
      if tosses.next(upTo: odds) == 0 { throw Broken() }
    }
  }

  private final class Tosses: Sendable {
    private let stream: Mutex<SplitMix64>
    init(stream: SplitMix64) { self.stream = Mutex(stream) }
    func next(upTo maximum: UInt64) -> UInt64 { stream.withLock { $0.next(upTo: maximum) } }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func aSearchEnds(_ seed: UInt64) throws {
    let outcome = PropertyRunner(seed: seed, trials: 100).run(Self.tossed(seed, in: 1))
    let failure = try #require(outcome.failures["violation"])
    #expect(failure.shrinkChecks <= 5000)
    var source = ChoiceSource(replaying: failure.choices)
    #expect(try Generator.array(of: .integer(in: 0...1000), count: 0...20).run(&source) == failure.value)
  }

  @Test func mostAreFoundOut() {
    let flaky = (0..<40 as Range<UInt64>).filter { seed in
      PropertyRunner(seed: seed, trials: 100).run(Self.tossed(seed, in: 3)).failures["violation"]?.isFlaky
        == true
    }
    // Missed only where the toss fails twice more: one in 16.
    #expect(flaky.count >= 30)
  }

  @Test func aFailureThatNeverComesBackIsKeptAsFound() throws {
    let counter = Counter()
    let outcome = PropertyRunner(seed: 1, trials: 100).run(
      Property(Generator.integer(in: 500...1000)) { _ in if counter.next() == 5 { throw Broken() } })
    let failure = try #require(outcome.failures["violation"])
    #expect(failure.isFlaky && !failure.isMinimal)
    #expect(failure.choices == failure.found && failure.shrinkSteps == 0)
  }

  /// The smallest does not fail when it is asked again: what shrinking began with is told instead.
  @Test func whatIsNotConfirmedIsGivenUp() throws {
    let counter = Counter()
    // Fails for large numbers, and for small ones the first time that they are seen.
    let property = Property(Generator.integer(in: 0...1000)) { value in
      if value >= 900 || (value < 10 && counter.next() == 1) { throw Broken() }
    }
    let outcome = PropertyRunner(seed: 1, trials: 0, first: [[950]]).run(property)
    let failure = try #require(outcome.failures["violation"])
    #expect(failure.isFlaky && failure.value == 950)
  }

  private final class Counter: Sendable {
    private let count = Mutex(0)
    func next() -> Int {
      count.withLock {
        $0 += 1
        return $0
      }
    }
  }
}
