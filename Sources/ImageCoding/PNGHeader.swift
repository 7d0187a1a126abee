import Pixels

/// What a PNG file says of its picture before anything of it is decoded.
///
/// Read here and not by libpng, so that the size is refused, with its numbers, before libpng sees it.
struct PNGHeader: Equatable {
  /// The eight bytes that every PNG file begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Signature, length and type of the first chunk, its 13 bytes and its checksum.
  static let byteCount = 33

  /// The size, within the limits of every picture.
  let size: PixelSize
  /// Bits of a pixel in the file, 1…64.
  let bitsPerPixel: Int

  /// The header at the start of a file's bytes. Its checksum is left to libpng.
  ///
  /// - Throws: `empty`; `notPNG` by the signature; `truncated` where the bytes end inside;
  ///   `invalidHeader` for a colour type and bit depth that PNG does not have; `size`.
  init(_ bytes: [UInt8]) throws(ImageCodingFailure) {
    if bytes.isEmpty { throw .empty }
    let start = bytes.prefix(Self.signature.count)
    if !Self.signature.starts(with: start) { throw .notPNG(ForeignContent(bytes)) }
    if bytes.count < Self.byteCount { throw .truncated }
    func integer(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    if integer(at: 8) != 13 || !bytes[12..<16].elementsEqual("IHDR".utf8) {
      throw .invalidHeader(detail: "the first chunk is not IHDR with 13 bytes")
    }
    do {
      size = try PixelSize(width: integer(at: 16), height: integer(at: 20))
    } catch {
      throw .size(error)
    }
    bitsPerPixel = try Self.bitsPerPixel(colorType: Int(bytes[25]), bitDepth: Int(bytes[24]))
  }

  /// The bits of a pixel, for each pair of colour type and bit depth in the PNG specification's table.
  private static func bitsPerPixel(colorType: Int, bitDepth: Int) throws(ImageCodingFailure) -> Int {
    switch (colorType, bitDepth) {
    case (0, 1), (0, 2), (0, 4), (0, 8), (0, 16): bitDepth
    case (2, 8), (2, 16): 3 * bitDepth
    case (3, 1), (3, 2), (3, 4), (3, 8): bitDepth
    case (4, 8), (4, 16): 2 * bitDepth
    case (6, 8), (6, 16): 4 * bitDepth
    default: throw .invalidHeader(detail: "colour type \(colorType) with \(bitDepth) bits does not exist")
    }
  }

  /// The fewest bytes of a file that can hold such a picture.
  ///
  /// Deflate spends at least one bit on 129 bytes (two bits for the longest match, 258 bytes), so it
  /// shrinks by 1032 at most. A file that is shorter is refused before its pixels are allocated:
  /// 100 bytes cannot claim a gigabyte.
  var leastFileSize: Int {
    let rowBytes = (size.width * bitsPerPixel + 7) / 8
    return size.height * rowBytes / 1032
  }
}
