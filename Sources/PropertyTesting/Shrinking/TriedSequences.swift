/// The sequences that shrinking has tried, which it need not try again.
///
/// A sequence was refused because it does not fail, or because it is no smaller than the smallest failure
/// of that time; failures only get smaller, so it would be refused for ever.
struct TriedSequences {
  /// How many choices are remembered: 8 MiB of them.
  private let capacity: Int
  private var sequences: Set<[UInt64]> = []
  private(set) var remembered = 0

  init(capacity: Int = 1 << 20) { self.capacity = capacity }

  /// Whether a sequence is new; it is not afterwards.
  ///
  /// When the memory is full all is forgotten: trying something twice costs time, nothing else.
  mutating func insert(_ choices: [UInt64]) -> Bool {
    guard sequences.insert(choices).inserted else { return false }
    // One more for each: an empty sequence takes memory too.
    remembered += choices.count + 1
    if remembered > capacity {
      sequences = [choices]
      remembered = choices.count + 1
    }
    return true
  }
}
