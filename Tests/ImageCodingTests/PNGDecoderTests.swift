import ImageCoding
import Pixels
import Testing

/// The reader against files that the tests put together, with pixels worked out from the samples.
struct PNGDecoderTests {
  struct Format: CustomTestStringConvertible {
    var colorType: SampleImage.ColorType
    var bitDepth: Int
    var interlacing: Interlacing
    var testDescription: String { "\(colorType), \(bitDepth) bits, interlacing \(interlacing)" }

    static let all = SampleImage.ColorType.allCases.flatMap { colorType in
      colorType.bitDepths.flatMap { bitDepth in
        Interlacing.allCases.map { Format(colorType: colorType, bitDepth: bitDepth, interlacing: $0) }
      }
    }

    func image(width: Int, height: Int, using random: inout SeededNumbers) -> SampleImage {
      .random(width: width, height: height, colorType: colorType, bitDepth: bitDepth, using: &random)
    }
  }

  /// Widths on both sides of a byte's and of Adam7's eight pixels; several passes are then empty.
  static let sizes = [(1, 1), (2, 3), (5, 1), (1, 9), (7, 8), (13, 11), (33, 20)]

  @Test("every colour type, bit depth and interlacing is read", arguments: Format.all)
  func formats(format: Format) throws {
    #expect(Format.all.count == 30)
    var random = SeededNumbers(state: 1)
    for (width, height) in Self.sizes {
      let image = format.image(width: width, height: height, using: &random)
      let picture = try PNGDecoder.decode(image.file(format.interlacing))
      #expect(try picture == image.bitmap, "\(width)×\(height)")
    }
  }

  @Test(
    "one transparent colour becomes alpha 0",
    arguments: Format.all.filter { [0, 2].contains($0.colorType.rawValue) })
  func transparentKey(format: Format) throws {
    var random = SeededNumbers(state: 2)
    var image = format.image(width: 13, height: 11, using: &random)
    image.transparentKey = image.samples(x: 6, y: 4)
    let picture = try PNGDecoder.decode(image.file(format.interlacing))
    #expect(try picture == image.bitmap)
    #expect(picture[6, 4].alpha == 0)
    #expect(picture[6, 4].red == image.byte(image.samples(x: 6, y: 4)[0]))
    #expect(picture.pixels.contains { $0.alpha == 255 })
  }

  @Test("16-bit colours that round to the transparent one's bytes are opaque")
  func transparentKeyIsComparedBeforeRounding() throws {
    var image = SampleImage(
      width: 2, height: 1, colorType: .rgb, bitDepth: 16, samples: [1000, 2000, 3000, 1001, 2000, 3000])
    image.transparentKey = [1000, 2000, 3000]
    let picture = try PNGDecoder.decode(image.file())
    #expect(picture.pixels.map(\.alpha) == [0, 255])
    #expect(picture[0, 0].red == picture[1, 0].red)
  }

  @Test("bits of the transparent colour past the bit depth are masked", arguments: [1, 2, 4, 8])
  func transparentKeyIsMasked(bitDepth: Int) throws {
    var image = SampleImage(
      width: 2, height: 1, colorType: .gray, bitDepth: bitDepth, samples: [1, 0])
    image.transparentKey = [0x4000 | 1]
    let picture = try PNGDecoder.decode(image.file())
    #expect(picture.pixels.map(\.alpha) == [0, 255])
  }

  @Test("a palette's alpha may be shorter than the palette", arguments: Interlacing.allCases, [1, 2, 4, 8])
  func paletteAlpha(interlacing: Interlacing, bitDepth: Int) throws {
    var random = SeededNumbers(state: 3)
    var image = SampleImage.random(
      width: 33, height: 20, colorType: .palette, bitDepth: bitDepth, using: &random)
    image.palette[0] = UnpremultipliedPixel(red: 9, green: 8, blue: 7, alpha: 0)
    for count in [1, image.palette.count / 2, image.palette.count] {
      image.paletteAlphas = count
      let picture = try PNGDecoder.decode(image.file(interlacing))
      #expect(try picture == image.bitmap)
      #expect(picture.pixels.contains(image.palette[0]), "colour under alpha 0 is kept")
    }
  }

  @Test("every 16-bit value is rounded to the nearest of 8 bits")
  func rounding() throws {
    let image = SampleImage(
      width: 256, height: 256, colorType: .gray, bitDepth: 16, samples: Array(0...65535))
    let picture = try PNGDecoder.decode(image.file())
    let wrong = (0...65535).filter { Int(picture.pixels[$0].red) != ($0 * 255 + 32767) / 65535 }
    #expect(wrong.isEmpty)
  }

  @Test("image data may be cut into chunks anywhere", arguments: [2, 7, 1000])
  func dataChunks(count: Int) throws {
    var random = SeededNumbers(state: 4)
    let image = SampleImage.random(width: 31, height: 17, colorType: .rgba, bitDepth: 8, using: &random)
    #expect(try PNGDecoder.decode(image.file(dataChunks: count)) == image.bitmap)
  }

  @Test("chunks about colour and text change nothing")
  func ignoredChunks() throws {
    var random = SeededNumbers(state: 5)
    let image = SampleImage.random(width: 9, height: 5, colorType: .rgb, bitDepth: 16, using: &random)
    var builder = image.builder(.none)
    let extra = [
      PNGBuilder.Chunk(type: "gAMA", data: bigEndian(UInt32(22_000))),
      PNGBuilder.Chunk(type: "sRGB", data: [9, 9]),
      PNGBuilder.Chunk(type: "iCCP", data: Array("broken\0\0nonsense".utf8)),
      PNGBuilder.Chunk(type: "sBIT", data: [5, 6, 5]),
      PNGBuilder.Chunk(type: "bKGD", data: [0, 1, 0, 2, 0, 3]),
      PNGBuilder.Chunk(type: "tEXt", data: Array("Comment\0words".utf8)),
      PNGBuilder.Chunk(type: "prVt", data: [1, 2, 3]),
    ]
    builder.chunks.insert(contentsOf: extra, at: 1)
    #expect(try PNGDecoder.decode(builder.file) == image.bitmap)
  }
}
