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
  /// Bits of a sample in the file: 1, 2, 4, 8 or 16.
  let bitDepth: Int
  /// What the samples of a pixel are.
  let colorType: ImageMetadata.ColorType
  /// The last three bytes: how data is compressed, filtered and interlaced. Zeros are the common case, and
  /// libpng judges the others.
  let methods: [UInt8]

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
    bitDepth = Int(bytes[24])
    colorType = try Self.colorType(Int(bytes[25]), bitDepth: bitDepth)
    bitsPerPixel = colorType.channelCount * bitDepth
    methods = Array(bytes[26..<29])
  }

  /// The colour type, for each pair of number and bit depth in the PNG specification's table.
  private static func colorType(
    _ number: Int, bitDepth: Int
  ) throws(ImageCodingFailure) -> ImageMetadata.ColorType {
    switch (number, bitDepth) {
    case (0, 1), (0, 2), (0, 4), (0, 8), (0, 16): .gray
    case (2, 8), (2, 16): .rgb
    case (3, 1), (3, 2), (3, 4), (3, 8): .palette
    case (4, 8), (4, 16): .grayAlpha
    case (6, 8), (6, 16): .rgba
    default: throw .invalidHeader(detail: "colour type \(number) with \(bitDepth) bits does not exist")
    }
  }

  /// Bytes of one row of all pixels, without the filter's number; the last bits may be unused.
  var rowByteCount: Int { (size.width * bitsPerPixel + 7) / 8 }

  /// The fewest bytes of a file that can hold such a picture.
  ///
  /// Deflate spends at least one bit on 129 bytes (two bits for the longest match, 258 bytes), so it
  /// shrinks by 1032 at most. A file that is shorter is refused before its pixels are allocated:
  /// 100 bytes cannot claim a gigabyte.
  var leastFileSize: Int {
    size.height * rowByteCount / 1032
  }
}
