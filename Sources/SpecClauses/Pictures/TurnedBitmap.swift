import Pixels

/// A popover's picture turned so that its arrow is on top, whatever its direction: x along the arrow's edge, y
/// into the body from there.
///
/// Along an edge, x runs as the bounds do: from the left, or from the top.
struct TurnedBitmap {
  let bitmap: Bitmap
  let direction: String

  init(_ bitmap: Bitmap, from direction: String) {
    self.bitmap = bitmap
    self.direction = direction
  }

  private var isVertical: Bool { direction == "up" || direction == "down" }

  /// Pixels along the arrow's edge.
  var columns: Int { isVertical ? bitmap.width : bitmap.height }
  /// Pixels from the arrow's edge to the one opposite.
  var rows: Int { isVertical ? bitmap.height : bitmap.width }

  /// A pixel by its place along the arrow's edge and its depth.
  subscript(column: Int, row: Int) -> PremultipliedPixel {
    let (x, y) = place(column, row)
    return bitmap[x, y]
  }

  /// Where a pixel lies in the bitmap as it was drawn.
  func place(_ column: Int, _ row: Int) -> (x: Int, y: Int) {
    switch direction {
    case "up": (column, row)
    case "down": (column, bitmap.height - 1 - row)
    case "left": (row, column)
    default: (bitmap.width - 1 - row, column)
    }
  }

  /// What a violation marks of a pixel.
  func mark(_ column: Int, _ row: Int) -> PixelRect {
    let (x, y) = place(column, row)
    return PixelRect(x: x, y: y, width: 1, height: 1)
  }

  /// The same of columns and rows; beyond the picture, of the nearest.
  func marks(_ columns: Range<Int>, _ rows: Range<Int>) -> PixelRect {
    func nearest(_ column: Int, _ row: Int) -> (x: Int, y: Int) {
      place(min(max(column, 0), self.columns - 1), min(max(row, 0), self.rows - 1))
    }
    let first = nearest(columns.lowerBound, rows.lowerBound)
    let last = nearest(columns.upperBound - 1, rows.upperBound - 1)
    return PixelRect(
      x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x) + 1,
      height: abs(last.y - first.y) + 1)
  }

  /// A row of pixels that meets both sides beside the arrow's where they are straight, in every image and
  /// at every size that squeezes none: 9 points from the side opposite the arrow for up and down, 8 for sides.
  func straightRow(scale: Int) -> Int { max(0, rows - 1 - (isVertical ? 9 : 8) * scale) }

  /// The middle of the ink in the first row that has any, in pixels; nil where nothing is drawn.
  var middleOfFirstInk: Double? {
    for row in 0..<rows {
      var (ink, moment) = (0.0, 0.0)
      for column in 0..<columns {
        let alpha = Double(self[column, row].alpha)
        ink += alpha
        moment += alpha * (Double(column) + 0.5)
      }
      if ink > 0 { return moment / ink }
    }
    return nil
  }

  /// How much of the pixels from a side of the picture to the first one wholly covered is left free, in
  /// pixels; the number of pixels where none is.
  ///
  /// - Parameters:
  ///   - count: how many pixels there are from that side on.
  ///   - pixel: the coverage of each, by its distance from the side.
  static func distance(_ count: Int, _ pixel: (Int) -> PremultipliedPixel) -> Double {
    var free = 0.0
    for place in 0..<count {
      let alpha = pixel(place).alpha
      if alpha == 255 { return free }
      free += Double(255 - Int(alpha)) / 255
    }
    return free
  }
}
