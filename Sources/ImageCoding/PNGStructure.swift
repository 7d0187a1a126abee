import Pixels

/// The parts of a PNG file whose chunks are beyond doubt: nothing that libpng would refuse or mend.
///
/// Whatever is out of the common gives no structure, and the file is left to libpng: this is a part of
/// what libpng accepts, never more.
struct PNGStructure {
  /// What the file says first.
  let header: PNGHeader
  /// The palette's colours, red in the lowest byte and alpha in the highest; empty where there is none, and
  /// then no index of a palette picture has a colour.
  private(set) var palette: [UInt32] = []
  /// The samples of the one transparent colour, 8 bits each; empty where there is none.
  private(set) var transparentKey: [UInt8] = []
  /// Where the pieces of the image data lie, in their order.
  private(set) var data: [Range<Int>] = []
  /// Bytes of the image data, compressed.
  private(set) var dataByteCount = 0

  /// The largest chunk other than image data, as `CPNGCalls` sets it for libpng. Image data may have as much
  /// as it would take uncompressed, which is less than libpng allows.
  private static let largestChunk = 8_000_000

  /// The structure, where every chunk and every checksum is in order and after the end chunk anything.
  init?(_ bytes: UnsafeRawBufferPointer, header: PNGHeader) {
    guard header.methods[0] == 0, header.methods[1] == 0, header.methods[2] <= 1 else { return nil }
    self.header = header
    let largestData = max(Self.largestChunk, header.size.height * (header.rowByteCount + 1))
    var previous: UInt32?
    for chunk in PNGChunkSequence(bytes) {
      guard chunk.content.count <= (chunk.name == PNGChunk.data ? largestData : Self.largestChunk),
        chunk.hasRightChecksum(in: bytes)
      else { return nil }
      switch chunk.name {
      case PNGChunk.header:
        // The first, which the header was read from, and no other.
        if previous != nil { return nil }
      case PNGChunk.palette:
        guard readPalette(bytes[chunk.content]) else { return nil }
      case PNGChunk.transparency:
        guard readTransparency(bytes[chunk.content]) else { return nil }
      case PNGChunk.data:
        if !data.isEmpty && previous != PNGChunk.data { return nil }
        data.append(chunk.content)
        dataByteCount += chunk.content.count
      case PNGChunk.end:
        if data.isEmpty || !chunk.content.isEmpty { return nil }
        return
      default:
        if !chunk.isAncillary { return nil }
      }
      previous = chunk.name
    }
    return nil
  }

  /// Takes the palette, which comes once, before `tRNS` and the data, with no more colours than the bit
  /// depth can count. Pictures without palette may have one as a hint, but not gray ones.
  private mutating func readPalette(_ content: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard palette.isEmpty, transparentKey.isEmpty, data.isEmpty, content.count % 3 == 0,
      content.count >= 3, content.count <= 3 * 256
    else { return false }
    switch header.colorType {
    case .gray, .grayAlpha, .yCbCr: return false
    case .palette: if content.count > 3 << header.bitDepth { return false }
    case .rgb, .rgba: break
    }
    palette = stride(from: content.startIndex, to: content.endIndex, by: 3).map { index in
      UInt32(content[index]) | UInt32(content[index + 1]) << 8 | UInt32(content[index + 2]) << 16
        | 0xFF00_0000
    }
    return true
  }

  /// Takes the palette's alpha or the transparent colour, which comes once and before the data.
  private mutating func readTransparency(_ content: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard transparentKey.isEmpty, data.isEmpty else { return false }
    switch header.colorType {
    case .palette:
      guard !content.isEmpty, content.count <= palette.count else { return false }
      for (index, alpha) in content.enumerated() {
        palette[index] = palette[index] & 0x00FF_FFFF | UInt32(alpha) << 24
      }
      // Told apart from none by being there; a palette's pixels are not compared with it.
      transparentKey = Array(content)
      return true
    case .gray, .rgb:
      guard content.count == 2 * header.colorType.channelCount else { return false }
      // Each sample has two bytes, of which the bits past the bit depth do not count.
      transparentKey = stride(from: 1, to: content.count, by: 2).map { content[content.startIndex + $0] }
      return true
    case .grayAlpha, .rgba, .yCbCr: return false
    }
  }
}
