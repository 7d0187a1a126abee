import Pixels

/// What a JPEG file says of its picture before its first scan (ITU-T T.81, annex B).
struct JPEGHeader {
  /// The size as stored, within the limits of every picture.
  let size: PixelSize
  /// Samples of a pixel: 1 or 3.
  let componentCount: Int
  /// The orientation that the first Exif segment states.
  let orientation: ImageOrientation
  /// The colour profile, put together from its pieces; empty where there is none.
  let profile: [UInt8]

  private static let profileIdentifier = Array("ICC_PROFILE\0".utf8)

  /// The header at the start of a file's bytes.
  ///
  /// - Throws: `truncated` where the bytes end before the first scan; `refusedJPEG` where they are not in
  ///   order; `unsupportedJPEG`; `size`.
  init(_ bytes: [UInt8]) throws(ImageCodingFailure) {
    var frame: (size: PixelSize, componentCount: Int)?
    var orientation: ImageOrientation?
    var profile: [UInt8] = []
    var position = 2
    while true {
      let segment = try JPEGSegment(bytes, at: position)
      position = segment.end
      let content = bytes[segment.content]
      switch segment.marker {
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(segment.marker):
        if frame != nil { throw .refusedJPEG(detail: "two frame headers") }
        frame = try Self.frame(marker: segment.marker, content)
      case 0xE1 where orientation == nil:
        orientation = ExifOrientation.parse(content)
      case 0xE2 where content.starts(with: Self.profileIdentifier):
        // Two bytes number the piece and count them; pieces come in their order.
        profile += content.dropFirst(Self.profileIdentifier.count + 2)
      case 0xD9:
        throw .refusedJPEG(detail: "no image data")
      case 0xDA:
        guard let frame else { throw .refusedJPEG(detail: "image data without a frame header") }
        size = frame.size
        componentCount = frame.componentCount
        self.orientation = orientation ?? .topLeft
        self.profile = profile
        return
      default: break
      }
    }
  }

  /// Size and components of a frame header.
  private static func frame(
    marker: UInt8, _ content: ArraySlice<UInt8>
  ) throws(ImageCodingFailure) -> (size: PixelSize, componentCount: Int) {
    switch marker {
    case 0xC0, 0xC1, 0xC2: break
    case 0xC3, 0xC7, 0xCB, 0xCF: throw .unsupportedJPEG(detail: "lossless compression")
    case 0xC5, 0xC6: throw .unsupportedJPEG(detail: "hierarchical frames")
    default: throw .unsupportedJPEG(detail: "arithmetic coding")
    }
    let bytes = Array(content)
    guard bytes.count >= 6, bytes.count == 6 + 3 * Int(bytes[5]) else {
      throw .refusedJPEG(detail: "a frame header of \(bytes.count) bytes")
    }
    if bytes[0] != 8 { throw .unsupportedJPEG(detail: "\(bytes[0]) bits a sample") }
    switch bytes[5] {
    case 1, 3: break
    case 4: throw .unsupportedJPEG(detail: "CMYK colours")
    default: throw .unsupportedJPEG(detail: "\(bytes[5]) components")
    }
    do {
      let size = try PixelSize(
        width: Int(bytes[3]) << 8 | Int(bytes[4]), height: Int(bytes[1]) << 8 | Int(bytes[2]))
      return (size, Int(bytes[5]))
    } catch {
      throw .size(error)
    }
  }

  /// The fewest bytes of a file that can hold such a picture.
  ///
  /// A block of 8 × 8 samples takes at least one bit, and of the components, whose sampling goes up to four
  /// to one each way, the blocks together cover at least half of the picture. A shorter file is refused
  /// before its pixels are allocated.
  var leastFileSize: Int { size.count / (64 * 2 * 8) }
}
