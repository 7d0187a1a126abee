public import Pixels

/// A picture from a file, with what the file says beside its pixels.
public struct DecodedImage: Equatable, Sendable {
  /// The picture, unpremultiplied, 8 bits a channel; 16 bits are rounded to the nearest of 8.
  public var bitmap: UnpremultipliedBitmap
  /// The samples of a PNG file of 16 bits as they are stored, or nil for every other file.
  ///
  /// Red, green, blue, alpha, 0…65535, unpremultiplied, four for each pixel, in the bitmap's order.
  public var deepSamples: [UInt16]?
  /// What else the file says.
  public var metadata: ImageMetadata
}
