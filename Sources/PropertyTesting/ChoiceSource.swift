/// Where a generator's choices come from, and the record of those it made.
///
/// A test case *is* its sequence of choices: replaying an edited sequence gives only values that the
/// generators could have made, so shrinking works through maps, filters and dependent generators.
public struct ChoiceSource: Sendable {
  private let prefix: [UInt64]
  private var random: SplitMix64?
  private let longest: Int
  /// The choices made so far.
  public private(set) var choices: [UInt64] = []

  /// Replays a sequence, and draws at random past its end.
  ///
  /// - Parameter longest: how many choices a value may take.
  init(prefix: [UInt64] = [], random: SplitMix64, longest: Int) {
    self.prefix = prefix
    self.random = random
    self.longest = longest
  }

  /// Replays a sequence; a value that asks for more choices is none.
  init(replaying choices: [UInt64]) {
    prefix = choices
    random = nil
    longest = choices.count
  }

  /// A whole number from 0 to a maximum, 0 the simplest.
  ///
  /// A replayed choice past the maximum becomes the maximum.
  public mutating func choice(upTo maximum: UInt64) throws(GenerationFailure) -> UInt64 {
    let place = choices.count
    guard place < longest else { throw .overrun }
    let choice: UInt64
    if place < prefix.count {
      choice = min(prefix[place], maximum)
    } else if random != nil {
      choice = random?.next(upTo: maximum) ?? 0
    } else {
      throw .overrun
    }
    choices.append(choice)
    return choice
  }

  /// A value of a generator.
  public mutating func draw<Value>(_ generator: Generator<Value>) throws(GenerationFailure) -> Value {
    try generator.run(&self)
  }
}

/// Why choices gave no value.
public enum GenerationFailure: Error, Equatable, Sendable {
  /// A filter refused the value.
  case rejected
  /// The value takes more choices than there are.
  case overrun
}
