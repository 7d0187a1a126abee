/// The exponential function, within 2 units in the last place, the same bits everywhere.
///
/// Past 709.79 it is ∞, below −745.14 zero; not-a-number gives itself.
public func exponential(_ x: Double) -> Double {
  if x.isNaN { return x }
  return exponential(x, 0)
}

/// A power of a positive base, within 2 units in the last place, the same bits everywhere.
///
/// The exponential of exponent · ln base, the product carried to about 66 bits. What is too large is ∞,
/// what is too small zero.
///
/// - Precondition: the base is positive, both are finite.
public func power(_ base: Double, _ exponent: Double) -> Double {
  precondition(base > 0 && base.isFinite && exponent.isFinite, "a finite power of a positive base")
  let logarithm = logarithmParts(base)
  // Beyond this the parts of the product are of no use, and past 2⁹⁹⁶ they would overflow.
  let rough = exponent * logarithm.value
  if rough.magnitude > 800 { return rough > 0 ? .infinity : 0 }
  if rough == 0 { return 1 }
  let product = exactProduct(exponent, logarithm.value)
  return exponential(product.value, product.rest + exponent * logarithm.rest)
}

/// exp(x + tail) for a tail below the last place of x.
///
/// Reduction by Cody and Waite (*Software Manual for the Elementary Functions*, 1980): n·ln 2 in two parts
/// of which the first is exact; then the Taylor series on ±½ ln 2.
private func exponential(_ x: Double, _ tail: Double) -> Double {
  if x > 710 { return .infinity }
  if x < -746 { return 0 }
  let count = (x * 1.442_695_040_888_963_4).rounded(.toNearestOrEven)
  let first = x - count * logarithmOfTwoHigh
  let second = tail - count * logarithmOfTwoLow
  let (r, rest) = exactSum(first, second)

  var sum = 1.0 / 87_178_291_200
  sum = sum * r + 1.0 / 6_227_020_800
  sum = sum * r + 1.0 / 479_001_600
  sum = sum * r + 1.0 / 39_916_800
  sum = sum * r + 1.0 / 3_628_800
  sum = sum * r + 1.0 / 362_880
  sum = sum * r + 1.0 / 40_320
  sum = sum * r + 1.0 / 5_040
  sum = sum * r + 1.0 / 720
  sum = sum * r + 1.0 / 120
  sum = sum * r + 1.0 / 24
  sum = sum * r + 1.0 / 6
  sum = sum * r + 1.0 / 2
  // 1 + r loses bits that the last addition gives back.
  let leading = 1 + r
  let lost = r - (leading - 1)
  return scaled(leading + (lost + (r * r * sum + rest * leading)), byPowerOfTwo: Int(count))
}
