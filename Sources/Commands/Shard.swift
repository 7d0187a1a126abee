/// A part of a run: every Nth case, from the Ith.
struct Shard {
  let index: Int
  let count: Int

  /// The shard that is asked for; nil for all.
  init?(_ arguments: Arguments) throws {
    guard let text = arguments.last("--shard") else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Arguments.wholeNumber(parts[0]),
      let count = Arguments.wholeNumber(parts[1]), count >= 1,
      (1...count).contains(index)
    else { throw CommandFailure.usage("\(text) is no shard", "--shard", "give I/N with 1 ≤ I ≤ N") }
    self.index = index
    self.count = count
  }
}
