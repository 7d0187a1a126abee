/// Where a search for counterexamples starts.
enum SearchSeed {
  /// The largest: JSON's numbers hold every smaller one.
  private static let largest = 1 << 53 - 1

  /// The one that every run takes unless told otherwise, so that runs can be repeated.
  static let fixed: UInt64 = 1

  /// The seed that is asked for: a number, or `fresh` for one that was never used.
  static func chosen(_ arguments: Arguments) throws -> UInt64 {
    guard let text = arguments.last("--seed") else { return fixed }
    if text == "fresh" { return UInt64(Int.random(in: 0...largest)) }
    guard let seed = Arguments.wholeNumber(text), seed <= largest else {
      throw CommandFailure.usage(
        "\(text) is no seed", "--seed", "give a whole number from 0 to \(largest), or fresh")
    }
    return UInt64(seed)
  }
}
