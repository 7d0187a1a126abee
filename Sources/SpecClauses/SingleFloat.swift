/// Rounding and comparison on 32-bit floats, as sections 1 to 4 of the spec have them (*Words*).
enum SingleFloat {
  /// To a whole number, half away from zero.
  static func round(_ value: Double) -> Double { Double(Float(value).rounded(.toNearestOrAwayFromZero)) }

  /// ⌊v + 10⁻⁶⌋.
  static func floor(_ value: Double) -> Double { Double(Float(value + 1e-6).rounded(.down)) }

  /// Strictly smaller.
  static func isLess(_ first: Double, _ second: Double) -> Bool { Float(first) < Float(second) }
}
