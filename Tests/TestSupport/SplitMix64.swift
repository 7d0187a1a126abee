/// The random generator of Steele, Lea and Flood (*Fast Splittable Pseudorandom Number Generators*,
/// 2014): the same numbers from the same seed, everywhere.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator that starts from a seed.
  public init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A multiple of 2⁻⁵³ of a range, its end excluded.
  public mutating func double(in range: Range<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) * 0x1p-53 * (range.upperBound - range.lowerBound)
  }

  /// A whole number below a bound, by remainder: near enough to even for the bounds of tests.
  public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// A byte.
  public mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }
}
