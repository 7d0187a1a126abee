import CTurboJPEG
import Pixels

/// JPEG files made by libjpeg-turbo from pictures that the tests draw.
struct JPEGBuilder {
  struct Failure: Error {}
  enum Sampling: CaseIterable {
    case full
    case half
    case gray

    var value: TJSAMP {
      switch self {
      case .full: TJSAMP_444
      case .half: TJSAMP_420
      case .gray: TJSAMP_GRAY
      }
    }
  }

  enum Scans: CaseIterable {
    case baseline
    case progressive
  }

  /// A file at quality 100.
  static func file(
    _ picture: UnpremultipliedBitmap, sampling: Sampling = .full, scans: Scans = .baseline,
    format: TJPF = TJPF_RGBA
  ) throws -> [UInt8] {
    guard let compressor = tjInitCompress() else { throw Failure() }
    defer { tjDestroy(compressor) }
    var memory: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let outcome = picture.pixels.withUnsafeBytes { pixels in
      tjCompress2(
        compressor, pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), CInt(picture.width),
        CInt(picture.width * 4), CInt(picture.height), CInt(format.rawValue), &memory, &count,
        CInt(sampling.value.rawValue), 100,
        TJFLAG_ACCURATEDCT | (scans == .progressive ? TJFLAG_PROGRESSIVE : 0))
    }
    defer { tjFree(memory) }
    if outcome != 0 { throw Failure() }
    return Array(UnsafeBufferPointer(start: memory, count: Int(count)))
  }

  /// The file with a segment put right after its start.
  static func file(_ file: [UInt8], adding marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    file[..<2] + [0xFF, marker] + bigEndian(UInt16(content.count + 2)) + content + file[2...]
  }

  enum ByteOrder: CaseIterable {
    case littleEndian
    case bigEndian
  }

  /// An Exif segment's content with another entry before the orientation.
  static func exif(
    _ orientation: UInt16, order: ByteOrder = .bigEndian, tag: UInt16 = 0x0112, type: UInt16 = 3,
    count: UInt32 = 1, directory: UInt32 = 8, entryCount: UInt16 = 2
  ) -> [UInt8] {
    func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
      order == .bigEndian
        ? ImageCodingTests.bigEndian(number) : ImageCodingTests.bigEndian(number.byteSwapped)
    }
    let head = Array("Exif\0\0".utf8) + Array((order == .bigEndian ? "MM" : "II").utf8) + bytes(UInt16(42))
    let width = bytes(UInt16(0x0100)) + bytes(UInt16(4)) + bytes(UInt32(1)) + bytes(UInt32(640))
    let entry = bytes(tag) + bytes(type) + bytes(count) + bytes(orientation) + [0, 0]
    return head + bytes(directory) + bytes(entryCount) + width + entry + bytes(UInt32(0))
  }

  /// Four areas of different colours, in an order that no turn and no mirror leaves as it is.
  static func corners(width: Int, height: Int) throws -> UnpremultipliedBitmap {
    let size = try PixelSize(width: width, height: height)
    return UnpremultipliedBitmap(
      size: size,
      pixels: (0..<size.count).map { index in
        let isRight = index % width >= width / 2
        let isLower = index / width >= height / 2
        return cornerColors[(isLower ? 2 : 0) + (isRight ? 1 : 0)]
      })
  }

  /// Top left, top right, bottom left, bottom right.
  static let cornerColors = [
    UnpremultipliedPixel(red: 200, green: 30, blue: 40, alpha: 255),
    UnpremultipliedPixel(red: 40, green: 180, blue: 60, alpha: 255),
    UnpremultipliedPixel(red: 50, green: 70, blue: 210, alpha: 255),
    UnpremultipliedPixel(red: 230, green: 220, blue: 90, alpha: 255),
  ]
}
