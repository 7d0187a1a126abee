/// Where a search for counterexamples starts.
enum SearchSeed {
  /// The one that every run takes unless told otherwise, so that runs can be repeated.
  static let fixed: UInt64 = 1

  /// The seed that is asked for: a number, or `fresh` for one that was never used.
  static func chosen(_ arguments: Arguments) throws -> UInt64 {
    guard let text = arguments.last("--seed") else { return fixed }
    if text == "fresh" { return UInt64.random(in: 0...UInt64(Int.max)) }
    guard let seed = UInt64(text) else {
      throw CommandFailure.usage("\(text) is no seed", "--seed", "give a whole number from 0, or fresh")
    }
    return seed
  }
}
