public import Pixels

/// Remembers the differences of recent pairs of pixels: drawn pictures repeat few colours many times.
///
/// One place for each of 4,096 hashes; a pair that is new to its place replaces the old one.
public struct ColorDifferenceCache: Sendable {
  private struct Entry {
    var pair: UInt64
    var deltaE: Double
  }

  // The pair of two clear black pixels, which differ by 0, stands where nothing has been.
  private var entries = [Entry](repeating: Entry(pair: 0, deltaE: 0), count: 4_096)

  /// A cache that remembers nothing yet.
  public init() {}

  /// ΔE₀₀ of two sRGB pixels, to the bit what the uncached function gives.
  public mutating func deltaE00(_ first: UnpremultipliedPixel, _ second: UnpremultipliedPixel) -> Double {
    if first == second { return 0 }
    let pair = UInt64(first.bits) << 32 | UInt64(second.bits)
    let place = Int((pair &* 0x9e37_79b9_7f4a_7c15) >> 52)
    if entries[place].pair == pair { return entries[place].deltaE }
    let deltaE = ColorDifference.deltaE00(first, second)
    entries[place] = Entry(pair: pair, deltaE: deltaE)
    return deltaE
  }
}

extension UnpremultipliedPixel {
  fileprivate var bits: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }
}
