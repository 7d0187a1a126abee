import Pixels
import Testing

@testable import ImageCoding

/// Files that are damaged, cut, or made to do harm: a named failure, never a part of a picture.
struct HostilePNGTests {
  static func image(
    _ colorType: SampleImage.ColorType = .rgba, bitDepth: Int = 8, width: Int = 6, height: Int = 5
  ) -> SampleImage {
    var random = SeededNumbers(state: 11)
    return .random(width: width, height: height, colorType: colorType, bitDepth: bitDepth, using: &random)
  }

  /// What refuses the bytes, or nil where they are a picture.
  static func failure(_ bytes: [UInt8]) -> ImageCodingFailure? {
    do {
      _ = try PNGDecoder.decode(bytes)
      return nil
    } catch {
      return error
    }
  }

  static func isRefused(_ failure: ImageCodingFailure?) -> Bool {
    switch failure {
    case .refused, .wrongChecksum: true
    default: false
    }
  }

  @Test("a size past the limits is refused by name, before anything else is looked at")
  func sizes() {
    func failure(_ width: UInt32, _ height: UInt32) -> ImageCodingFailure? {
      var builder = PNGBuilder()
      builder.append("IHDR", PNGBuilder.header(width: width, height: height), checksumError: 1)
      return Self.failure(builder.file)
    }
    #expect(failure(100_000, 100_000) == .size(.tooLarge(width: 100_000, height: 100_000)))
    #expect(failure(16_385, 1) == .size(.tooLarge(width: 16_385, height: 1)))
    #expect(failure(.max, .max) == .size(.tooLarge(width: 4_294_967_295, height: 4_294_967_295)))
    #expect(failure(0, 7) == .size(.empty(width: 0, height: 7)))
    #expect(failure(7, 0) == .size(.empty(width: 7, height: 0)))
  }

  @Test("a short file cannot have the memory of a large picture")
  func claims() throws {
    var builder = PNGBuilder()
    builder.append("IHDR", PNGBuilder.header(width: 16_384, height: 16_384))
    builder.append("IDAT", PNGBuilder.zlibStream([0]))
    builder.append("IEND", [])
    #expect(Self.failure(builder.file) == .truncated)
    // 16,384 rows of 2,048 bytes, at 1032 bytes a byte.
    var header = PNGBuilder()
    header.append("IHDR", PNGBuilder.header(width: 16_384, height: 16_384, bitDepth: 1, colorType: 0))
    #expect(try PNGHeader(header.file).leastFileSize == 32_513)
  }

  @Test("other files are told by name")
  func foreign() {
    #expect(Self.failure([]) == .empty)
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12345\n"
    #expect(Self.failure(Array(pointer.utf8)) == .notPNG(.gitLFSPointer))
    #expect(Self.failure([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]) == .notPNG(.jpeg))
    #expect(Self.failure(Array("GIF89a".utf8)) == .notPNG(.gif))
    #expect(Self.failure(Array("RIFF\u{1}\0\0\0WEBPVP8 ".utf8)) == .notPNG(.webP))
    #expect(Self.failure([0x49, 0x49, 0x2A, 0]) == .notPNG(.tiff))
    #expect(Self.failure(Array("<html>no picture</html>\n".utf8)) == .notPNG(.text))
    #expect(Self.failure([0, 1, 2, 3]) == .notPNG(.unknown))
    #expect(Self.failure(Array(repeating: 0, count: 4000)) == .notPNG(.unknown))
    let file = Self.image().file()
    #expect(Self.failure(Array(file[..<4] + file[5...])) == .notPNG(.convertedPNG))
  }

  @Test("a file cut anywhere is refused as cut", arguments: Interlacing.allCases)
  func truncation(interlacing: Interlacing) {
    var image = Self.image(.palette, bitDepth: 4)
    image.paletteAlphas = 3
    let file = image.file(interlacing, dataChunks: 3)
    #expect(Self.failure(file) == nil)
    for count in 1..<file.count {
      #expect(Self.failure(Array(file[..<count])) == .truncated, "\(count) of \(file.count) bytes")
    }
  }

  @Test("bytes after the end are passed over")
  func trailingBytes() throws {
    let image = Self.image()
    #expect(try PNGDecoder.decode(image.file() + Array("garbage".utf8)) == image.bitmap)
  }

  @Test("a wrong checksum is refused in every chunk")
  func checksums() {
    var image = Self.image(.palette, bitDepth: 2)
    image.paletteAlphas = 2
    var whole = image.builder(.none)
    whole.chunks.insert(PNGBuilder.Chunk(type: "tEXt", data: Array("a\0b".utf8)), at: 1)
    #expect(Self.failure(whole.file) == nil)
    #expect(whole.chunks.map(\.type) == ["IHDR", "tEXt", "PLTE", "tRNS", "IDAT", "IEND"])
    for index in whole.chunks.indices {
      var builder = whole
      builder.chunks[index].checksumError = 0x0100
      #expect(Self.failure(builder.file) == .wrongChecksum(chunk: builder.chunks[index].type))
    }
    var builder = whole
    builder.chunks[4].data[builder.chunks[4].data.count - 1] ^= 1
    #expect(Self.failure(builder.file) == .wrongChecksum(chunk: "IDAT"), "Adler-32")
  }

  @Test("missing rows are refused, however few", arguments: Interlacing.allCases)
  func missingRows(interlacing: Interlacing) {
    let image = Self.image()
    let rows = image.filteredRows(interlacing)
    for missing in [1, 4, 25, rows.count - 1, rows.count] {
      var builder = image.builder(interlacing)
      builder.chunks[1].data = PNGBuilder.zlibStream(Array(rows.dropLast(missing)))
      #expect(Self.isRefused(Self.failure(builder.file)), "\(missing) bytes")
    }
    var builder = image.builder(interlacing)
    builder.chunks.remove(at: 1)
    #expect(Self.isRefused(Self.failure(builder.file)), "no image data")
  }

  @Test("what contradicts the format is refused")
  func contradictions() {
    func refused(_ image: SampleImage, _ spoil: (inout PNGBuilder) -> Void) -> Bool {
      var builder = image.builder(.none)
      spoil(&builder)
      return Self.isRefused(Self.failure(builder.file))
    }
    let image = Self.image()
    let palette = Self.image(.palette, bitDepth: 8)
    let rows = image.filteredRows(.none)
    #expect(refused(image) { $0.chunks[1].data[$0.chunks[1].data.count - 1] ^= 1 }, "Adler-32")
    #expect(refused(image) { $0.chunks[1].data = PNGBuilder.zlibStream(rows + [0]) }, "too many rows")
    #expect(refused(image) { $0.chunks[1].data = PNGBuilder.zlibStream([9] + rows.dropFirst()) }, "filter 9")
    #expect(refused(image) { $0.chunks[0].data[12] = 2 }, "interlacing 2")
    #expect(refused(image) { $0.chunks.insert($0.chunks[0], at: 1) }, "two headers")
    #expect(refused(image) { $0.chunks.insert(.init(type: "ABCD", data: []), at: 1) }, "unknown, critical")
    #expect(refused(image) { $0.chunks.insert(.init(type: "tRNS", data: [0, 0]), at: 1) }, "alpha twice")
    #expect(refused(palette) { $0.chunks.remove(at: 1) }, "no palette")
    #expect(refused(palette) { $0.chunks[1].data.removeLast() }, "palette of thirds")
    #expect(refused(palette) { $0.chunks[1].data.removeLast(3 * 250) }, "index past the palette")
    #expect(refused(palette) { $0.chunks.swapAt(1, 2) }, "palette after the data")
    #expect(refused(image) { $0.chunks[1].statedLength = 0x8000_0000 }, "negative length")
    #expect(
      refused(image) { $0.chunks.insert(.init(type: "tEXt", data: [], statedLength: 9_000_000), at: 1) },
      "large chunk")
  }

  @Test("a header that PNG does not have is refused")
  func headers() {
    for colorType in UInt8(0)...7 {
      for bitDepth in UInt8(0)...17 {
        var builder = Self.image().builder(.none)
        builder.chunks[0].data = PNGBuilder.header(
          width: 6, height: 5, bitDepth: bitDepth, colorType: colorType)
        let known = SampleImage.ColorType(rawValue: colorType)?.bitDepths.contains(Int(bitDepth)) ?? false
        let detail = "colour type \(colorType) with \(bitDepth) bits does not exist"
        #expect((Self.failure(builder.file) == .invalidHeader(detail: detail)) != known)
      }
    }
    var builder = Self.image().builder(.none)
    builder.chunks.removeFirst()
    #expect(Self.failure(builder.file) == .invalidHeader(detail: "the first chunk is not IHDR with 13 bytes"))
  }

  @Test("one changed byte anywhere is noticed", arguments: Interlacing.allCases)
  func oneByte(interlacing: Interlacing) {
    var image = Self.image(.palette, bitDepth: 4)
    image.paletteAlphas = 3
    let file = image.file(interlacing, dataChunks: 2)
    for index in file.indices {
      for mask in [0x01, 0x20, 0x80, 0xFF] as [UInt8] {
        var changed = file
        changed[index] ^= mask
        #expect(Self.failure(changed) != nil, "byte \(index) with \(mask)")
      }
    }
  }

  @Test("random damage gives a failure or a picture, with right checksums as well")
  func randomDamage() {
    var random = SeededNumbers(state: 12)
    func damage(_ bytes: inout [UInt8]) {
      bytes[Int.random(in: bytes.indices, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
    }
    let formats = PNGDecoderTests.Format.all
    var pictures = 0
    var failures = 0
    for round in 0..<1500 {
      let format = formats[round % formats.count]
      var image = format.image(width: 11, height: 9, using: &random)
      image.paletteAlphas = image.palette.count / 2
      var rows = image.filteredRows(format.interlacing)
      // Checksums are worked out after damage to rows and chunks, so that it goes further in.
      if round % 2 == 0 { damage(&rows) }
      var builder = image.builder(format.interlacing, dataChunks: 2, rows: rows)
      if round % 3 == 0 {
        damage(&builder.chunks[Int.random(in: 0..<builder.chunks.count - 1, using: &random)].data)
      }
      var file = builder.file
      if round % 5 == 0 { damage(&file) }
      if Self.failure(file) == nil { pictures += 1 } else { failures += 1 }
    }
    #expect(pictures > 500 && failures > 500, "\(pictures) pictures, \(failures) failures")
  }
}
