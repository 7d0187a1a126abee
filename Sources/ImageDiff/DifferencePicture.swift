public import Pixels

/// A picture of a comparison, row by row, so that it can be written without a second bitmap.
///
/// Differing pixels are yellow on the reference, dimmed to dark gray; antialiased ones that were left out are
/// teal, hidden ones blue. Each of these grounds is so dark that a single yellow pixel is seen at a glance, in a
/// picture that is shown smaller than it is, too.
///
/// The picture has the size of the union. Pixels that neither picture has, and those that only the candidate has
/// and that do not differ, are transparent.
public struct DifferencePicture: Sendable {
  private let comparison: ImageComparison

  /// The picture of a comparison.
  public init(_ comparison: ImageComparison) { self.comparison = comparison }

  /// The size of the union; nil where it is past the limits of a bitmap.
  public var size: PixelSize? {
    try? PixelSize(width: comparison.width, height: comparison.height)
  }

  /// A row, from the top.
  public func row(_ y: Int) -> [UnpremultipliedPixel] {
    let bitmap = comparison.reference.bitmap
    var row = [UnpremultipliedPixel](
      repeating: UnpremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 0), count: comparison.width)
    if y < bitmap.height {
      let pixels = bitmap.pixels.span
      let start = y * bitmap.width
      for x in 0..<bitmap.width { row[x] = pixels[start + x].dimmed }
    }
    func mark(_ mask: DiffMask?, _ color: UnpremultipliedPixel) {
      mask?.forEachRun(inRow: y) { columns in
        for x in columns { row[x] = color }
      }
    }
    mark(comparison.hidden, Self.hidden)
    mark(comparison.antialiased, Self.antialiased)
    mark(comparison.mask, Self.differing)
    return row
  }

  /// The whole picture; nil where it is past the limits of a bitmap.
  public var bitmap: UnpremultipliedBitmap? {
    size.map { size in
      UnpremultipliedBitmap(size: size, pixels: (0..<size.height).flatMap(row))
    }
  }

  // Relative luminances (WCAG 2.2): 0.69, 0.11 and 0.09; at most 0.115 is 4.5 to 1 below the yellow.
  private static let differing = UnpremultipliedPixel(red: 255, green: 214, blue: 0, alpha: 255)
  private static let antialiased = UnpremultipliedPixel(red: 0, green: 105, blue: 98, alpha: 255)
  private static let hidden = UnpremultipliedPixel(red: 60, green: 80, blue: 150, alpha: 255)
}

extension UnpremultipliedPixel {
  /// The pixel's brightness on white, a quarter as strong, from 24 to 87, opaque.
  fileprivate var dimmed: UnpremultipliedPixel {
    // ITU-R 601 in 16-bit fixed point, then composited on white.
    let luma = (19_595 * UInt32(red) + 38_470 * UInt32(green) + 7_471 * UInt32(blue) + 32_768) >> 16
    let darkness = (255 - luma) * UInt32(alpha) / 255
    let gray = UInt8(24 + (255 - darkness) / 4)
    return UnpremultipliedPixel(red: gray, green: gray, blue: gray, alpha: 255)
  }
}
