/// What a picture file says beside its pixels, in values that can be compared.
///
/// Nothing of it changes a pixel of `DecodedImage.bitmap`, but for the orientation, which is applied.
public struct ImageMetadata: Equatable, Sendable {
  /// The kinds of files that are read.
  public enum Format: String, Equatable, Sendable {
    /// Portable Network Graphics.
    case png
    /// JPEG, baseline or progressive.
    case jpeg
  }

  /// What the samples of a stored pixel are.
  public enum ColorType: String, Equatable, Sendable {
    /// One sample of light.
    case gray
    /// A sample of light and one of alpha.
    case grayAlpha
    /// Red, green, blue.
    case rgb
    /// Red, green, blue, alpha.
    case rgba
    /// The number of a colour in a list.
    case palette
    /// Luma and two chroma samples, the second and third possibly at half the resolution or less.
    case yCbCr

    /// Samples of one pixel.
    var channelCount: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb, .yCbCr: 3
      case .rgba: 4
      }
    }
  }

  /// The kind of file, told by its content.
  public var format: Format
  /// Bits of a sample as stored: 1, 2, 4, 8 or 16; in a palette, bits of a colour's number.
  public var bitDepth: Int
  /// What the stored samples are.
  public var colorType: ColorType
  /// The contents of the chunks that say what the colours mean, by name.
  ///
  /// From PNG files `gAMA`, `cHRM`, `sRGB`, `iCCP`, `cICP`; from JPEG files `ICC`. A content of up to 32
  /// bytes is in hexadecimal digits; a longer one is its size and its CRC-32, which tells twins from
  /// others and is no proof against forgery. A profile in a PNG file is stored compressed, and it is the
  /// compressed bytes that count.
  public var colorChunks: [String: String]
  /// Whether a PNG file holds an animation (`acTL`), of which the first picture is read.
  public var isAnimated: Bool
  /// The orientation that a JPEG file's Exif data states and that was applied.
  ///
  /// - Bug: the `eXIf` chunk of a PNG file is passed over, as by most programs that show such files.
  public var orientation: ImageOrientation

  /// The names of what differs between two files, sorted: colour chunks by their own names, and `animation`,
  /// `bit depth`, `colour type`, `format`, `orientation`.
  public func differingNames(from other: ImageMetadata) -> [String] {
    var names = Set(colorChunks.keys).union(other.colorChunks.keys).filter {
      colorChunks[$0] != other.colorChunks[$0]
    }
    if isAnimated != other.isAnimated { names.insert("animation") }
    if bitDepth != other.bitDepth { names.insert("bit depth") }
    if colorType != other.colorType { names.insert("colour type") }
    if format != other.format { names.insert("format") }
    if orientation != other.orientation { names.insert("orientation") }
    return names.sorted()
  }
}
