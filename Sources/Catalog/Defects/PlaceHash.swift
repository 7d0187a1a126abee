/// Numbers that look random and depend on a pixel's place alone, so that noise is the same in every run.
enum PlaceHash {
  /// A number for a place and a channel: all 64 bits depend on all of the input (the finaliser of
  /// SplitMix64, Steele, Lea and Flood 2014).
  static func bits(_ x: Int, _ y: Int, _ channel: Int) -> UInt64 {
    var value = UInt64(truncatingIfNeeded: x) &* 0x9E37_79B9_7F4A_7C15
    value &+= UInt64(truncatingIfNeeded: y) &* 0xC2B2_AE3D_27D4_EB4F
    value &+= UInt64(truncatingIfNeeded: channel + 1) &* 0x1656_67B1_9E37_79F9
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number of 0..<1.
  static func unit(_ x: Int, _ y: Int, _ channel: Int) -> Double {
    Double(bits(x, y, channel) >> 11) / 9_007_199_254_740_992
  }
}
