import ImageCoding
import Pixels
import Testing

/// The writer: what it writes is read back the same, holds nothing needless and is the same every time.
struct PNGEncoderTests {
  static let sizes = [(1, 1), (1, 40), (40, 1), (3, 2), (64, 64), (257, 130)]

  static func randomBitmap(_ width: Int, _ height: Int, seed: UInt64) throws -> UnpremultipliedBitmap {
    var random = SeededNumbers(state: seed)
    let size = try PixelSize(width: width, height: height)
    return UnpremultipliedBitmap(
      size: size, pixels: (0..<size.count).map { _ in .random(using: &random) })
  }

  /// Types and lengths of a file's chunks.
  static func chunks(_ file: [UInt8]) -> [(type: String, length: Int)] {
    var chunks: [(String, Int)] = []
    var position = 8
    while position + 12 <= file.count {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      chunks.append((String(decoding: file[position + 4..<position + 8], as: UTF8.self), length))
      position += 12 + length
    }
    return chunks
  }

  @Test("a picture is read back the same, colour under alpha 0 as well")
  func roundTrip() throws {
    for (seed, (width, height)) in Self.sizes.enumerated() {
      let picture = try Self.randomBitmap(width, height, seed: UInt64(seed))
      #expect(try PNGDecoder.decode(PNGEncoder.encode(picture)) == picture, "\(width)×\(height)")
    }
    let picture = try Self.randomBitmap(64, 64, seed: 9)
    #expect(picture.pixels.contains { $0.alpha == 0 && $0.red > 0 })
  }

  @Test("a premultiplied picture is read back the same")
  func premultipliedRoundTrip() throws {
    // Every pair of alpha and a channel that it allows.
    let size = try PixelSize(width: 256, height: 256)
    let pixels = (0..<size.count).map { index in
      let alpha = UInt8(index / 256)
      let channel = min(alpha, UInt8(index % 256))
      return PremultipliedPixel(red: channel, green: alpha, blue: alpha - channel, alpha: alpha)
    }
    let bitmap = Bitmap(size: size, pixels: pixels)
    #expect(try Bitmap(PNGDecoder.decode(PNGEncoder.encode(bitmap))) == bitmap)
  }

  @Test("the file is IHDR, IDAT, IEND: RGBA, 8 bits, not interlaced")
  func chunks() throws {
    let picture = try Self.randomBitmap(257, 130, seed: 1)
    let file = try PNGEncoder.encode(picture)
    let chunks = Self.chunks(file)
    #expect(chunks.first?.type == "IHDR")
    #expect(chunks.last?.type == "IEND")
    #expect(chunks.count > 3, "noise of this size takes several data chunks")
    #expect(chunks.dropFirst().dropLast().allSatisfy { $0.type == "IDAT" })
    #expect(chunks.reduce(8) { $0 + $1.length + 12 } == file.count)
    #expect(Array(file[16..<29]) == PNGBuilder.header(width: 257, height: 130))
  }

  @Test("the same picture gives the same bytes, on many threads at once")
  func determinism() async throws {
    let picture = try Self.randomBitmap(100, 100, seed: 2)
    let first = try PNGEncoder.encode(picture)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { try PNGEncoder.encode(picture) } }
      for try await file in group { #expect(file == first) }
    }
  }

  @Test("a gradient of 640 × 960 pixels stays small")
  func size() throws {
    let size = try PixelSize(width: 640, height: 960)
    let pixels = (0..<size.count).map { index in
      let row = index / size.width
      return UnpremultipliedPixel(
        red: UInt8(20 + 200 * row / 959), green: UInt8(60 + 100 * row / 959),
        blue: UInt8(220 - 150 * row / 959), alpha: 255)
    }
    // 2,457,600 bytes uncompressed; libpng's fastest level gives 15,000.
    let file = try PNGEncoder.encode(UnpremultipliedBitmap(size: size, pixels: pixels))
    #expect(file.count < 8_000, "\(file.count) bytes")
  }
}
