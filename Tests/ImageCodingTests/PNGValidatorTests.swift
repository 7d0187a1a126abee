import Pixels
import Testing

@testable import ImageCoding

/// The check without pixels says of a file what reading it says.
struct PNGValidatorTests {
  static func failure(_ bytes: [UInt8]) -> ImageCodingFailure? {
    FileTests.failure { () throws(ImageCodingFailure) in try PNGValidator.validate(bytes) }
  }

  /// Whether the data's length and filters are found right, without help from a decoder.
  static func hasAllRows(_ bytes: [UInt8]) throws -> Bool {
    let header = try PNGHeader(bytes)
    return bytes.withUnsafeBytes { memory in
      guard let structure = PNGStructure(memory, header: header) else { return false }
      return PNGValidator.hasAllRows(memory, structure: structure)
    }
  }

  @Test("sound files of every kind pass", arguments: PNGDecoderTests.Format.all)
  func sound(format: PNGDecoderTests.Format) throws {
    var random = SeededNumbers(state: 31)
    for (width, height) in PNGDecoderTests.sizes {
      let image = format.image(width: width, height: height, using: &random)
      let file = image.file(format.interlacing, dataChunks: 2)
      #expect(Self.failure(file) == nil)
      #expect(try Self.hasAllRows(file), "\(width)×\(height)")
    }
  }

  @Test("wrong lengths and filters are found without a decoder", arguments: PNGDecoderTests.Format.all)
  func rows(format: PNGDecoderTests.Format) throws {
    var random = SeededNumbers(state: 32)
    let image = format.image(width: 13, height: 11, using: &random)
    let rows = image.filteredRows(format.interlacing)
    for spoiled in [rows + [0], Array(rows.dropLast()), [5] + rows.dropFirst()] {
      let file = image.builder(format.interlacing, rows: spoiled).file
      #expect(try !Self.hasAllRows(file))
      #expect(HostilePNGTests.isRefused(Self.failure(file)))
    }
  }

  @Test("the same verdict as reading, with every bit changed", arguments: PNGDecoderTests.Format.all)
  func damage(format: PNGDecoderTests.Format) throws {
    var random = SeededNumbers(state: 33)
    var image = format.image(width: 3, height: 4, using: &random)
    if image.palette.count > 200 {
      // Indices that a changed bit takes past the palette.
      image.palette = Array(image.palette.prefix(129))
      image.samples = image.samples.map { $0 % 129 }
    }
    let builder = image.builder(format.interlacing)
    for index in builder.chunks.indices {
      for bit in 0..<builder.chunks[index].data.count * 8 {
        var damaged = builder
        damaged.chunks[index].data[bit / 8] ^= 1 << UInt8(bit % 8)
        if damaged.chunks[index].type == "IDAT", image.palette.isEmpty == false {
          // Right to the last checksum, so that the row's content is what counts.
          var rows = image.filteredRows(format.interlacing)
          rows[bit / 8 % rows.count] ^= 1 << UInt8(bit % 8)
          damaged.chunks[index].data = PNGBuilder.zlibStream(rows)
        }
        let file = damaged.file
        #expect(Self.failure(file) == HostilePNGTests.failure(file), "\(index), bit \(bit)")
      }
    }
    let file = builder.file
    for count in 0..<file.count {
      let cut = Array(file[..<count])
      #expect(Self.failure(cut) == HostilePNGTests.failure(cut))
    }
  }
}
