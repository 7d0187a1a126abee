/// PNG files put together chunk by chunk, without libpng and zlib.
struct PNGBuilder {
  struct Chunk {
    var type: String
    var data: [UInt8]
    /// Bits that are wrong in the checksum.
    var checksumError: UInt32 = 0
    /// The length that is stated, where it is not the true one.
    var statedLength: UInt32?

    var bytes: [UInt8] {
      let body = Array(type.utf8) + data
      return bigEndian(statedLength ?? UInt32(data.count)) + body
        + bigEndian(Checksums.crc32(body) ^ checksumError)
    }
  }

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
  var chunks: [Chunk] = []

  var file: [UInt8] { Self.signature + chunks.flatMap(\.bytes) }

  mutating func append(_ type: String, _ data: [UInt8], checksumError: UInt32 = 0) {
    chunks.append(Chunk(type: type, data: data, checksumError: checksumError))
  }

  static func header(
    width: UInt32, height: UInt32, bitDepth: UInt8 = 8, colorType: UInt8 = 6, interlacing: UInt8 = 0
  ) -> [UInt8] {
    bigEndian(width) + bigEndian(height) + [bitDepth, colorType, 0, 0, interlacing]
  }

  /// A zlib stream of stored blocks (RFC 1950 and 1951).
  static func zlibStream(_ data: [UInt8], blockSize: Int = 0xFFFF) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + blockSize, data.count)
      let length = UInt16(end - start)
      stream.append(end == data.count ? 1 : 0)
      stream += bigEndian(length.byteSwapped) + bigEndian((~length).byteSwapped)
      stream += data[start..<end]
      start = end
    } while start < data.count
    return stream + bigEndian(Checksums.adler32(data))
  }
}
