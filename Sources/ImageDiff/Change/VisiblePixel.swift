import Pixels

extension UnpremultipliedPixel {
  /// The pixel as one number; all pixels of alpha 0 are the same one, since nothing of them shows.
  var visibleBits: UInt32 {
    if alpha == 0 { return 0 }
    return UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }
}
