import Drawing
import Pixels
import PropertyTesting

/// A small image whose pixels follow from its name.
struct PatternBitmap: Equatable, Sendable {
  /// Columns.
  var width: Int
  /// Rows.
  var height: Int
  /// Which pattern; 0 gives steps of gray.
  var seed = 0
  /// Whether pixels are translucent, some clear.
  var isTranslucent = false
  /// Its pixels to a point.
  var scale = 1

  /// The pixel at a place.
  func pixel(_ x: Int, _ y: Int) -> PremultipliedPixel {
    var state = UInt64(seed) &* 0x9E37_79B9 &+ UInt64(x) &* 0x85EB_CA6B &+ UInt64(y) &* 0xC2B2_AE35
    func next(below bound: Int) -> Int {
      state = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
      state ^= state >> 32
      return Int(state % UInt64(bound))
    }
    let alpha = isTranslucent ? [255, 0, 255, next(below: 256)][next(below: 4)] : 255
    if seed == 0 {
      let gray = UInt8(min(alpha, (37 * x + 91 * y) % 256))
      return PremultipliedPixel(red: gray, green: gray, blue: gray, alpha: UInt8(alpha))
    }
    // Extremes beside each other make a resampling overshoot.
    func channel() -> UInt8 { UInt8([0, alpha, next(below: alpha + 1)][next(below: 3)]) }
    return PremultipliedPixel(red: channel(), green: channel(), blue: channel(), alpha: UInt8(alpha))
  }

  /// The pixels.
  var bitmap: Bitmap {
    guard let size = try? PixelSize(width: width, height: height) else {
      preconditionFailure("a pattern of \(width)×\(height) pixels is no bitmap")
    }
    return Bitmap(size: size, pixels: ExpectedPicture(width: width, height: height, pixel).pixels)
  }

  /// As an image to be drawn.
  var source: ImageSource {
    let kind = isTranslucent ? "translucent" : "opaque"
    return .bitmap(
      NamedBitmap(name: "\(kind) pattern \(seed) of \(width)×\(height)", bitmap: bitmap, scale: scale))
  }

  /// Patterns of given sizes.
  static func of(width: Int, height: Int, scale: Int = 1) -> Generator<PatternBitmap> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      PatternBitmap(
        width: width, height: height, seed: try source.draw(.integer(in: 0...999)),
        isTranslucent: try source.draw(.boolean), scale: scale)
    }
  }
}
