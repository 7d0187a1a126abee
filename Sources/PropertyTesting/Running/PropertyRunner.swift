/// Searches for values that break a property, and shrinks what it finds.
///
/// The same runner and the same property give the same outcome, byte for byte. A trial depends on the seed
/// and on its number alone: neither on stored failures nor on what earlier trials drew.
public struct PropertyRunner: Sendable {
  /// Where the random choices start.
  public var seed: UInt64
  /// How many values are drawn at random, after the stored ones.
  public var trials: Int
  /// Sequences that are tried before: stored failures.
  public var first: [[UInt64]]
  /// Whether failures are made smaller.
  public var shrinks: Bool
  /// How many values may be checked to make the failure of one origin smaller.
  ///
  /// Values are made, but not checked, up to twenty times as often: one that is no smaller than the failure
  /// known is not checked.
  public var shrinkLimit: Int
  /// Asked before each value drawn at random; once true, the search ends with what it has, unshrunk.
  public var isStopped: @Sendable () -> Bool

  /// A runner.
  public init(
    seed: UInt64, trials: Int, first: [[UInt64]] = [], shrinks: Bool = true, shrinkLimit: Int = 5000,
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    self.seed = seed
    self.trials = trials
    self.first = first
    self.shrinks = shrinks
    self.shrinkLimit = shrinkLimit
    self.isStopped = isStopped
  }

  /// Runs a property.
  ///
  /// At most ten sequences are drawn for each trial asked for; `isStarved` tells when too many gave no value.
  public func run<Value>(_ property: Property<Value>) -> PropertyOutcome<Value> {
    var search = PropertySearch(property)
    for choices in first { search.tryStored(choices) }
    search.tryRandom(seed: seed, trials: trials, isStopped: isStopped)
    search.seekClasses(seed: seed)
    if shrinks && !isStopped() { search.shrink(limit: shrinkLimit) }
    return search.finished()
  }

  /// Tries exactly the value of one sequence of choices, once, and shrinks nothing.
  public static func replay<Value>(
    _ choices: [UInt64], _ property: Property<Value>
  ) -> PropertyOutcome<Value> {
    PropertyRunner(seed: 0, trials: 0, first: [choices], shrinks: false).run(property)
  }
}
