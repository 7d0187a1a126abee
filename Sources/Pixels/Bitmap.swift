/// A picture of premultiplied RGBA pixels.
///
/// Rows run from the top, pixels from the left, without padding: the pixel at (x, y) is
/// `pixels[y * width + x]`. A new bitmap is transparent black. Its size obeys `PixelSize`.
@frozen
public struct Bitmap: Equatable, Sendable {
  /// The size in device pixels.
  public let size: PixelSize
  /// All pixels, row by row.
  public private(set) var pixels: [PremultipliedPixel]

  /// Columns.
  @inlinable public var width: Int { size.width }
  /// Rows.
  @inlinable public var height: Int { size.height }
  /// The rectangle of all pixels.
  @inlinable public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// A transparent bitmap.
  public init(size: PixelSize) {
    self.size = size
    pixels = Array(repeating: .clear, count: size.count)
  }

  /// A bitmap of given pixels.
  ///
  /// - Precondition: there are exactly `size.count` pixels.
  public init(size: PixelSize, pixels: [PremultipliedPixel]) {
    precondition(pixels.count == size.count, "a bitmap has width × height pixels")
    self.size = size
    self.pixels = pixels
  }

  /// The pixel at a place.
  ///
  /// - Precondition: the place lies inside.
  @inlinable
  public subscript(x: Int, y: Int) -> PremultipliedPixel {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the bitmap")
      return pixels[y * width + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the bitmap")
      setPixel(newValue, at: y * width + x)
    }
  }

  @usableFromInline
  mutating func setPixel(_ pixel: PremultipliedPixel, at index: Int) { pixels[index] = pixel }

  /// Gives a loop all pixels to change in place, without copying where they are not shared.
  public mutating func withPixels<Result>(
    _ body: (inout MutableSpan<PremultipliedPixel>) throws -> Result
  ) rethrows -> Result {
    var span = pixels.mutableSpan
    return try body(&span)
  }

  /// The bitmap with each row's pixels in reverse order (CG-09).
  public var mirrored: Bitmap {
    var reversed: [PremultipliedPixel] = []
    reversed.reserveCapacity(pixels.count)
    for row in 0..<height {
      reversed.append(contentsOf: pixels[row * width..<(row + 1) * width].reversed())
    }
    return Bitmap(size: size, pixels: reversed)
  }
}
