public import Pixels

/// Why a text is no picture.
public enum TextBitmapFailure: Error, Equatable, Sendable {
  /// A row of another length than the first.
  case uneven(row: Int)
  /// A character without a meaning.
  case unknown(String)
  /// A size that no bitmap has.
  case size(PixelSizeFailure)
}

extension Bitmap {
  /// A picture written as text: one row a line, one pixel a character, spaces left out.
  public init(text: String, legend: [Character: PremultipliedPixel]) throws(TextBitmapFailure) {
    var rows: [[PremultipliedPixel]] = []
    for line in text.split(separator: "\n") {
      var row: [PremultipliedPixel] = []
      for character in line where character != " " {
        guard let pixel = legend[character] else { throw .unknown(String(character)) }
        row.append(pixel)
      }
      if row.count != (rows.first ?? row).count { throw .uneven(row: rows.count) }
      rows.append(row)
    }
    let size: PixelSize
    do { size = try PixelSize(width: rows.first?.count ?? 0, height: rows.count) } catch {
      throw .size(error)
    }
    self.init(size: size, pixels: rows.flatMap { $0 })
  }
}

extension CoverageMask {
  /// A mask written as text: one row a line, one pixel a pair of hexadecimal digits between spaces.
  public init(text: String, x: Int = 0, y: Int = 0) throws(TextBitmapFailure) {
    var rows: [[UInt8]] = []
    for line in text.split(separator: "\n") {
      var row: [UInt8] = []
      for word in line.split(separator: " ") {
        guard let byte = UInt8(word, radix: 16) else { throw .unknown(String(word)) }
        row.append(byte)
      }
      if row.count != (rows.first ?? row).count { throw .uneven(row: rows.count) }
      rows.append(row)
    }
    self.init(bounds: PixelRect(x: x, y: y, width: rows.first?.count ?? 0, height: rows.count))
    let bytes = rows.flatMap { $0 }
    withCoverage { span in
      for index in span.indices { span[index] = bytes[index] }
    }
  }

  /// The coverage of a rectangle as such a text.
  public func text(of rect: PixelRect) -> String {
    (rect.y..<rect.maxY).map { y in
      (rect.x..<rect.maxX).map { x in
        let digits = String(self[x, y], radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}
