import Geometry
import Pixels

/// A resizable image of one scale, brought to another, so that its caps keep their natural size in points.
///
/// Each of the nine slices is resampled by itself (CG-10), so that nothing is sampled across a slice's
/// border (CG-07). Borders go to the nearest device pixel, halves upward.
struct RescaledImage {
  let bitmap: Bitmap
  /// In device pixels.
  let capInsets: EdgeInsets

  /// - Parameters:
  ///   - capInsets: in points, measured on the image.
  ///   - scale: the image's pixels to a point.
  ///   - deviceScale: the pixels to a point that are wanted.
  /// - Returns: nil when the caps leave no whole pixel of centre, or are no whole pixels.
  init?(
    _ image: Bitmap, capInsets: EdgeInsets, scale: Int, deviceScale: Int
  ) throws(PixelSizeFailure) {
    func moved(_ borders: [Int]) -> [Int] {
      borders.map {
        Int((Double($0) * Double(deviceScale) / Double(scale)).rounded(.toNearestOrAwayFromZero))
      }
    }
    guard
      let columns = Self.borders(capInsets.left, capInsets.right, scale: scale, length: image.width),
      let rows = Self.borders(capInsets.top, capInsets.bottom, scale: scale, length: image.height)
    else { return nil }
    let (newColumns, newRows) = (moved(columns), moved(rows))
    var result = Bitmap(size: try PixelSize(width: newColumns[3], height: newRows[3]))
    for row in 0..<3 {
      for column in 0..<3 {
        let from = Self.cell(columns, rows, column, row)
        let to = Self.cell(newColumns, newRows, column, row)
        if from.isEmpty || to.isEmpty { continue }
        let slice = Resampler.resampled(
          try image.part(from), to: try PixelSize(width: to.width, height: to.height))
        for y in 0..<to.height {
          for x in 0..<to.width { result[to.x + x, to.y + y] = slice[x, y] }
        }
      }
    }
    bitmap = result
    self.capInsets = EdgeInsets(
      top: Double(newRows[1]), left: Double(newColumns[1]), bottom: Double(newRows[3] - newRows[2]),
      right: Double(newColumns[3] - newColumns[2]))
  }

  /// The start, the ends of the near cap and of the centre, and the end of an axis, in the image's pixels.
  private static func borders(_ near: Double, _ far: Double, scale: Int, length: Int) -> [Int]? {
    let (near, far) = (near * Double(scale), far * Double(scale))
    guard near >= 0, far >= 0, near == near.rounded(), far == far.rounded(), near + far < Double(length)
    else { return nil }
    return [0, Int(near), length - Int(far), length]
  }

  private static func cell(_ columns: [Int], _ rows: [Int], _ column: Int, _ row: Int) -> PixelRect {
    PixelRect(
      x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
      height: rows[row + 1] - rows[row])
  }
}

extension Bitmap {
  /// The pixels of a rectangle inside.
  fileprivate func part(_ rect: PixelRect) throws(PixelSizeFailure) -> Bitmap {
    var pixels: [PremultipliedPixel] = []
    for y in rect.y..<rect.maxY {
      pixels.append(contentsOf: self.pixels[y * width + rect.x..<y * width + rect.maxX])
    }
    return Bitmap(size: try PixelSize(width: rect.width, height: rect.height), pixels: pixels)
  }
}
