public import Pixels

/// One side of a comparison: 8-bit pixels, and 16-bit samples where the file has them.
public struct ComparedPicture: Equatable, Sendable {
  /// The pixels; of a 16-bit file rounded to bytes.
  public let bitmap: UnpremultipliedBitmap
  /// Red, green, blue and alpha of each pixel, 0…65535, row by row; nil for a file of 8 bits or fewer.
  public let deepSamples: [UInt16]?

  /// A picture.
  ///
  /// - Precondition: there are four deep samples for each pixel, or none.
  public init(_ bitmap: UnpremultipliedBitmap, deepSamples: [UInt16]? = nil) {
    precondition(deepSamples.map { $0.count == 4 * bitmap.size.count } ?? true, "four samples for each pixel")
    self.bitmap = bitmap
    self.deepSamples = deepSamples
  }

  /// A sample at 16 bits: the file's own, or a byte widened so that 255 becomes 65535.
  func deepSample(_ index: Int, _ channel: Int) -> Int {
    if let deepSamples { return Int(deepSamples[4 * index + channel]) }
    let pixel = bitmap.pixels[index]
    let byte =
      switch channel {
      case 0: pixel.red
      case 1: pixel.green
      case 2: pixel.blue
      default: pixel.alpha
      }
    return 257 * Int(byte)
  }
}
