/// A picture of unpremultiplied RGBA pixels: what image files hold and what comparisons read.
///
/// Rows run from the top, pixels from the left, without padding.
@frozen
public struct UnpremultipliedBitmap: Equatable, Sendable {
  /// The size in device pixels.
  public let size: PixelSize
  /// All pixels, row by row.
  public let pixels: [UnpremultipliedPixel]

  /// Columns.
  @inlinable public var width: Int { size.width }
  /// Rows.
  @inlinable public var height: Int { size.height }

  /// A bitmap of given pixels.
  ///
  /// - Precondition: there are exactly `size.count` pixels.
  public init(size: PixelSize, pixels: [UnpremultipliedPixel]) {
    precondition(pixels.count == size.count, "a bitmap has width × height pixels")
    self.size = size
    self.pixels = pixels
  }

  /// The same picture with the multiplication by alpha undone.
  public init(_ bitmap: Bitmap) {
    self.init(size: bitmap.size, pixels: bitmap.pixels.map(\.unpremultiplied))
  }

  /// The pixel at a place.
  ///
  /// - Precondition: the place lies inside.
  @inlinable
  public subscript(x: Int, y: Int) -> UnpremultipliedPixel {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the bitmap")
    return pixels[y * width + x]
  }
}

extension Bitmap {
  /// The same picture, multiplied by alpha; colour under alpha 0 is lost.
  public init(_ bitmap: UnpremultipliedBitmap) {
    self.init(size: bitmap.size, pixels: bitmap.pixels.map(PremultipliedPixel.init))
  }
}
