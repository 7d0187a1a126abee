/// Rounding and comparison as the sources do them: on 32-bit floats (SPEC, *Words*).
enum SingleFloat {
  /// To a whole number; the sources round half away from zero.
  static func rounded(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
    Double(Float(value).rounded(rule))
  }

  /// ⌊v + 10⁻⁶⌋, so that floating noise does not lower a whole number.
  static func floored(_ value: Double) -> Double { Double(Float(value + 1e-6).rounded(.down)) }

  /// Strictly smaller.
  static func isLess(_ first: Double, _ second: Double) -> Bool { Float(first) < Float(second) }
}
