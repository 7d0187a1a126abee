import Pixels
import Testing

@testable import ImageCoding

/// Samples of 16 bits come as they are stored, beside the rounded ones.
struct DeepSamplesTests {
  /// The four samples of a pixel, from the samples' meaning in the PNG specification.
  static func samples(_ image: SampleImage, x: Int, y: Int) -> [UInt16] {
    let stored = image.samples(x: x, y: y)
    let opaque = image.transparentKey.map { $0 == stored } == true ? 0 : 65535
    let four =
      switch image.colorType {
      case .gray, .palette: [stored[0], stored[0], stored[0], opaque]
      case .grayAlpha: [stored[0], stored[0], stored[0], stored[1]]
      case .rgb: stored + [opaque]
      case .rgba: stored
      }
    return four.map { UInt16($0) }
  }

  @Test(
    "every colour type and interlacing, with and without a transparent colour",
    arguments: PNGDecoderTests.Format.all.filter { $0.bitDepth == 16 }, [false, true])
  func formats(format: PNGDecoderTests.Format, isKeyed: Bool) throws {
    var random = SeededNumbers(state: 51)
    for (width, height) in PNGDecoderTests.sizes {
      var image = format.image(width: width, height: height, using: &random)
      if isKeyed && (format.colorType == .gray || format.colorType == .rgb) {
        image.transparentKey = image.samples(x: width / 2, y: height / 2)
      }
      let file = image.file(format.interlacing)
      let decoded = try ImageDecoder.decode(file)
      let expected = (0..<height).flatMap { y in
        (0..<width).flatMap { x in Self.samples(image, x: x, y: y) }
      }
      #expect(decoded.deepSamples == expected, "\(width)×\(height)")
      #expect(try decoded.bitmap == PNGDecoder.decode(file))
    }
  }

  @Test("each value is rounded to the nearest of 8 bits, as by libpng")
  func rounding() throws {
    let image = SampleImage(
      width: 256, height: 256, colorType: .gray, bitDepth: 16, samples: Array(0...65535))
    let decoded = try ImageDecoder.decode(image.file())
    let wrong = (0...65535).filter { Int(decoded.bitmap.pixels[$0].red) != ($0 * 255 + 32767) / 65535 }
    #expect(wrong.isEmpty)
    #expect(try decoded.bitmap == PNGDecoder.decode(image.file()))
  }

  @Test("damaged deep files are refused as by the other reader")
  func damage() throws {
    var random = SeededNumbers(state: 52)
    let image = SampleImage.random(width: 3, height: 3, colorType: .rgb, bitDepth: 16, using: &random)
    let file = image.file()
    for count in 0..<file.count {
      let cut = Array(file[..<count])
      let failure = FileTests.failure { () throws(ImageCodingFailure) in _ = try ImageDecoder.decode(cut) }
      #expect(failure == (count == 0 ? .empty : .truncated))
    }
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 0x10
      let failure = FileTests.failure { () throws(ImageCodingFailure) in
        _ = try ImageDecoder.decode(damaged)
      }
      #expect(failure != nil, "byte \(index)")
    }
  }
}
