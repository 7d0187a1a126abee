/// How a number is lowered when all that can be asked is whether a lower one will do.
///
/// Knows nothing of choices or properties. Every number asked about is lower than the last one that did.
enum NumberDescent {
  /// Asks about lower numbers until none of its ways leads further.
  ///
  /// - Parameters:
  ///   - start: a number that will do.
  ///   - accepts: whether a number will do.
  /// - Returns: the lowest that did.
  @discardableResult
  static func lower(_ start: UInt64, _ accepts: (UInt64) -> Bool) -> UInt64 {
    // The simplest of all, in order: the first that will do is the answer.
    for small in 0..<min(start, 3) where accepts(small) { return small }
    var current = start
    // Half of it, for as long as that will do: whatever is scaled.
    while current > 1, accepts(current / 2) { current /= 2 }
    current = lowerByHalves(current, accepts)
    // Numbers that have to be multiples of something: steps that are no power of two.
    for step: UInt64 in [3, 5, 6, 7] { current = lower(current, by: step, accepts) }
    return current
  }

  /// Takes away powers of two, largest first: a binary search, where there is a bound below which
  /// nothing will do.
  @discardableResult
  static func lowerByHalves(_ start: UInt64, _ accepts: (UInt64) -> Bool) -> UInt64 {
    guard start > 0 else { return 0 }
    var current = start
    for exponent in powers(upTo: start) where current >= exponent {
      if accepts(current - exponent) { current -= exponent }
    }
    return current
  }

  /// Takes away multiples of a step, doubling what is taken away for as long as it will do.
  static func lower(_ start: UInt64, by step: UInt64, _ accepts: (UInt64) -> Bool) -> UInt64 {
    var current = start
    var distance = step
    while current >= distance, accepts(current - distance) {
      current -= distance
      let (doubled, overflows) = distance.multipliedReportingOverflow(by: 2)
      if overflows { break }
      distance = doubled
    }
    guard current < start else { return current }
    while distance > step {
      distance /= 2
      if current >= distance, accepts(current - distance) { current -= distance }
    }
    return current
  }

  /// The powers of two up to a number, the largest first.
  static func powers(upTo number: UInt64) -> [UInt64] {
    let bits = UInt64.bitWidth - number.leadingZeroBitCount
    return (0..<bits).reversed().map { 1 << UInt64($0) }
  }
}
