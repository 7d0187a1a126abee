import Pixels

extension UnpremultipliedPixel {
  /// The opaque pixel that shows on a gray backdrop, 0…255: mixed in encoded values, each channel rounded
  /// to the nearest byte.
  func composited(on backdrop: UInt8) -> UnpremultipliedPixel {
    if alpha == 255 { return self }
    let alpha = UInt32(alpha)
    let behind = UInt32(backdrop) * (255 - alpha) + 127
    func mixed(_ channel: UInt8) -> UInt8 { UInt8((UInt32(channel) * alpha + behind) / 255) }
    return UnpremultipliedPixel(red: mixed(red), green: mixed(green), blue: mixed(blue), alpha: 255)
  }
}

/// The backdrops on which pictures are compared when either shows something through, as gray bytes: the
/// larger difference counts. Opaque pictures need one, which they hide.
func backdrops(_ reference: UnpremultipliedBitmap, _ candidate: UnpremultipliedBitmap) -> [UInt8] {
  func isOpaque(_ bitmap: UnpremultipliedBitmap) -> Bool { bitmap.pixels.allSatisfy { $0.alpha == 255 } }
  return isOpaque(reference) && isOpaque(candidate) ? [255] : [255, 0]
}
