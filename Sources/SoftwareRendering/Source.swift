import Pixels

/// A premultiplied colour times coverage in full precision, in steps of a byte: S of CG-01.
struct Source {
  /// Red, green, blue and alpha, 0…255.
  var channels: SIMD4<Double>
  /// 1 − Sa.
  var remainder: Double

  static let none = Source(channels: .zero, remainder: 1)

  init(channels: SIMD4<Double>, remainder: Double) {
    self.channels = channels
    self.remainder = remainder
  }

  /// A colour times a coverage of 0…1.
  init(_ color: Color, coverage: Double) {
    self.init(unpremultiplied: SIMD4(color.red, color.green, color.blue, color.alpha), coverage: coverage)
  }

  /// An unpremultiplied colour of red, green, blue and alpha, each 0…1, times a coverage of 0…1.
  @inline(__always)
  init(unpremultiplied components: SIMD4<Double>, coverage: Double) {
    let alpha = components.w * coverage
    channels = SIMD4(components.x, components.y, components.z, 1) * (alpha * 255)
    remainder = 1 - alpha
  }

  /// A pixel times a coverage of 0…1.
  init(_ pixel: PremultipliedPixel, coverage: Double) {
    channels =
      SIMD4(Double(pixel.red), Double(pixel.green), Double(pixel.blue), Double(pixel.alpha)) * coverage
    remainder = 1 - channels.w / 255
  }
}

extension PremultipliedPixel {
  /// The pixel with a source over it: ⌊S + D·(1 − Sa) + ½⌋ for each channel.
  ///
  /// As with coverage, 10⁻⁶ keeps an exact half from falling to floating noise.
  @inline(__always)
  func covered(by source: Source) -> PremultipliedPixel {
    let below = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
    let sum = source.channels + below * source.remainder + (0.5 + 1e-6)
    // Lane by lane: the standard library's conversions of whole vectors are many times slower.
    @inline(__always) func byte(_ value: Double) -> UInt8 { UInt8(truncatingIfNeeded: Int32(value)) }
    return PremultipliedPixel(
      red: byte(sum.x), green: byte(sum.y), blue: byte(sum.z), alpha: byte(sum.w))
  }

  /// The pixel with another over it: the same rounding, exact in whole numbers since 255 is odd.
  @inline(__always)
  func covered(by above: PremultipliedPixel) -> PremultipliedPixel {
    let rest = 255 - UInt32(above.alpha)
    @inline(__always) func over(_ source: UInt8, _ below: UInt8) -> UInt8 {
      UInt8(truncatingIfNeeded: UInt32(source) + (UInt32(below) * rest + 127) / 255)
    }
    return PremultipliedPixel(
      red: over(above.red, red), green: over(above.green, green), blue: over(above.blue, blue),
      alpha: over(above.alpha, alpha))
  }
}
