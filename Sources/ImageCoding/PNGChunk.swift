import CDeflate

/// A chunk of a PNG file that lies wholly inside the file's bytes.
struct PNGChunk {
  /// The four letters, the first in the most significant byte.
  let name: UInt32
  /// Where the content lies.
  let content: Range<Int>

  /// Whether a reader may pass over a chunk it does not know: the first letter is a small one.
  var isAncillary: Bool { name & 0x2000_0000 != 0 }

  static let header: UInt32 = 0x4948_4452
  static let palette: UInt32 = 0x504C_5445
  static let transparency: UInt32 = 0x7452_4E53
  static let data: UInt32 = 0x4944_4154
  static let end: UInt32 = 0x4945_4E44
  static let animation: UInt32 = 0x6163_544C
  /// The chunks that say what colours mean: gAMA, cHRM, sRGB, iCCP, cICP.
  static let colorNames: Set<UInt32> = [
    0x6741_4D41, 0x6348_524D, 0x7352_4742, 0x6943_4350, 0x6349_4350,
  ]

  /// The name as text.
  var text: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: name >> $0) }, as: UTF8.self)
  }

  /// Whether the checksum after the content is that of name and content.
  func hasRightChecksum(in bytes: UnsafeRawBufferPointer) -> Bool {
    // Name and content lie side by side: one call, and never the one with no memory, which gives 0.
    let checked = UnsafeRawBufferPointer(rebasing: bytes[content.lowerBound - 4..<content.upperBound])
    return libdeflate_crc32(0, checked.baseAddress, checked.count)
      == bytes.bigEndianInteger(at: content.upperBound)
  }
}

/// The chunks of a PNG file in their order, up to the first that is no chunk or does not fit.
struct PNGChunkSequence: Sequence, IteratorProtocol {
  private let bytes: UnsafeRawBufferPointer
  private var position = PNGHeader.signature.count

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func next() -> PNGChunk? {
    guard bytes.count - position >= 12 else { return nil }
    let length = Int(bytes.bigEndianInteger(at: position))
    let name = bytes.bigEndianInteger(at: position + 4)
    guard length <= bytes.count - position - 12, Self.isName(name) else { return nil }
    let start = position + 8
    position = start + length + 4
    return PNGChunk(name: name, content: start..<start + length)
  }

  /// Whether all four bytes are letters.
  private static func isName(_ name: UInt32) -> Bool {
    [24, 16, 8, 0].allSatisfy { shift in
      (0x61...0x7A).contains(name >> UInt32(shift) & 0xFF | 0x20)
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The four bytes at an offset as a number, most significant first.
  func bigEndianInteger(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
