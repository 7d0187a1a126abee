import Pixels

/// What one draw brings to a pixel, in whole numbers: S and Sa of CG-01.
///
/// No sum of CG-01 over these denominators lies within 10⁻⁶ below a half, so that the clause's ⌊… + ½⌋ is a
/// division of whole numbers.
struct ExactSource {
  /// Red, green, blue and alpha, in 130,050ths (510 · 255) of a byte's step.
  private let channels: [Int]
  /// Sa in 65,025ths (255²).
  private let opacity: Int

  /// A colour times a coverage of 0…255.
  init(_ color: StepColor, coverage: Int) {
    opacity = color.alpha * coverage
    let opacity = opacity
    channels = [color.red, color.green, color.blue, 510].map { $0 * opacity }
  }

  /// A pixel of an image times a coverage of 0…255.
  init(_ pixel: PremultipliedPixel, coverage: Int = 255) {
    opacity = Int(pixel.alpha) * coverage
    channels = [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { Int($0) * coverage * 510 }
  }

  /// A shadow's colour where the shadow's alpha, a byte, has been found by CG-05.
  init(shadow color: StepColor, alpha: Int) {
    var opaque = color
    opaque.alpha = 255
    self.init(opaque, coverage: alpha)
  }

  /// ⌊S + D·(1 − Sa) + ½⌋ for each channel.
  func over(_ below: PremultipliedPixel) -> PremultipliedPixel {
    let rest = 2 * (65_025 - opacity)
    let bytes = zip(channels, [below.red, below.green, below.blue, below.alpha]).map { channel, below in
      UInt8((channel + Int(below) * rest + 65_025) / 130_050)
    }
    return PremultipliedPixel(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }

  /// The product of two coverages, rounded to a byte.
  static func product(_ first: Int, _ second: Int) -> Int { (2 * first * second + 255) / 510 }
}
