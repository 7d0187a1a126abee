/// What bytes that are not of the kind asked for look like, told by how they begin.
public enum ForeignContent: Equatable, Sendable, CaseIterable {
  /// The pointer that Git LFS leaves in place of a file it has not fetched.
  case gitLFSPointer
  /// A PNG file whose line ends were converted as if it were text.
  case convertedPNG
  /// A JPEG picture.
  case jpeg
  /// A GIF picture.
  case gif
  /// A WebP picture.
  case webP
  /// A TIFF picture.
  case tiff
  /// Printable ASCII.
  case text
  /// Nothing that is known.
  case unknown

  /// The words for a message, with the article.
  public var name: String {
    switch self {
    case .gitLFSPointer: "a Git LFS pointer"
    case .convertedPNG: "a PNG file with converted line ends"
    case .jpeg: "a JPEG picture"
    case .gif: "a GIF picture"
    case .webP: "a WebP picture"
    case .tiff: "a TIFF picture"
    case .text: "text"
    case .unknown: "bytes of an unknown kind"
    }
  }

  /// What can be done about it.
  public var remedy: String {
    switch self {
    case .gitLFSPointer: "fetch the file with git lfs pull"
    case .convertedPNG: "mark *.png as binary in .gitattributes and check the file out again"
    case .jpeg, .gif, .webP, .tiff, .text, .unknown: "give a PNG file"
    }
  }

  /// What can be done about it where any kind of picture would do.
  var pictureRemedy: String {
    switch self {
    case .gitLFSPointer, .convertedPNG: remedy
    case .jpeg, .gif, .webP, .tiff, .text, .unknown: "give a PNG or JPEG file"
    }
  }

  /// The bytes that a text is judged by.
  private static let textSampleSize = 64

  /// The kind of some bytes, none of which is the kind PNG.
  init(_ bytes: [UInt8]) {
    func begins(with text: String) -> Bool { bytes.starts(with: text.utf8) }
    func begins(with prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }
    if begins(with: "version https://git-lfs") {
      self = .gitLFSPointer
    } else if begins(with: [0x89, 0x50, 0x4E, 0x47, 0x0A])
      || begins(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D])
    {
      self = .convertedPNG
    } else if begins(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins(with: "GIF8") {
      self = .gif
    } else if begins(with: "RIFF"), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webP
    } else if begins(with: [0x49, 0x49, 0x2A, 0x00]) || begins(with: [0x4D, 0x4D, 0x00, 0x2A]) {
      self = .tiff
    } else if bytes.prefix(Self.textSampleSize).allSatisfy(Self.isText) {
      self = .text
    } else {
      self = .unknown
    }
  }

  private static func isText(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
