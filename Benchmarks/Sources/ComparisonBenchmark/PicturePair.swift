import Pixels

/// Two pictures of 3840×2160 pixels, each in memory of its own.
struct PicturePair {
  /// What the candidate has that the reference has not.
  let name: String
  let reference: UnpremultipliedBitmap
  let candidate: UnpremultipliedBitmap
  /// Whether the two-fold of one read is the aim for `yiq` too: where hardly a pixel differs.
  let isNearlyEqual: Bool

  /// Makes the candidate from the reference's pixels, row by row.
  init(_ name: String, of reference: [UnpremultipliedPixel], isNearlyEqual: Bool, change: Change) throws {
    let size = try PixelSize(width: 3840, height: 2160)
    self.name = name
    self.isNearlyEqual = isNearlyEqual
    self.reference = UnpremultipliedBitmap(size: size, pixels: reference)
    var random = PixelNoise()
    // `map` gives the candidate memory of its own even where nothing changes.
    var pixels = reference.map { pixel in
      guard change == .noise || change == .noiseAndAlpha else { return pixel }
      return random.changed(pixel, alpha: change == .noiseAndAlpha)
    }
    if change == .onePixel { pixels[size.count / 2].green ^= 255 }
    candidate = UnpremultipliedBitmap(size: size, pixels: pixels)
  }

  enum Change { case none, onePixel, noise, noiseAndAlpha }

  /// An opaque picture of slowly rising channels, with stripes as text has them.
  static func screen() -> [UnpremultipliedPixel] {
    (0..<2160).flatMap { y in
      (0..<3840).map { x in
        let ink: UInt8 = y % 24 < 14 && (x * 7 + y / 24 * 5) % 11 < 4 ? 40 : 220
        return UnpremultipliedPixel(
          red: ink, green: ink &+ UInt8(x / 160), blue: ink &- UInt8(y / 90), alpha: 255)
      }
    }
  }
}

/// The same changes on every run: Marsaglia, *Xorshift RNGs*, 2003, with the triple 13, 7, 17.
struct PixelNoise {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// Each colour channel up to 16 higher, modulo 256; alpha anything where that is asked for.
  mutating func changed(_ pixel: UnpremultipliedPixel, alpha: Bool) -> UnpremultipliedPixel {
    let bits = next()
    return UnpremultipliedPixel(
      red: pixel.red &+ UInt8(bits >> 40 & 15), green: pixel.green &+ UInt8(bits >> 44 & 15),
      blue: pixel.blue &+ UInt8(bits >> 48 & 15),
      alpha: alpha ? UInt8(truncatingIfNeeded: bits >> 56) : pixel.alpha)
  }
}
