extension Shrinker {
  /// Moves two amounts by the same distance, or by distances that are as one to two: what hangs on their
  /// sum or difference.
  ///
  /// The first goes towards 0, the second up or down. Where values are measured, either goes either way,
  /// since a value further from 0 may be the smaller. An amount that has become nothing can then be left out.
  mutating func slideTogether() {
    for (first, second) in pairsOfAmounts {
      let position = position(at: first)
      let inwards: Int128 = position < 0 ? 1 : -1
      if position != 0 {
        for sign: Int128 in [1, -1] { slide(first, inwards, second, sign, upTo: position.magnitude) }
      }
      guard isMeasured else { continue }
      let farthest = UInt128(max(maximum(at: first), maximum(at: second)))
      for (one, other): (Int128, Int128) in [(1, 1), (1, -1), (1, 2), (1, -2), (2, 1), (2, -1)] {
        slide(first, one, second, other, upTo: farthest)
        slide(first, -one, second, -other, upTo: farthest)
      }
    }
  }

  /// Moves two amounts by multiples of two steps, the whole way first, then powers of two, the largest first.
  private mutating func slide(
    _ first: Int, _ step: Int128, _ second: Int, _ otherStep: Int128, upTo distance: UInt128
  ) {
    let farthest = UInt64(clamping: distance)
    // As far as the second can go.
    let room =
      otherStep > 0
      ? bounds(at: second).upperBound - position(at: second)
      : position(at: second) - bounds(at: second).lowerBound
    for multiple in [farthest, UInt64(clamping: room)] + NumberDescent.powers(upTo: farthest) {
      guard multiple > 0, multiple <= farthest else { continue }
      _ = consider(
        moving: first, by: step * Int128(multiple), and: second, by: otherStep * Int128(multiple))
    }
  }
}
