/// The cube root, within 2 units in the last place, the same bits everywhere.
///
/// The inverse root by a polynomial good to 1/140 on [1, 8) and one step of its binomial series, without a
/// division; then Halley's iteration for the root. Zero, the infinities and
/// not-a-number give themselves.
public func cubeRoot(_ x: Double) -> Double {
  guard x.isFinite && x != 0 else { return x }
  let magnitude = x.magnitude
  let exponent = magnitude.binaryExponent
  // x = m·2³ⁿ with m in [1, 8); the shift keeps the division away from negative numbers.
  let third = (exponent + 1_200) / 3 - 400
  let m = magnitude.mantissa * Double(1 << (exponent - 3 * third))

  let start =
    1.337_701_14 + m * (m * (0.108_504_256 + m * (0.000_585_295 * m - 0.012_986_65)) - 0.440_833_01)
  // start · (1 − error)^(−1/3) by its binomial series.
  let error = 1 - m * (start * start * start)
  let series = error * (1.0 / 3 + error * (2.0 / 9 + error * (14.0 / 81)))
  let inverse = start + start * series
  // 26 bits, so that the square is exact and the cube rounded once.
  let root = halves(m * (inverse * inverse)).high
  let cube = root * root * root
  let result = root + root * ((m - cube) / (2 * cube + m))
  return scaled(x < 0 ? -result : result, byPowerOfTwo: third)
}
