import Pixels
import Testing

@testable import ImageCoding

/// The row-by-row writer: what it writes is read back the same by both readers.
struct FastPNGEncoderTests {
  static func file(_ picture: UnpremultipliedBitmap) -> [UInt8] {
    var encoder = FastPNGEncoder(size: picture.size)
    for row in 0..<picture.height {
      encoder.append(row: Array(picture.pixels[row * picture.width..<(row + 1) * picture.width]))
    }
    return encoder.finish()
  }

  @Test(
    "pictures are read back the same",
    arguments: [(1, 1), (1, 700), (7, 3), (8, 8), (9, 5), (257, 130), (300, 400), (16_384, 5), (1, 16_384)])
  func roundTrip(width: Int, height: Int) throws {
    let picture = try PNGEncoderTests.randomBitmap(width, height, seed: UInt64(width))
    let file = Self.file(picture)
    #expect(FastPNGDecoderTests.fast(file) == picture)
    #expect(try FastPNGDecoderTests.reference(file).get() == picture)
    let chunks = PNGEncoderTests.chunks(file)
    #expect(chunks.first?.type == "IHDR" && chunks.last?.type == "IEND")
    #expect(chunks.dropFirst().dropLast().allSatisfy { $0.type == "IDAT" && $0.length > 0 })
    #expect(chunks.reduce(8) { $0 + $1.length + 12 } == file.count)
  }

  @Test("flat and repeating pictures are read back the same, and small")
  func flat() throws {
    let size = try PixelSize(width: 1200, height: 700)
    for pattern in 1...4 {
      let pixels = (0..<size.count).map { index in
        let step = UInt8(truncatingIfNeeded: index / pattern % (pattern * 3))
        return UnpremultipliedPixel(red: step, green: 40, blue: 60, alpha: 255)
      }
      let picture = UnpremultipliedBitmap(size: size, pixels: pixels)
      let file = Self.file(picture)
      #expect(try FastPNGDecoderTests.reference(file).get() == picture)
      #expect(file.count < 200_000, "\(file.count) of 3,360,700 bytes")
    }
  }

  @Test("rows may come as spans of a larger picture")
  func spans() throws {
    let picture = try PNGEncoderTests.randomBitmap(30, 20, seed: 8)
    var encoder = FastPNGEncoder(size: picture.size)
    let pixels = picture.pixels.span
    for row in 0..<20 { encoder.append(row: pixels.extracting(row * 30..<(row + 1) * 30)) }
    #expect(encoder.finish() == Self.file(picture))
  }

  @Test("the same rows give the same bytes")
  func determinism() throws {
    let picture = try PNGEncoderTests.randomBitmap(400, 300, seed: 9)
    let first = Self.file(picture)
    for _ in 0..<5 { #expect(Self.file(picture) == first) }
  }
}
