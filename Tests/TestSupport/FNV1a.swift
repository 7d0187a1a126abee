public import Pixels

/// The 64-bit hash FNV-1a, for one number that stands for a picture in a test.
public struct FNV1a: Sendable {
  /// The hash of the bytes so far.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of no bytes.
  public init() {}

  /// Takes in a byte.
  public mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// The hash of a bitmap's size and channels, row by row.
  public static func hash(of bitmap: Bitmap) -> UInt64 {
    var hash = FNV1a()
    for side in [bitmap.width, bitmap.height] {
      hash.add(UInt8(truncatingIfNeeded: side >> 8))
      hash.add(UInt8(truncatingIfNeeded: side))
    }
    for pixel in bitmap.pixels {
      for channel in [pixel.red, pixel.green, pixel.blue, pixel.alpha] { hash.add(channel) }
    }
    return hash.value
  }
}
