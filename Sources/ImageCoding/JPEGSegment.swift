/// A marker of a JPEG file and what belongs to it (ITU-T T.81, B.1.1).
struct JPEGSegment {
  /// The byte after 0xFF.
  let marker: UInt8
  /// Where the content lies, without the two bytes of its length; empty for a marker that stands alone.
  let content: Range<Int>
  /// Where the next marker is.
  var end: Int { content.upperBound }

  /// The segment at an offset.
  ///
  /// - Throws: `truncated`, `refusedJPEG`.
  init(_ bytes: [UInt8], at offset: Int) throws(ImageCodingFailure) {
    var position = offset
    if position >= bytes.count { throw .truncated }
    if bytes[position] != 0xFF { throw .refusedJPEG(detail: "no marker at byte \(position)") }
    // Any number of 0xFF may come before a marker.
    while position < bytes.count && bytes[position] == 0xFF { position += 1 }
    if position >= bytes.count { throw .truncated }
    marker = bytes[position]
    position += 1
    if marker == 0x01 || (0xD0...0xD9).contains(marker) {
      content = position..<position
      return
    }
    if bytes.count - position < 2 { throw .truncated }
    let length = Int(bytes[position]) << 8 | Int(bytes[position + 1])
    if length < 2 { throw .refusedJPEG(detail: "a segment of \(length) bytes") }
    if bytes.count - position < length { throw .truncated }
    content = position + 2..<position + length
  }
}
