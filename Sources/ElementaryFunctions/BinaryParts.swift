// What `exponent` and `significand` say of positive, finite doubles. Those are calls into the standard library
// that cost as much as a logarithm's series.

extension Double {
  /// The largest n with 2ⁿ ≤ self, −1074…1023.
  @inline(__always)
  var binaryExponent: Int {
    bitPattern >> 52 != 0 ? Int(bitPattern >> 52) - 1_023 : Int(exponent)
  }

  /// Self divided by 2ⁿ, in [1, 2).
  @inline(__always)
  var mantissa: Double {
    bitPattern >> 52 != 0
      ? Double(bitPattern: bitPattern & 0x000f_ffff_ffff_ffff | 0x3ff0_0000_0000_0000) : significand
  }
}
