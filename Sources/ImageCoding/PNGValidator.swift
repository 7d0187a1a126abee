/// Whether bytes are a sound PNG file, told without making its picture.
///
/// Meant for two files of the same bytes: if one is sound, both are the same picture.
public enum PNGValidator {
  /// Refuses what `PNGDecoder.decode` refuses.
  ///
  /// Looked at are the header, every chunk's place and checksum, the compressed data with its checksum and
  /// length, and the filter of every row; rows are not unfiltered. A palette with fewer colours than its
  /// bit depth can count is decoded, since only then can be said whether each index has a colour; and
  /// whatever is doubtful is decoded by libpng, whose word counts.
  ///
  /// - Throws: what `PNGDecoder.decode` throws.
  public static func validate(_ bytes: [UInt8]) throws(ImageCodingFailure) {
    let header = try PNGHeader(bytes)
    if bytes.count < header.leastFileSize { throw .truncated }
    let isSound = bytes.withUnsafeBytes { memory in
      guard let structure = PNGStructure(memory, header: header), hasAllColors(structure) else {
        return false
      }
      return hasAllRows(memory, structure: structure)
    }
    if !isSound { _ = try PNGDecoder.decode(bytes) }
  }

  /// Whether no palette index can be without a colour.
  private static func hasAllColors(_ structure: PNGStructure) -> Bool {
    structure.header.colorType != .palette || structure.palette.count == 1 << structure.header.bitDepth
  }

  /// Whether the data has exactly the rows' length, and every row a filter that exists.
  static func hasAllRows(_ bytes: UnsafeRawBufferPointer, structure: PNGStructure) -> Bool {
    let passes = PNGPass.all(of: structure.header)
    let data = UnsafeMutableRawBufferPointer.allocate(
      byteCount: passes.reduce(0) { $0 + $1.byteCount }, alignment: 16)
    defer { data.deallocate() }
    HugePages.advise(UnsafeRawBufferPointer(data))
    guard PNGInflation.fill(data, from: bytes, structure: structure) else { return false }
    var position = 0
    for pass in passes {
      for _ in 0..<pass.rowCount {
        if PNGFilter(rawValue: data[position]) == nil { return false }
        position += pass.rowByteCount + 1
      }
    }
    return true
  }
}
