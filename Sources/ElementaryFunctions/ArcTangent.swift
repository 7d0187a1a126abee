/// The angle of a vector from the positive x axis, in radians within ±π, within 2 units in the last place,
/// the same bits everywhere.
///
/// The quotient q of the smaller magnitude by the larger, reduced by the nearest multiple c of 1/16:
/// arctan q = arctan c + arctan((q − c)/(1 + qc)), then the Taylor series on ±1/32. Signed zeros count as
/// in IEEE 754: y = −0 lies below the axis, x = −0 left of it.
///
/// - Precondition: both are finite.
public func arcTangent(y: Double, x: Double) -> Double {
  precondition(x.isFinite && y.isFinite, "the angle of a finite vector")
  let steep = y.magnitude > x.magnitude
  let (short, long) = steep ? (x.magnitude, y.magnitude) : (y.magnitude, x.magnitude)
  let quotient = long == 0 ? 0 : short / long
  let index = (quotient * 16).rounded(.toNearestOrEven)
  let centre = index / 16
  let step = index == 0 ? quotient : (quotient - centre) / (1 + quotient * centre)
  let z = step * step
  var sum = -1.0 / 11
  sum = sum * z + 1.0 / 9
  sum = sum * z - 1.0 / 7
  sum = sum * z + 1.0 / 5
  sum = sum * z - 1.0 / 3
  let entry = arcTangentTable[Int(index)]
  // The angle is base ± (value + rest), the base a multiple of π/2.
  let value = exactSum(entry.value, step)
  let rest = value.rest + (entry.rest + step * z * sum)

  let left = x.sign == .minus
  let angle: Double
  switch (steep, left) {
  case (false, false): angle = value.value + rest
  case (true, false): angle = difference(halfPi, value.value, rest)
  case (true, true): angle = difference(halfPi, -value.value, -rest)
  case (false, true): angle = difference(pi, value.value, rest)
  }
  return y.sign == .minus ? -angle : angle
}

// π and π/2 as a double and what its rounding leaves out.
private let pi = (value: 0x1.921fb54442d18p+1, rest: 0x1.1a62633145c07p-53)
private let halfPi = (value: 0x1.921fb54442d18p+0, rest: 0x1.1a62633145c07p-54)

private func difference(
  _ base: (value: Double, rest: Double), _ value: Double, _ rest: Double
) -> Double {
  let first = exactSum(base.value, -value)
  return first.value + (first.rest + (base.rest - rest))
}
