/// The YIQ difference above which two pixels differ, with what the vector code needs to keep to it.
struct YIQLimit: Equatable, Sendable {
  /// The greatest difference of any two colours, by which thresholds are scaled.
  static let greatestDifference = 35215.0

  /// Pixels differ when their difference is greater, 0…35215.
  let limit: Double
  /// An approximate difference, times 2³², that is surely none when it is smaller.
  let certainlyWithin: Float
  /// An approximate difference, times 2³², that surely is one when it is greater.
  let certainlyBeyond: Float

  /// The limit of a threshold, 35215 · threshold · threshold, multiplied from the left.
  ///
  /// - Precondition: the threshold is in 0…1.
  init(threshold: Double) {
    precondition(threshold >= 0 && threshold <= 1, "a YIQ threshold is in 0…1")
    self.init(limit: Self.greatestDifference * threshold * threshold)
  }

  /// A limit given as a difference, 0…35215.
  init(limit: Double) {
    precondition(limit >= 0 && limit <= Self.greatestDifference, "a YIQ limit is in 0…35215")
    self.limit = limit
    // The difference is the squared length of v = (√0.5053 y, √0.299 i, √0.1957 q). The kernel's v′ / 2¹⁶
    // has weights rounded to multiples of 2⁻¹⁶, so each of its components is off by at most
    // ½ · 2⁻¹⁶ · (|dr| + |dg| + |db|) ≤ ½ · 765 / 65536 < 0.005837, and its length by at most √3 times
    // that, 0.01011. The sum of squares is then rounded three times, each time by at most 2⁻²⁴ of itself;
    // the formula in Double is off by less than 10⁻¹¹ in length. A margin of 0.0102 in length and of 2⁻²⁰
    // in proportion (which also holds the rounding of these two bounds to 24 bits) covers all of it.
    let length = limit.squareRoot()
    let below = max(0, length - Self.lengthMargin)
    let above = length + Self.lengthMargin
    certainlyWithin = Float(below * below * Self.kernelScale * (1 - Self.roundingMargin))
    certainlyBeyond = Float(above * above * Self.kernelScale * (1 + Self.roundingMargin))
  }

  private static let lengthMargin = 0.0102
  private static let roundingMargin = 1 / 1_048_576.0
  private static let kernelScale = 4_294_967_296.0
}
