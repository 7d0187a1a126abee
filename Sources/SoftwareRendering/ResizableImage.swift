import Drawing
import Pixels

/// Spreads an image over a destination, slice by slice (CG-07, CG-08).
struct ResizableImage {
  /// The image at another size.
  static func stretched(_ image: Bitmap, columns: NinePart.Axis, rows: NinePart.Axis, to size: PixelSize)
    -> Bitmap
  {
    guard case .copied(let sourceColumns) = columns, case .copied(let sourceRows) = rows else {
      return averaged(image, columns: columns, rows: rows, to: size)
    }
    var result = Bitmap(size: size)
    let source = image.pixels.span
    let width = size.width
    result.withPixels { pixels in
      for y in 0..<size.height {
        let row = y * width
        if y > 0 && sourceRows[y] == sourceRows[y - 1] {
          for x in 0..<width { pixels[row + x] = pixels[row + x - width] }
          continue
        }
        let sourceRow = sourceRows[y] * image.width
        for x in 0..<width { pixels[row + x] = source[sourceRow + sourceColumns[x]] }
      }
    }
    return result
  }

  /// The image where an axis is squeezed: averages in full precision, rounded once.
  private static func averaged(
    _ image: Bitmap, columns: NinePart.Axis, rows: NinePart.Axis, to size: PixelSize
  ) -> Bitmap {
    let columnSpans = columns.spans
    let rowSpans = rows.spans
    var pixels: [PremultipliedPixel] = []
    pixels.reserveCapacity(size.count)
    for rowSpan in rowSpans {
      for columnSpan in columnSpans {
        var sum = SIMD4<Double>.zero
        for row in rowSpan {
          for column in columnSpan {
            sum += image[column.source, row.source].channels * (row.weight * column.weight)
          }
        }
        pixels.append(PremultipliedPixel(clamping: sum + 1e-6))
      }
    }
    return Bitmap(size: size, pixels: pixels)
  }
}

extension NinePart.Axis {
  /// Every destination pixel as an average, copies of one source among them.
  fileprivate var spans: [[NinePart.WeightedSource]] {
    switch self {
    case .copied(let sources): sources.map { [NinePart.WeightedSource(source: $0, weight: 1)] }
    case .squeezed(let spans): spans
    }
  }
}
