import Pixels
import TestSupport

/// Pictures for the tests of scanning, drawn from numbers.
enum ScanPictures {
  /// A picture whose pixels a closure gives.
  static func picture(
    _ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> UnpremultipliedPixel
  ) throws -> UnpremultipliedBitmap {
    let size = try PixelSize(width: width, height: height)
    var pixels: [UnpremultipliedPixel] = []
    for y in 0..<height {
      for x in 0..<width { pixels.append(pixel(x, y)) }
    }
    return UnpremultipliedBitmap(size: size, pixels: pixels)
  }

  /// An opaque gray.
  static func gray(_ value: Int) -> UnpremultipliedPixel {
    UnpremultipliedPixel(
      red: UInt8(clamping: value), green: UInt8(clamping: value), blue: UInt8(clamping: value), alpha: 255)
  }

  /// Any colour; opaque, clear or in between.
  static func anyPixel(_ generator: inout SplitMix64) -> UnpremultipliedPixel {
    let alpha: UInt8 =
      switch generator.below(4) {
      case 0: 0
      case 1: generator.byte()
      default: 255
      }
    return UnpremultipliedPixel(
      red: generator.byte(), green: generator.byte(), blue: generator.byte(), alpha: alpha)
  }

  /// A pixel that is equal to another, near it, different only under alpha 0, or any.
  static func partner(
    of pixel: UnpremultipliedPixel, _ generator: inout SplitMix64
  ) -> UnpremultipliedPixel {
    var partner = pixel
    switch generator.below(8) {
    case 0...2: break
    case 3: partner.red = UInt8(clamping: Int(pixel.red) + generator.below(41) - 20)
    case 4: partner.green = UInt8(clamping: Int(pixel.green) + generator.below(41) - 20)
    case 5: partner.blue = UInt8(clamping: Int(pixel.blue) + generator.below(81) - 40)
    case 6: partner.alpha = generator.byte()
    default: partner = anyPixel(&generator)
    }
    return partner
  }

  /// Two pictures of one size, most pixels of which are related.
  static func pair(
    width: Int, height: Int, seed: UInt64
  ) throws -> (UnpremultipliedBitmap, UnpremultipliedBitmap) {
    var generator = SplitMix64(seed: seed)
    let first = try picture(width, height) { _, _ in anyPixel(&generator) }
    let second = try picture(width, height) { x, y in partner(of: first[x, y], &generator) }
    return (first, second)
  }

  /// A smoothed edge between black on the left and gray on the right, leaning by about a quarter of a
  /// pixel a row, moved to the right and down by whole pixels.
  static func edge(width: Int, height: Int, shift: Int, down: Int = 0) throws -> UnpremultipliedBitmap {
    try picture(width, height) { x, y in
      gray(10 * max(0, min(25, 25 * (x - 8 - shift) - 7 * (y - down))))
    }
  }
}
