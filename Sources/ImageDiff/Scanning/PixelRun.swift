import Pixels

/// Neighbouring pixels of one row.
struct PixelRun: Equatable, Sendable {
  /// The row.
  let y: Int
  /// The columns, at least one.
  let columns: Range<Int>

  /// The same as a rectangle, one pixel high.
  var rect: PixelRect { PixelRect(x: columns.lowerBound, y: y, width: columns.count, height: 1) }
}
