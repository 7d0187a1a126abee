extension Shrinker {
  /// The choices of the smallest failure.
  var choices: [UInt64] { smallest.choices }

  /// The largest number that each of the choices could be.
  var maxima: [UInt64] { smallest.trace.maxima }

  /// Whether the property measures its values, so that a higher choice can make a smaller one.
  var isMeasured: Bool { !smallest.size.measure.isEmpty }

  /// The places of choices that are amounts rather than a yes or no.
  var amounts: [Int] { choices.indices.filter { maxima[$0] > 1 } }

  /// Pairs of amounts, the earlier first; only near ones where there are many amounts, since the number of
  /// pairs grows with the square.
  var pairsOfAmounts: [(Int, Int)] {
    let places = amounts
    let reach = places.count <= 32 ? places.count : 8
    return places.indices.flatMap { first in
      places[(first + 1)...].prefix(reach).map { (places[first], $0) }
    }
  }

  /// Tries the smallest sequence without some choices.
  mutating func consider(removing range: Range<Int>) -> Bool {
    var candidate = choices
    guard range.upperBound <= candidate.count else { return false }
    candidate.removeSubrange(range)
    return consider(candidate)
  }

  /// Tries the smallest sequence with another choice at a place.
  mutating func consider(_ choice: UInt64, at place: Int) -> Bool {
    var candidate = choices
    guard place < candidate.count else { return false }
    candidate[place] = choice
    return consider(candidate)
  }

  /// Tries the smallest sequence with other choices at two places.
  mutating func consider(
    _ first: UInt64, at firstPlace: Int, _ second: UInt64, at secondPlace: Int
  ) -> Bool {
    var candidate = choices
    guard max(firstPlace, secondPlace) < candidate.count else { return false }
    candidate[firstPlace] = first
    candidate[secondPlace] = second
    return consider(candidate)
  }

  /// The choice at a place, or 0 past the end.
  func choice(at place: Int) -> UInt64 { place < choices.count ? choices[place] : 0 }

  /// The largest number that the choice at a place could be, or 0 past the end.
  func maximum(at place: Int) -> UInt64 { place < maxima.count ? maxima[place] : 0 }
}
