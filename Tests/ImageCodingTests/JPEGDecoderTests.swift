import CTurboJPEG
import Pixels
import Testing

@testable import ImageCoding

/// JPEG files, with pictures of flat areas, which quality 100 keeps to within 2 levels.
struct JPEGDecoderTests {
  static func isNear(_ first: UnpremultipliedPixel, _ second: UnpremultipliedPixel, within limit: Int) -> Bool
  {
    func distance(_ first: UInt8, _ second: UInt8) -> Int { abs(Int(first) - Int(second)) }
    return distance(first.red, second.red) <= limit && distance(first.green, second.green) <= limit
      && distance(first.blue, second.blue) <= limit && first.alpha == second.alpha
  }

  static func failure(_ bytes: [UInt8]) -> ImageCodingFailure? {
    FileTests.failure { () throws(ImageCodingFailure) in _ = try ImageDecoder.decode(bytes) }
  }

  @Test("baseline and progressive, gray and colour", arguments: JPEGBuilder.Sampling.allCases)
  func kinds(sampling: JPEGBuilder.Sampling) throws {
    let picture = try JPEGBuilder.corners(width: 64, height: 96)
    for scans in JPEGBuilder.Scans.allCases {
      let file = try JPEGBuilder.file(picture, sampling: sampling, scans: scans)
      let decoded = try ImageDecoder.decode(file)
      #expect(decoded.bitmap.size == picture.size)
      #expect(decoded.deepSamples == nil)
      #expect(decoded.metadata.format == .jpeg && decoded.metadata.bitDepth == 8)
      #expect(decoded.metadata.colorType == (sampling == .gray ? .gray : .yCbCr))
      for (x, y) in [(4, 4), (60, 4), (4, 90), (60, 90), (31, 47), (32, 48)] {
        // Chroma of half the resolution is blurred across an edge.
        if sampling == .half && x > 16 && x < 48 { continue }
        let color = picture[x, y]
        let expected: UnpremultipliedPixel
        if sampling == .gray {
          // ITU-R 601, as JFIF has it.
          let luma = (299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue) + 500) / 1000
          expected = UnpremultipliedPixel(
            red: UInt8(luma), green: UInt8(luma), blue: UInt8(luma), alpha: 255)
        } else {
          expected = color
        }
        let actual = decoded.bitmap[x, y]
        #expect(Self.isNear(actual, expected, within: 2), "\(x), \(y): \(actual)")
      }
    }
  }

  @Test(
    "all eight orientations, in both orders of bytes", arguments: ImageOrientation.allCases,
    JPEGBuilder.ByteOrder.allCases)
  func orientations(orientation: ImageOrientation, order: JPEGBuilder.ByteOrder) throws {
    let file = try JPEGBuilder.file(JPEGBuilder.corners(width: 64, height: 96))
    let turned = JPEGBuilder.file(
      file, adding: 0xE1, JPEGBuilder.exif(UInt16(orientation.rawValue), order: order))
    let decoded = try ImageDecoder.decode(turned)
    #expect(decoded.metadata.orientation == orientation)
    // Which stored corner is shown top left, top right, bottom left, bottom right (Exif 2.32, tag 274:
    // the side of row 0, then the side of column 0).
    let corners =
      switch orientation {
      case .topLeft: [0, 1, 2, 3]
      case .topRight: [1, 0, 3, 2]
      case .bottomRight: [3, 2, 1, 0]
      case .bottomLeft: [2, 3, 0, 1]
      case .leftTop: [0, 2, 1, 3]
      case .rightTop: [2, 0, 3, 1]
      case .rightBottom: [3, 1, 2, 0]
      case .leftBottom: [1, 3, 0, 2]
      }
    let (width, height) = orientation.rawValue >= 5 ? (96, 64) : (64, 96)
    try #require(decoded.bitmap.width == width && decoded.bitmap.height == height)
    let places = [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)]
    for (place, corner) in zip(places, corners) {
      let color = decoded.bitmap[place.0, place.1]
      #expect(Self.isNear(color, JPEGBuilder.cornerColors[corner], within: 2), "\(place): \(color)")
    }
  }

  @Test("every pixel is moved to its place", arguments: ImageOrientation.allCases)
  func places(orientation: ImageOrientation) throws {
    for (width, height) in [(1, 1), (1, 5), (5, 1), (4, 3)] {
      let picture = try PNGEncoderTests.randomBitmap(width, height, seed: 61)
      let turned = picture.applying(orientation)
      #expect(turned.width * turned.height == width * height)
      for y in 0..<height {
        for x in 0..<width {
          let place = orientation.place(x: x, y: y, width: width, height: height)
          #expect(turned[place.x, place.y] == picture[x, y])
        }
      }
    }
  }

  @Test("Exif data that is broken or says nothing leaves the picture as stored")
  func brokenExif() throws {
    let file = try JPEGBuilder.file(JPEGBuilder.corners(width: 16, height: 16))
    let plain = try ImageDecoder.decode(file).bitmap
    let whole = JPEGBuilder.exif(6)
    // Cut before the value's last byte; after it come two bytes that fill it up and four of the next directory.
    let reversed = JPEGBuilder.exif(6, order: .littleEndian)
    var contents = (0..<whole.count - 6).flatMap { [Array(whole[..<$0]), Array(reversed[..<$0])] }
    contents += [
      JPEGBuilder.exif(0), JPEGBuilder.exif(9), JPEGBuilder.exif(6, type: 4),
      JPEGBuilder.exif(6, count: 2), JPEGBuilder.exif(6, tag: 0x0113), JPEGBuilder.exif(6, directory: .max),
      JPEGBuilder.exif(6, directory: 46), JPEGBuilder.exif(6, entryCount: 1),
      JPEGBuilder.exif(6, tag: 0x0113, entryCount: .max), Array("Exif\0\0XX".utf8) + whole[8...],
      Array("Exif\0\0II".utf8) + whole[8...], Array("exif\0\0".utf8) + whole[6...],
    ]
    for content in contents {
      let decoded = try ImageDecoder.decode(JPEGBuilder.file(file, adding: 0xE1, content))
      #expect(decoded.bitmap == plain && decoded.metadata.orientation == .topLeft, "\(content)")
    }
    #expect(try ImageDecoder.decode(JPEGBuilder.file(file, adding: 0xE1, whole)).bitmap != plain)
  }

  @Test("a colour profile and a resolution change no pixel")
  func profile() throws {
    let file = try JPEGBuilder.file(JPEGBuilder.corners(width: 16, height: 16))
    let plain = try ImageDecoder.decode(file)
    #expect(plain.metadata.colorChunks.isEmpty)
    let piece = Array("ICC_PROFILE\0".utf8) + [1, 1, 0xAB, 0xCD]
    let twin = try ImageDecoder.decode(JPEGBuilder.file(file, adding: 0xE2, piece))
    #expect(twin.bitmap == plain.bitmap)
    #expect(twin.metadata.colorChunks == ["ICC": "abcd"])
    #expect(twin.metadata.differingNames(from: plain.metadata) == ["ICC"])
    var printed = file
    // The JFIF segment's unit and density.
    #expect(Array(file[6..<10]) == Array("JFIF".utf8))
    printed[13...17] = [1, 1, 44, 1, 44]
    #expect(try ImageDecoder.decode(printed) == plain)
  }

  @Test("a file cut anywhere is refused", arguments: JPEGBuilder.Scans.allCases)
  func truncation(scans: JPEGBuilder.Scans) throws {
    let picture = try PNGEncoderTests.randomBitmap(24, 24, seed: 62)
    let file = try JPEGBuilder.file(picture, scans: scans)
    #expect(Self.failure(file) == nil)
    #expect(Self.failure(file + [1, 2, 3]) == nil)
    for count in 3..<file.count {
      let failure = Self.failure(Array(file[..<count]))
      switch failure {
      case .truncated, .refusedJPEG: break
      default: Issue.record("\(count) of \(file.count) bytes: \(String(describing: failure))")
      }
    }
    #expect(Self.failure(Array(file[..<(file.count / 2)])) == .truncated)
    #expect(Self.failure(Array(file[..<30])) == .truncated)
  }

  @Test("kinds that are not read are named")
  func unsupported() throws {
    let picture = try JPEGBuilder.corners(width: 16, height: 16)
    let cmyk = try JPEGBuilder.file(picture, format: TJPF_CMYK)
    #expect(Self.failure(cmyk) == .unsupportedJPEG(detail: "CMYK colours"))
    let file = try JPEGBuilder.file(picture)
    let frame = try #require(file.indices.first { file[$0...].starts(with: [0xFF, 0xC0, 0x00, 0x11]) })
    func changed(_ offset: Int, _ values: [UInt8]) -> ImageCodingFailure? {
      var bytes = file
      bytes.replaceSubrange(frame + offset..<frame + offset + values.count, with: values)
      return Self.failure(bytes)
    }
    #expect(changed(4, [12]) == .unsupportedJPEG(detail: "12 bits a sample"))
    #expect(changed(1, [0xC3]) == .unsupportedJPEG(detail: "lossless compression"))
    #expect(changed(1, [0xC9]) == .unsupportedJPEG(detail: "arithmetic coding"))
    #expect(changed(1, [0xC5]) == .unsupportedJPEG(detail: "hierarchical frames"))
    #expect(
      changed(5, [0xFF, 0xFF, 0xFF, 0xFF]) == .size(.tooLarge(width: 65_535, height: 65_535)))
    #expect(changed(5, [0, 0, 0, 16]) == .size(.empty(width: 16, height: 0)))
    // 16,384 pixels on each side from a few hundred bytes.
    #expect(changed(5, [0x40, 0, 0x40, 0]) == .truncated)
    #expect(changed(9, [9]) == .refusedJPEG(detail: "a frame header of 15 bytes"))
    #expect(changed(1, [0xE0]) == .refusedJPEG(detail: "image data without a frame header"))
    #expect(Self.failure([0xFF, 0xD8, 0xFF, 0xD9]) == .refusedJPEG(detail: "no image data"))
    #expect(Self.failure([0xFF, 0xD8, 0xFF, 0xE0, 0, 1]) == .refusedJPEG(detail: "a segment of 1 bytes"))
    #expect(Self.failure([0xFF, 0xD8, 0xFF, 0xFF]) == .truncated)
    #expect(
      Self.failure([0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 7]) == .refusedJPEG(detail: "no marker at byte 6"))
    let header = Array(file[frame..<frame + 19])
    #expect(
      Self.failure(Array(file[..<frame] + header + file[frame...]))
        == .refusedJPEG(detail: "two frame headers"))
  }

  @Test("damage gives a failure or a picture of the stated size, never anything else")
  func damage() throws {
    let picture = try PNGEncoderTests.randomBitmap(16, 16, seed: 63)
    for scans in JPEGBuilder.Scans.allCases {
      let file = JPEGBuilder.file(
        try JPEGBuilder.file(picture, sampling: .half, scans: scans), adding: 0xE1, JPEGBuilder.exif(6))
      var failures = 0
      for bit in 16..<file.count * 8 {
        var damaged = file
        damaged[bit / 8] ^= 1 << UInt8(bit % 8)
        if Self.failure(damaged) != nil { failures += 1 }
      }
      // Samples have no checksum: a changed one is a picture.
      #expect(failures > file.count, "\(failures) of \(file.count * 8)")
    }
  }
}
