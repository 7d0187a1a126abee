extension Shrinker {
  /// Moves two amounts by different distances: the way along a bound on which the measure falls.
  ///
  /// Only for properties that measure their values. The measure sorts out most of these before a check.
  mutating func trade() {
    for (first, second) in pairsOfAmounts {
      // A way along a bound between whole numbers is uneven: one step of eight leads on where seven do not.
      if trade(first, second, 1...8, Shrinker.nearby) { continue }
      let leaps = NumberDescent.powers(upTo: max(maximum(at: first), maximum(at: second))).filter { $0 > 8 }
      if trade(first, second, 1...8, leaps) { continue }
      _ = trade(second, first, 1...8, leaps)
    }
  }

  private static var nearby: [UInt64] { [1, 2, 3, 4, 5, 6, 7, 8, 9] }

  private mutating func trade(
    _ little: Int, _ far: Int, _ distances: ClosedRange<Int128>, _ leaps: [UInt64]
  ) -> Bool {
    for distance in distances {
      for leap in leaps where Int128(leap) != distance {
        for (one, other): (Int128, Int128) in [(1, -1), (-1, 1), (-1, -1), (1, 1)] {
          if consider(moving: little, by: one * distance, and: far, by: other * Int128(leap)) { return true }
        }
      }
    }
    return false
  }
}
