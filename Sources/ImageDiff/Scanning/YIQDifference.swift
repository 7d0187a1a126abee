import Pixels

/// The difference of two pixels in the YIQ colour space, and its parts.
///
/// Kotsarenko and Ramos, *Measuring perceived color difference using YIQ NTSC transmission color space
/// in mobile applications*, 2010. Sums are taken in the order written in METRICS.md, in Double.
enum YIQDifference {
  /// The weighted squared difference, 0…35215; 0 for equal pixels.
  ///
  /// Where an alpha is below 255, both pixels are blended with a background that depends on the place:
  /// `index` is that of the pixel in the whole picture, row by row.
  static func delta(_ first: UnpremultipliedPixel, _ second: UnpremultipliedPixel, index: Int) -> Double {
    guard first != second else { return 0 }
    let (red, green, blue) = colorDifference(first, second, index: index)
    let y = brightness(red, green, blue)
    let i = 0.59597799 * red - 0.27417610 * green - 0.32180189 * blue
    let q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// The difference of brightness, first less second, -255…255; 0 for equal pixels.
  static func brightness(_ first: UnpremultipliedPixel, _ second: UnpremultipliedPixel, index: Int) -> Double
  {
    guard first != second else { return 0 }
    let (red, green, blue) = colorDifference(first, second, index: index)
    return brightness(red, green, blue)
  }

  private static func brightness(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
  }

  /// First less second, -255…255 each, blended where either is not opaque.
  private static func colorDifference(
    _ first: UnpremultipliedPixel, _ second: UnpremultipliedPixel, index: Int
  ) -> (red: Double, green: Double, blue: Double) {
    if first.alpha == 255 && second.alpha == 255 {
      return (
        Double(Int(first.red) - Int(second.red)), Double(Int(first.green) - Int(second.green)),
        Double(Int(first.blue) - Int(second.blue))
      )
    }
    let background = background(index: index)
    let (firstAlpha, secondAlpha) = (Int(first.alpha), Int(second.alpha))
    func blended(_ first: UInt8, _ second: UInt8, _ background: Int) -> Double {
      // A whole number until the division: exact.
      let sum = Int(first) * firstAlpha - Int(second) * secondAlpha - background * (firstAlpha - secondAlpha)
      return Double(sum) / 255
    }
    return (
      blended(first.red, second.red, background.red), blended(first.green, second.green, background.green),
      blended(first.blue, second.blue, background.blue)
    )
  }

  /// The colour behind a pixel, 48 or 207 a channel, so that no colour can hide on all of them.
  ///
  /// Red never changes: `k` is a pixel's offset in bytes, and so even.
  private static func background(index: Int) -> (red: Int, green: Int, blue: Int) {
    let k = index * 4
    // Both quotients are positive: the conversion rounds down.
    let green = Int(Double(k) / 1.618033988749895)
    let blue = Int(Double(k) / 2.618033988749895)
    return (48 + 159 * (k & 1), 48 + 159 * (green & 1), 48 + 159 * (blue & 1))
  }
}
