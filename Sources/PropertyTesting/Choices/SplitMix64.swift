/// A stream of pseudo-random numbers, the same everywhere: SplitMix64 (Steele, Lea, Flood 2014).
struct SplitMix64: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The next whole number from 0 to a maximum, each as likely.
  ///
  /// The high half of a product (Lemire 2019); the few low halves that would favour some numbers are drawn
  /// again. Their bound takes a division, so it is worked out only where the low half could be among them.
  mutating func next(upTo maximum: UInt64) -> UInt64 {
    guard maximum < .max else { return next() }
    let count = maximum + 1
    var (high, low) = next().multipliedFullWidth(by: count)
    if low < count {
      let bound = (0 &- count) % count
      while low < bound { (high, low) = next().multipliedFullWidth(by: count) }
    }
    return high
  }
}
