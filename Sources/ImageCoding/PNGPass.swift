import Pixels

/// The rows that come one after the other in a PNG file's data: all of a picture, or one of Adam7's passes.
struct PNGPass {
  /// Rows; 0 where the picture is too small for the pass.
  let rowCount: Int
  /// Bytes of a row without the filter's number.
  let rowByteCount: Int

  /// Bytes of all rows with their filters' numbers.
  var byteCount: Int { rowCount * (rowByteCount + 1) }

  /// First column, first row, steps of columns and rows (PNG specification, section 8.2).
  private static let adam7: [(x: Int, y: Int, columns: Int, rows: Int)] = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  /// The passes of a picture in their order.
  static func all(of header: PNGHeader) -> [PNGPass] {
    if header.methods[2] == 0 {
      return [PNGPass(rowCount: header.size.height, rowByteCount: header.rowByteCount)]
    }
    return adam7.compactMap { pass in
      let width = (header.size.width - pass.x + pass.columns - 1) / pass.columns
      let height = (header.size.height - pass.y + pass.rows - 1) / pass.rows
      if width <= 0 || height <= 0 { return nil }
      return PNGPass(rowCount: height, rowByteCount: (width * header.bitsPerPixel + 7) / 8)
    }
  }
}
