/// Where a generator's choices come from, and the record of those it made.
///
/// A test case *is* its sequence of choices: replaying an edited sequence gives only values that the
/// generators could have made, so shrinking works through maps, filters and dependent generators. The
/// record holds what was chosen, not what was asked for: replaying it gives the same value and the same
/// record.
public struct ChoiceSource: Sendable {
  /// How many choices a value may take where nothing else is said.
  static var usualLongest: Int { 4096 }

  private let prefix: [UInt64]
  /// How much of the sequence has been read.
  private var cursor = 0
  /// Where reading ends, though the sequence goes on: within a part that is aligned.
  private var blockEnd = Int.max
  private var alignment: ChoiceAlignment?
  /// Draws what lies past the end of the sequence; without it there are zeros.
  private var random: SplitMix64?
  private let longest: Int
  /// The choices made so far.
  public private(set) var choices: [UInt64] = []
  /// What only shrinking asks for; nil elsewhere, so that a trial pays nothing for it.
  private(set) var trace: ChoiceTrace?

  /// Draws at random.
  init(random: SplitMix64, longest: Int) {
    prefix = []
    self.random = random
    self.longest = longest
  }

  /// Replays a sequence; past its end every choice is the simplest, 0, or drawn at random.
  ///
  /// - Parameters:
  ///   - longest: how many choices a value may take.
  ///   - traces: whether to note how the choices hang together.
  ///   - alignment: which parts of the sequence are for which parts of the value; only with a trace.
  init(
    replaying choices: [UInt64], longest: Int = ChoiceSource.usualLongest, then random: SplitMix64? = nil,
    traces: Bool = false, aligned alignment: ChoiceAlignment? = nil
  ) {
    prefix = choices
    self.alignment = alignment
    self.random = random
    self.longest = longest
    trace = traces ? ChoiceTrace() : nil
  }

  /// Begins another value, drawn at random, in the memory of the last one.
  mutating func restart(random: SplitMix64) {
    self.random = random
    cursor = 0
    choices.removeAll(keepingCapacity: true)
  }

  /// A whole number from 0 to a maximum, 0 the simplest.
  ///
  /// A replayed choice past the maximum becomes the maximum.
  public mutating func choice(upTo maximum: UInt64) throws(GenerationFailure) -> UInt64 {
    try choice(upTo: maximum, above: maximum)
  }

  /// A whole number from 0 to a maximum, 0 the simplest.
  ///
  /// - Parameter above: up to this the numbers stand for one side of 0, the others for the other side;
  ///   where a smaller value need not be a simpler one, shrinking walks through 0.
  mutating func choice(upTo maximum: UInt64, above: UInt64) throws(GenerationFailure) -> UInt64 {
    guard choices.count < longest else { throw .overrun }
    let choice = replayed().map { min($0, maximum) } ?? random?.next(upTo: maximum) ?? 0
    choices.append(choice)
    trace?.note(maximum: maximum, above: above)
    return choice
  }

  /// Whether to go on: 0 for no, 1 for yes.
  ///
  /// - Parameter mean: how often in a row the answer is yes on average, when drawn at random; at least 1.
  mutating func continues(mean: UInt64) throws(GenerationFailure) -> Bool {
    guard choices.count < longest else { throw .overrun }
    let drawn = replayed() ?? random?.next(upTo: mean) ?? 0
    choices.append(min(drawn, 1))
    trace?.note(maximum: 1, above: 1)
    return drawn > 0
  }

  /// The next choice of the sequence; nil past its end, or past the end of the aligned part.
  private mutating func replayed() -> UInt64? {
    guard cursor < prefix.count, cursor < blockEnd else { return nil }
    defer { cursor += 1 }
    return prefix[cursor]
  }

  /// A value of a generator.
  public mutating func draw<Value>(_ generator: Generator<Value>) throws(GenerationFailure) -> Value {
    guard let span = beginSpan() else { return try generator.run(&self) }
    defer { endSpan(span) }
    return try generator.run(&self)
  }

  /// Begins a part of the value that can be left out, moved or replaced as one; nil where no trace is kept.
  mutating func beginSpan() -> Int? {
    guard let span = trace?.begin(at: choices.count) else { return nil }
    if let block = alignment?.begin(span, parent: trace?.spans[span].parent) {
      cursor = block.lowerBound
      blockEnd = block.upperBound
    }
    return span
  }

  /// Ends a part.
  mutating func endSpan(_ span: Int?) {
    guard let span else { return }
    trace?.end(span, at: choices.count)
    if let block = alignment?.end(span) {
      cursor = block.upperBound
      blockEnd = .max
    }
  }
}

/// Why choices gave no value.
public enum GenerationFailure: Error, Equatable, Sendable {
  /// A filter refused the value.
  case rejected
  /// The value takes more choices than there are.
  case overrun
}
