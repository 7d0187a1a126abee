import Pixels

/// The slopes of a filled quadrilateral's four edges, measured in its coverage.
struct SheetEdges {
  /// Each edge's name; its slope, pixels down per pixel right for top and bottom, left per pixel down for
  /// the others: the tangent of the sheet's angle; and the pixels that it was measured over.
  let slopes: [(name: String, slope: Double, span: Double)]

  /// Measures a picture of one opaque shape on clear ground; nil for one too small.
  init?(_ bitmap: Bitmap) {
    guard let box = bitmap.inkBox, box.width >= 24, box.height >= 24,
      box.x > 0, box.y > 0, box.maxX < bitmap.width, box.maxY < bitmap.height
    else { return nil }
    let (midX, midY) = (box.x + box.width / 2, box.y + box.height / 2)
    // The corners' columns, where an edge ends, are left out: a turned side reaches 6 % across.
    func inner(_ start: Int, _ length: Int, _ other: Int) -> (first: Int, last: Int) {
      let margin = other / 12 + 4
      return (start + margin, start + length - 1 - margin)
    }
    let columns = inner(box.x, box.width, box.height)
    let rows = inner(box.y, box.height, box.width)
    guard columns.last - columns.first >= 8, rows.last - rows.first >= 8 else { return nil }
    func column(_ x: Int, _ rows: Range<Int>) -> Double {
      Double(rows.reduce(0) { $0 + Int(bitmap[x, $1].alpha) }) / 255
    }
    func row(_ y: Int, _ columns: Range<Int>) -> Double {
      Double(columns.reduce(0) { $0 + Int(bitmap[$1, y].alpha) }) / 255
    }
    let across = Double(columns.last - columns.first)
    let down = Double(rows.last - rows.first)
    let (above, below) = (box.y..<midY, midY..<box.maxY)
    let (before, behind) = (box.x..<midX, midX..<box.maxX)
    slopes = [
      // More coverage above the middle is an edge further up.
      ("top", (column(columns.first, above) - column(columns.last, above)) / across, across),
      ("bottom", (column(columns.last, below) - column(columns.first, below)) / across, across),
      ("left", (row(rows.last, before) - row(rows.first, before)) / down, down),
      ("right", (row(rows.first, behind) - row(rows.last, behind)) / down, down),
    ]
  }
}
