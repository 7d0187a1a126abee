/// The largest magnitude that `sine` and `cosine` accept, in radians.
public let largestAngle = 1_000_000.0

/// The sine of an angle in radians, within 2 units in the last place, the same bits everywhere.
///
/// Reduction by Cody and Waite (*Software Manual for the Elementary Functions*, 1980): π/2 in three
/// parts whose products with a count below 2²⁰ are exact; then the Taylor series on ±π/4.
///
/// - Precondition: the magnitude is at most `largestAngle`.
public func sine(_ radians: Double) -> Double {
  let (quarter, rest, tail) = reduced(radians)
  switch quarter & 3 {
  case 0: return sineSeries(rest, tail)
  case 1: return cosineSeries(rest, tail)
  case 2: return -sineSeries(rest, tail)
  default: return -cosineSeries(rest, tail)
  }
}

/// The cosine of an angle in radians, within 2 units in the last place, the same bits everywhere.
///
/// - Precondition: the magnitude is at most `largestAngle`.
public func cosine(_ radians: Double) -> Double {
  let (quarter, rest, tail) = reduced(radians)
  switch quarter & 3 {
  case 0: return cosineSeries(rest, tail)
  case 1: return -sineSeries(rest, tail)
  case 2: return -cosineSeries(rest, tail)
  default: return sineSeries(rest, tail)
  }
}

// π/2 = high + middle + low, the first two with 33 significant bits each.
private let halfPiHigh = 0x1.921fb544p+0
private let halfPiMiddle = 0x1.0b4611a6p-34
private let halfPiLow = 0x1.3198a2e037073p-69

/// The angle less the nearest multiple of π/2, as a value and what that value's rounding left out.
private func reduced(_ radians: Double) -> (quarter: Int, rest: Double, tail: Double) {
  precondition(radians.magnitude <= largestAngle, "an angle of at most 1,000,000 radians")
  if radians.magnitude < .pi / 4 { return (0, radians, 0) }
  let quarters = (radians / (.pi / 2)).rounded(.toNearestOrEven)
  let first = radians - quarters * halfPiHigh
  let second = quarters * halfPiMiddle
  let difference = first - second
  let lost = (first - difference) - second
  let correction = lost - quarters * halfPiLow
  let rest = difference + correction
  return (Int(quarters), rest, (difference - rest) + correction)
}

private func sineSeries(_ x: Double, _ tail: Double) -> Double {
  let z = x * x
  var sum = -1.0 / 121_645_100_408_832_000
  sum = sum * z + 1.0 / 355_687_428_096_000
  sum = sum * z - 1.0 / 1_307_674_368_000
  sum = sum * z + 1.0 / 6_227_020_800
  sum = sum * z - 1.0 / 39_916_800
  sum = sum * z + 1.0 / 362_880
  sum = sum * z - 1.0 / 5_040
  sum = sum * z + 1.0 / 120
  sum = sum * z - 1.0 / 6
  // The tail moves the sine by tail·cos x.
  return x + (x * z * sum + tail * (1 - 0.5 * z))
}

private func cosineSeries(_ x: Double, _ tail: Double) -> Double {
  let z = x * x
  var sum = 1.0 / 6_402_373_705_728_000 * -1
  sum = sum * z + 1.0 / 20_922_789_888_000
  sum = sum * z - 1.0 / 87_178_291_200
  sum = sum * z + 1.0 / 479_001_600
  sum = sum * z - 1.0 / 3_628_800
  sum = sum * z + 1.0 / 40_320
  sum = sum * z - 1.0 / 720
  sum = sum * z + 1.0 / 24
  // 1 − z/2 loses bits that the last addition gives back; the tail moves the cosine by −tail·sin x.
  let half = 0.5 * z
  let leading = 1 - half
  return leading + (((1 - leading) - half) + (z * z * sum - tail * x))
}
