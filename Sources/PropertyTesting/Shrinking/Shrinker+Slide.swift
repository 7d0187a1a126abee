extension Shrinker {
  /// Moves each amount by itself, wherever the measure falls: where values are measured, the simplest
  /// choice need not make the smallest value.
  ///
  /// Each end of its range first; then places a power of two from the ends, which looks for the far end of
  /// what still fails; then from there by powers of two, largest first.
  mutating func slideEach() {
    var place = 0
    while place < choices.count {
      for direction: Int128 in [-1, 1] { slide(place, direction) }
      place += 1
    }
  }

  private mutating func slide(_ place: Int, _ direction: Int128) {
    let bounds = bounds(at: place)
    let end = direction < 0 ? bounds.lowerBound : bounds.upperBound
    let distance = (end - position(at: place)).magnitude
    guard distance > 0, !consider(moving: place, to: end) else { return }
    let powers = NumberDescent.powers(upTo: UInt64(clamping: distance - 1))
    for power in powers.reversed() {
      if consider(moving: place, to: end - direction * Int128(power)) { break }
    }
    for power in powers {
      _ = consider(moving: place, to: position(at: place) + direction * Int128(power))
    }
  }

  private mutating func consider(moving place: Int, to position: Int128) -> Bool {
    consider(moving: place, by: position - self.position(at: place), and: place, by: 0)
  }

  /// Tries the smallest sequence with two amounts elsewhere.
  mutating func consider(
    moving first: Int, by distance: Int128, and second: Int, by otherDistance: Int128
  ) -> Bool {
    guard let one = choice(at: first, movedBy: distance) else { return false }
    if first == second { return consider(one, at: first) }
    guard let other = choice(at: second, movedBy: otherDistance) else { return false }
    return consider(one, at: first, other, at: second)
  }

  /// Where a choice stands on the line of values: the numbers after `above` lie below 0.
  func position(at place: Int) -> Int128 {
    let choice = Int128(choice(at: place))
    let above = bounds(at: place).upperBound
    return choice <= above ? choice : above - choice
  }

  /// The least and the greatest place of a choice on the line of values.
  func bounds(at place: Int) -> ClosedRange<Int128> {
    guard place < choices.count else { return 0...0 }
    let above = Int128(smallest.trace.aboves[place])
    return above - Int128(maxima[place])...above
  }

  /// A choice moved on the line of values; nil past its bounds.
  func choice(at place: Int, movedBy distance: Int128) -> UInt64? {
    let bounds = bounds(at: place)
    let (moved, overflows) = position(at: place).addingReportingOverflow(distance)
    guard !overflows, bounds.contains(moved) else { return nil }
    return UInt64(moved >= 0 ? moved : bounds.upperBound - moved)
  }
}
