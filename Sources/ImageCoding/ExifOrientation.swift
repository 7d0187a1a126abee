/// The orientation in a JPEG file's Exif segment (Exif 2.32, section 4.6; TIFF 6.0, section 2).
enum ExifOrientation {
  /// What the segment begins with.
  static let identifier: [UInt8] = Array("Exif\0\0".utf8)
  /// The tag, and the type of its value: one unsigned number of 16 bits.
  private static let tag = 0x0112
  private static let short = 3
  /// Bytes of an entry: tag, type, count, value.
  private static let entrySize = 12

  /// The orientation, or nil where the segment states none that exists.
  ///
  /// Damage to this part of a file says nothing about its picture, which is then taken as stored.
  ///
  /// - Parameter content: the segment's bytes after marker and length.
  static func parse(_ content: ArraySlice<UInt8>) -> ImageOrientation? {
    guard content.starts(with: identifier) else { return nil }
    let tiff = Numbers(bytes: content.dropFirst(identifier.count))
    guard tiff.number(at: 2, size: 2) == 42, let directory = tiff.number(at: 4, size: 4),
      let entryCount = tiff.number(at: directory, size: 2)
    else { return nil }
    for index in 0..<entryCount {
      let entry = directory + 2 + index * entrySize
      guard let tag = tiff.number(at: entry, size: 2) else { return nil }
      if tag != Self.tag { continue }
      guard tiff.number(at: entry + 2, size: 2) == short, tiff.number(at: entry + 4, size: 4) == 1 else {
        return nil
      }
      return tiff.number(at: entry + 8, size: 2).flatMap(ImageOrientation.init)
    }
    return nil
  }

  /// Numbers in either order of bytes, as the first two say, and none past the end.
  private struct Numbers {
    let bytes: ArraySlice<UInt8>

    /// A number, or nil where it does not lie inside or the order is not stated.
    func number(at offset: Int, size: Int) -> Int? {
      guard offset >= 0, size <= bytes.count, offset <= bytes.count - size else { return nil }
      let part = bytes.dropFirst(offset).prefix(size)
      if bytes.starts(with: "MM".utf8) { return part.reduce(0) { $0 << 8 | Int($1) } }
      if bytes.starts(with: "II".utf8) { return part.reversed().reduce(0) { $0 << 8 | Int($1) } }
      return nil
    }
  }
}
