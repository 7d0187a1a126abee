import Pixels
import Testing

@testable import ImageCoding

/// The reader without libpng beside the one with it, and both beside pixels worked out from the samples.
struct FastPNGDecoderTests {
  static func fast(_ bytes: [UInt8]) -> UnpremultipliedBitmap? {
    guard let header = try? PNGHeader(bytes) else { return nil }
    return FastPNGDecoder.decode(bytes, header: header)
  }

  static func reference(_ bytes: [UInt8]) -> Result<UnpremultipliedBitmap, ImageCodingFailure> {
    Result { () throws(ImageCodingFailure) in
      try ReferencePNGDecoder.decode(bytes, header: try PNGHeader(bytes))
    }
  }

  /// A picture of 8-bit samples, with a palette's alpha or a transparent colour where `isKeyed`.
  static func image(
    _ colorType: SampleImage.ColorType, width: Int, height: Int, isKeyed: Bool,
    using random: inout SeededNumbers
  ) -> SampleImage {
    var image = SampleImage.random(
      width: width, height: height, colorType: colorType, bitDepth: 8, using: &random)
    guard isKeyed else { return image }
    switch colorType {
    case .palette: image.paletteAlphas = 100
    case .gray, .rgb: image.transparentKey = image.samples(x: width / 2, y: height / 2)
    case .grayAlpha, .rgba: break
    }
    return image
  }

  @Test(
    "widths 1 to 70 with any filter in any row", arguments: SampleImage.ColorType.allCases, [false, true])
  func widths(colorType: SampleImage.ColorType, isKeyed: Bool) throws {
    var random = SeededNumbers(state: 21)
    for width in 1...70 {
      let height = Int.random(in: 1...12, using: &random)
      let image = Self.image(colorType, width: width, height: height, isKeyed: isKeyed, using: &random)
      let filters = (0..<height).map { _ in Int.random(in: 0...4, using: &random) }
      let rows = image.filteredRows(.none, filters: filters)
      let file = image.builder(.none, dataChunks: 1 + width % 3, rows: rows).file
      let picture = try image.bitmap
      #expect(Self.fast(file) == picture, "\(width)×\(height), filters \(filters)")
      #expect(try Self.reference(file).get() == picture)
      #expect(try PNGDecoder.decode(file) == picture)
    }
  }

  @Test("extreme samples in every filter", arguments: SampleImage.ColorType.allCases)
  func extremes(colorType: SampleImage.ColorType) throws {
    var random = SeededNumbers(state: 22)
    for filter in 0...4 {
      var image = Self.image(colorType, width: 40, height: 30, isKeyed: false, using: &random)
      // Sums past 255 and ties between the three neighbours, far more often than by chance.
      for index in image.samples.indices { image.samples[index] = [0, 1, 127, 128, 254, 255][index * 7 % 6] }
      for index in image.samples.indices where Bool.random(using: &random) {
        image.samples[index] = [0, 255].randomElement(using: &random) ?? 0
      }
      let file = image.builder(.none, rows: image.filteredRows(.none, filters: [filter])).file
      #expect(try Self.fast(file) == image.bitmap, "filter \(filter)")
    }
  }

  @Test("what is not common is left to libpng", arguments: PNGDecoderTests.Format.all)
  func others(format: PNGDecoderTests.Format) throws {
    var random = SeededNumbers(state: 23)
    let image = format.image(width: 9, height: 7, using: &random)
    let isCommon = format.bitDepth == 8 && format.interlacing == .none
    #expect((Self.fast(image.file(format.interlacing)) != nil) == isCommon)
  }

  @Test("doubtful files are left to libpng, which refuses them or not")
  func doubtful() throws {
    func expect(_ image: SampleImage, isPicture: Bool, _ spoil: (inout PNGBuilder) -> Void) {
      var builder = image.builder(.none, dataChunks: 2)
      spoil(&builder)
      #expect(Self.fast(builder.file) == nil, "\(builder.chunks.map(\.type))")
      #expect((try? Self.reference(builder.file).get()) == (isPicture ? try? image.bitmap : nil))
    }
    let rgb = HostilePNGTests.image(.rgb)
    let gray = HostilePNGTests.image(.gray)
    let palette = HostilePNGTests.image(.palette)
    let colors = PNGBuilder.Chunk(type: "PLTE", data: [1, 2, 3])
    let key = PNGBuilder.Chunk(type: "tRNS", data: [0, 1, 0, 2, 0, 3])
    let last = { (builder: inout PNGBuilder) in builder.chunks.count - 1 }
    expect(gray, isPicture: false) { $0.chunks.insert(colors, at: 1) }
    expect(rgb, isPicture: false) { $0.chunks.insert(contentsOf: [key, colors], at: 1) }
    expect(rgb, isPicture: false) { $0.chunks.insert(contentsOf: [key, key], at: 1) }
    expect(rgb, isPicture: false) { $0.chunks.insert(contentsOf: [colors, colors], at: 1) }
    expect(rgb, isPicture: false) { $0.chunks.insert(.init(type: "PLTE", data: [1, 2]), at: 1) }
    expect(rgb, isPicture: false) { $0.chunks.insert(.init(type: "tRNS", data: [1, 2]), at: 1) }
    expect(palette, isPicture: false) { $0.chunks.insert(.init(type: "tRNS", data: [1]), at: 1) }
    expect(palette, isPicture: false) { $0.chunks.insert(.init(type: "tRNS", data: []), at: 2) }
    expect(palette, isPicture: false) { $0.chunks[1].data.removeLast(3 * 250) }
    expect(rgb, isPicture: false) { $0.chunks[0].data[10] = 1 }
    expect(rgb, isPicture: false) { $0.chunks[0].data[11] = 1 }
    expect(rgb, isPicture: false) { $0.chunks.insert(.init(type: "tEXt", data: []), at: 2) }
    expect(rgb, isPicture: false) { $0.chunks[2].data.append(0) }
    expect(rgb, isPicture: false) { $0.chunks[last(&$0)].data = [1] }
    expect(rgb, isPicture: false) { $0.chunks.insert(.init(type: "a1Ab", data: []), at: 1) }
    expect(rgb, isPicture: false) { $0.chunks.insert($0.chunks[0], at: last(&$0)) }
    // libpng passes over these.
    expect(rgb, isPicture: true) { $0.chunks.insert(.init(type: "ABCD", data: []), at: last(&$0)) }
    expect(rgb, isPicture: true) { $0.chunks.insert(key, at: last(&$0)) }
  }

  @Test("the last colour of a palette is one, and the next is none", arguments: [1, 2, 100, 255])
  func paletteEnd(count: Int) throws {
    var image = HostilePNGTests.image(.palette)
    image.palette = Array(image.palette.prefix(count))
    image.samples = image.samples.map { $0 % count }
    image.samples[17] = count - 1
    image.paletteAlphas = count
    #expect(try Self.fast(image.file()) == image.bitmap)
    var long = image.builder(.none)
    long.chunks[2].data.append(7)
    #expect(Self.fast(long.file) == nil, "more alpha than colours")
    #expect(throws: ImageCodingFailure.self) { try Self.reference(long.file).get() }
    image.samples[17] = count
    #expect(Self.fast(image.file()) == nil)
    #expect(throws: ImageCodingFailure.self) { try Self.reference(image.file()).get() }
  }

  @Test("empty data chunks and unknown chunks are common enough")
  func commonOddities() throws {
    let image = HostilePNGTests.image(.rgb)
    var builder = image.builder(.none, dataChunks: 3)
    builder.chunks.insert(.init(type: "IDAT", data: []), at: 2)
    builder.chunks.insert(.init(type: "PLTE", data: [1, 2, 3]), at: 1)
    builder.chunks.insert(.init(type: "prVt", data: [9]), at: 1)
    builder.chunks.insert(.init(type: "tIME", data: [9]), at: builder.chunks.count - 1)
    #expect(try Self.fast(builder.file + [7]) == image.bitmap)
    #expect(try Self.reference(builder.file + [7]).get() == image.bitmap)
  }

  @Test("a window that distances may pass is left to libpng")
  func window() throws {
    let picture = try PNGEncoderTests.randomBitmap(300, 1, seed: 5)
    let size = try PixelSize(width: 300, height: 40)
    var encoder = FastPNGEncoder(size: size)
    for _ in 0..<20 {
      encoder.append(row: picture.pixels)
      encoder.append(row: picture.pixels.reversed())
    }
    let file = encoder.finish()
    #expect(Self.fast(file) != nil)
    var spoiled = file
    // The stream's first two bytes, with a window of 256 bytes and a check to fit.
    spoiled[41...42] = [0x08, 0x1D]
    let length = file[33..<37].reduce(0) { $0 << 8 | Int($1) }
    spoiled.replaceSubrange(
      41 + length..<45 + length, with: bigEndian(Checksums.crc32(spoiled[37..<41 + length])))
    #expect(Self.fast(spoiled) == nil)
    #expect(throws: ImageCodingFailure.self) { try Self.reference(spoiled).get() }
  }

  /// Whether both agree on some bytes, as far as the fast one has a say; nil where it has none.
  static func agree(_ bytes: [UInt8]) -> Bool? {
    fast(bytes).map { picture in (try? reference(bytes).get()) == picture }
  }

  @Test("no changed bit and no cut makes the two disagree", arguments: SampleImage.ColorType.allCases)
  func damage(colorType: SampleImage.ColorType) throws {
    var random = SeededNumbers(state: 24)
    var image = Self.image(colorType, width: 4, height: 5, isKeyed: true, using: &random)
    image.palette = Array(image.palette.prefix(120))
    if colorType == .palette { image.samples = image.samples.map { $0 % 120 } }
    let builder = image.builder(.none, dataChunks: 2)
    let file = builder.file
    #expect(Self.agree(file) == true)
    for bit in 0..<file.count * 8 {
      var damaged = file
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(Self.agree(damaged) != false, "bit \(bit)")
    }
    for count in 0..<file.count { #expect(Self.fast(Array(file[..<count])) == nil) }
    // The same inside the chunks, checksums worked out anew.
    var agreements = 0
    for index in builder.chunks.indices {
      for bit in 0..<builder.chunks[index].data.count * 8 {
        var damaged = builder
        damaged.chunks[index].data[bit / 8] ^= 1 << UInt8(bit % 8)
        let agreement = Self.agree(damaged.file)
        #expect(agreement != false, "\(builder.chunks[index].type), bit \(bit)")
        if agreement == true { agreements += 1 }
      }
    }
    // Colours of a palette, bits of a key: damage that leaves a picture.
    #expect(colorType == .grayAlpha || colorType == .rgba || agreements > 8)
  }

  @Test("damaged rows under right checksums give the same picture or none")
  func damagedRows() throws {
    var random = SeededNumbers(state: 25)
    var pictures = 0
    for round in 0..<1500 {
      let colorType = SampleImage.ColorType.allCases[round % 5]
      let image = Self.image(
        colorType, width: 1 + round % 37, height: 6, isKeyed: round % 2 == 0, using: &random)
      var rows = image.filteredRows(.none)
      for _ in 0..<3 {
        rows[Int.random(in: 0..<rows.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let file = image.builder(.none, rows: rows).file
      let agreement = Self.agree(file)
      #expect(agreement != false, "round \(round)")
      let isPicture = (try? Self.reference(file).get()) != nil
      #expect((agreement != nil) == isPicture, "round \(round)")
      if agreement == true { pictures += 1 }
    }
    #expect(pictures > 300 && pictures < 1500, "\(pictures)")
  }
}
