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
    var pixels: [PremultipliedPixel] = []
    pixels.reserveCapacity(size.count)
    var line: [PremultipliedPixel] = []
    for (y, sourceRow) in sourceRows.enumerated() {
      if y == 0 || sourceRow != sourceRows[y - 1] {
        let start = sourceRow * image.width
        line = sourceColumns.map { image.pixels[start + $0] }
      }
      pixels.append(contentsOf: line)
    }
    return Bitmap(size: size, pixels: pixels)
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
        pixels.append(PremultipliedPixel(clamping: sum))
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
