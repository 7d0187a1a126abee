// Sums and products without loss, after Dekker (*A floating-point technique for extending the available
// precision*, 1971) and Knuth: what rounding takes away comes back as a second double. A fused
// multiply-add would be shorter, but machines without one would emulate it slowly.

/// A sum of two doubles, and what its rounding left out.
@inline(__always)
func exactSum(_ first: Double, _ second: Double) -> (value: Double, rest: Double) {
  let sum = first + second
  let part = sum - first
  return (sum, (first - (sum - part)) + (second - part))
}

/// A product of two doubles, and what its rounding left out.
///
/// Exact while both magnitudes stay below 2⁹⁹⁶ and the product's is above 2⁻⁹⁶⁹.
@inline(__always)
func exactProduct(_ first: Double, _ second: Double) -> (value: Double, rest: Double) {
  let product = first * second
  let (firstHigh, firstLow) = halves(first)
  let (secondHigh, secondLow) = halves(second)
  let high = firstHigh * secondHigh - product
  return (product, ((high + firstHigh * secondLow) + firstLow * secondHigh) + firstLow * secondLow)
}

/// A double as a sum of two with 26 significant bits each, whose products are exact.
@inline(__always)
func halves(_ x: Double) -> (high: Double, low: Double) {
  let scaled = x * 134_217_729  // 2²⁷ + 1
  let high = scaled - (scaled - x)
  return (high, x - high)
}

/// A double times a power of two, 2⁻¹¹⁰⁰ to 2¹⁰²⁴, for a magnitude between 1/2 and 2.
@inline(__always)
func scaled(_ x: Double, byPowerOfTwo exponent: Int) -> Double {
  if exponent >= -1_021 && exponent <= 1_023 { return x * powerOfTwo(exponent) }
  return exponent > 0
    ? x * 2 * powerOfTwo(exponent - 1)
    : x * powerOfTwo(-1_000) * powerOfTwo(exponent + 1_000)
}

/// 2ⁿ for n from −1022 to 1023.
@inline(__always)
private func powerOfTwo(_ exponent: Int) -> Double {
  Double(bitPattern: UInt64(exponent + 1_023) << 52)
}

// ln 2 = high + low; the first has 42 significant bits, so that its product with any exponent of a
// double is exact.
let logarithmOfTwoHigh = 0x1.62e42fefa38p-1
let logarithmOfTwoLow = 0x1.ef35793c7673p-45
