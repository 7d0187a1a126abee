/// The natural logarithm, within 2 units in the last place, the same bits everywhere.
///
/// Zero gives −∞, ∞ itself, a negative number or not-a-number not-a-number.
public func naturalLogarithm(_ x: Double) -> Double {
  guard x > 0 else { return x == 0 ? -.infinity : .nan }
  guard x < .infinity else { return x }
  return logarithmParts(x).value
}

/// The natural logarithm of a positive, finite number as a double and what its rounding left out: about
/// 66 correct bits, as powers need them.
///
/// Reduction to a table (Tang, *Table-driven implementation of the logarithm function*, 1990):
/// x = 2ⁿ·m with m in [√½, √2], c the nearest multiple of 1/64, and
/// ln m = ln c + 2·artanh s with s = (m − c)/(m + c), at most 1/180.
func logarithmParts(_ x: Double) -> (value: Double, rest: Double) {
  var exponent = Double(x.binaryExponent)
  var mantissa = x.mantissa
  if mantissa > 1.414_213_562_373_095 {
    mantissa *= 0.5
    exponent += 1
  }
  let index = (mantissa * 64).rounded(.toNearestOrEven)
  let centre = index / 64
  let difference = mantissa - centre
  let sum = exactSum(mantissa, centre)

  // The quotient and, from its remainder, what its rounding left out.
  let s = difference / sum.value
  let product = exactProduct(s, sum.value)
  let sRest = (((difference - product.value) - product.rest) - s * sum.rest) / sum.value

  let square = s * s
  let series = s * square * (2.0 / 3 + square * (2.0 / 5 + square * (2.0 / 7 + square * (2.0 / 9))))
  let entry = logarithmTable[Int(index) - 45]
  let first = exactSum(exponent * logarithmOfTwoHigh, entry.value)
  let second = exactSum(first.value, 2 * s)
  let low = (2 * sRest + series) + (exponent * logarithmOfTwoLow + entry.rest)
  return exactSum(second.value, low + (first.rest + second.rest))
}
