import Pixels
import Testing

@testable import ImageCoding

/// What files say beside their pixels.
struct ImageMetadataTests {
  typealias Chunk = PNGBuilder.Chunk

  static func decode(_ image: SampleImage, adding chunks: [Chunk], at index: Int = 1) throws -> DecodedImage {
    var builder = image.builder(.none)
    builder.chunks.insert(contentsOf: chunks, at: index)
    return try ImageDecoder.decode(builder.file)
  }

  @Test("twins with other colour chunks have equal pixels and metadata that differs by name")
  func colorTwins() throws {
    let image = HostilePNGTests.image(.rgb)
    let plain = try Self.decode(image, adding: [])
    #expect(plain.metadata.colorChunks.isEmpty)
    let profile = Array("name\0\0".utf8) + (0..<100).map { UInt8($0) }
    let gamma = Chunk(type: "gAMA", data: bigEndian(UInt32(45_455)))
    let twins: [([Chunk], [String])] = [
      ([gamma], ["gAMA"]),
      ([.init(type: "sRGB", data: [0])], ["sRGB"]),
      ([.init(type: "iCCP", data: profile)], ["iCCP"]),
      ([.init(type: "cICP", data: [9, 16, 0, 1])], ["cICP"]),
      ([.init(type: "cHRM", data: Array(repeating: 1, count: 32)), gamma], ["cHRM", "gAMA"]),
      ([.init(type: "acTL", data: bigEndian(UInt32(2)) + bigEndian(UInt32(0)))], ["animation"]),
      ([.init(type: "tEXt", data: [65, 0, 65])], []),
    ]
    for (chunks, names) in twins {
      let twin = try Self.decode(image, adding: chunks)
      #expect(twin.bitmap == plain.bitmap)
      #expect(twin.metadata.differingNames(from: plain.metadata) == names)
      #expect(plain.metadata.differingNames(from: twin.metadata) == names)
      #expect((twin == plain) == names.isEmpty)
      #expect(twin.metadata.isAnimated == names.contains("animation"))
    }
    #expect(try Self.decode(image, adding: [gamma]).metadata.colorChunks == ["gAMA": "0000b18f"])
    let digits = String(Checksums.crc32(profile), radix: 16)
    let crc = String(repeating: "0", count: 8 - digits.count) + digits
    #expect(
      try Self.decode(image, adding: [.init(type: "iCCP", data: profile)]).metadata.colorChunks
        == ["iCCP": "106 bytes, CRC-32 \(crc)"])
    var other = profile
    other[50] ^= 1
    let first = try Self.decode(image, adding: [.init(type: "iCCP", data: profile)]).metadata
    let second = try Self.decode(image, adding: [.init(type: "iCCP", data: other)]).metadata
    #expect(first.differingNames(from: second) == ["iCCP"])
  }

  @Test("only chunks before the data count, and the first of a name")
  func places() throws {
    let image = HostilePNGTests.image(.rgb)
    let gamma = Chunk(type: "gAMA", data: [0, 0, 0, 1])
    let second = Chunk(type: "gAMA", data: [0, 0, 0, 2])
    #expect(try Self.decode(image, adding: [gamma, second]).metadata.colorChunks == ["gAMA": "00000001"])
    #expect(try Self.decode(image, adding: [gamma], at: 2).metadata.colorChunks.isEmpty)
  }

  @Test("colour type and bit depth are those of the file", arguments: PNGDecoderTests.Format.all)
  func storage(format: PNGDecoderTests.Format) throws {
    var random = SeededNumbers(state: 41)
    let image = format.image(width: 5, height: 4, using: &random)
    let decoded = try ImageDecoder.decode(image.file(format.interlacing))
    #expect(try decoded.bitmap == image.bitmap)
    #expect(decoded.metadata.format == .png)
    #expect(decoded.metadata.bitDepth == format.bitDepth)
    #expect(decoded.metadata.colorType.rawValue == "\(format.colorType)")
    #expect(decoded.metadata.orientation == .topLeft)
    #expect((decoded.deepSamples != nil) == (format.bitDepth == 16))
  }

  @Test("every difference of storage has a name")
  func storageNames() {
    let png = ImageMetadata(
      format: .png, bitDepth: 16, colorType: .rgb, colorChunks: [:], isAnimated: false, orientation: .topLeft)
    let jpeg = ImageMetadata(
      format: .jpeg, bitDepth: 8, colorType: .yCbCr, colorChunks: ["ICC": "00"], isAnimated: false,
      orientation: .rightTop)
    #expect(
      png.differingNames(from: jpeg) == ["ICC", "bit depth", "colour type", "format", "orientation"])
    #expect(png.differingNames(from: png).isEmpty)
  }
}
