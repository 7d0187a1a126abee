public import Pixels

/// Why a picture file, or its bytes, could not be read or written.
///
/// An error line is put together from `what`, `location` and `remedy`; `description` is all three, as
/// `WHAT (WHERE); REMEDY`.
public enum ImageCodingFailure: Error, Equatable, Sendable {
  /// There are no bytes.
  case empty
  /// The bytes do not begin as a PNG file does.
  case notPNG(ForeignContent)
  /// The bytes begin as no picture does that is read here.
  case notPicture(ForeignContent)
  /// The first chunk is not a header that PNG allows; the text says what is wrong with it.
  case invalidHeader(detail: String)
  /// The header claims a size that no picture here may have. Nothing has been allocated.
  case size(PixelSizeFailure)
  /// The bytes come to an end before the picture or the file does.
  case truncated
  /// The bytes of a PNG chunk are not those that its checksum, or that of the data in it, was made from.
  case wrongChecksum(chunk: String)
  /// libpng refuses the picture; the text is its reason.
  case refused(detail: String)
  /// A JPEG picture is damaged; the text is the reason.
  case refusedJPEG(detail: String)
  /// A JPEG picture is of a kind that is not read; the text names it.
  case unsupportedJPEG(detail: String)
  /// A file holds more bytes than are read.
  case fileTooLarge(byteCount: Int, limit: Int)
  /// The path leads to something that is not a file with contents: a folder, a device, a pipe.
  case notAFile
  /// The system cannot read a file; the text is its reason.
  case cannotRead(reason: String)
  /// The system cannot write a file; the text is its reason. What was there before is still there.
  case cannotWrite(reason: String)
  /// Any of the others, met in the file at a path.
  indirect case inFile(path: String, failure: ImageCodingFailure)
}

extension ImageCodingFailure {
  /// What is wrong, with the values: a part of a sentence, without place and remedy.
  public var what: String {
    switch self {
    case .empty: "the file is empty"
    case .notPNG(let content): "not a PNG file but \(content.name)"
    case .notPicture(let content): "neither a PNG nor a JPEG file but \(content.name)"
    case .invalidHeader(let detail): "the PNG header is invalid: \(detail)"
    case .size(let failure): failure.description
    case .truncated: "the picture's data ends too early"
    case .wrongChecksum(let chunk): "a checksum in the \(chunk) chunk is wrong"
    case .refused(let detail): "libpng refuses the picture: \(detail)"
    case .refusedJPEG(let detail): "the JPEG picture is damaged: \(detail)"
    case .unsupportedJPEG(let detail): "a JPEG picture with \(detail) is not read"
    case .fileTooLarge(let byteCount, let limit):
      "a file of \(byteCount) bytes is larger than the \(limit) bytes that are read"
    case .notAFile: "not a regular file"
    case .cannotRead(let reason): "cannot read the file: \(reason)"
    case .cannotWrite(let reason): "cannot write the file: \(reason)"
    case .inFile(_, let failure): failure.what
    }
  }

  /// The path of the file, or nil where the bytes were handed over in memory.
  public var location: String? {
    switch self {
    case .inFile(let path, _): path
    case .empty, .notPNG, .notPicture, .invalidHeader, .size, .truncated, .wrongChecksum, .refused,
      .refusedJPEG, .unsupportedJPEG, .fileTooLarge, .notAFile, .cannotRead, .cannotWrite:
      nil
    }
  }

  /// What can be done about it, or nil where that does not follow from the failure.
  public var remedy: String? {
    switch self {
    case .empty, .truncated, .wrongChecksum, .refused, .refusedJPEG, .invalidHeader:
      "restore the file or make it again"
    case .notPNG(let content): content.remedy
    case .notPicture(let content): content.pictureRemedy
    case .unsupportedJPEG: "save it as a JPEG file of RGB or gray, or as a PNG file"
    case .inFile(_, let failure): failure.remedy
    case .cannotWrite: "give a path that can be written"
    case .cannotRead, .notAFile: "give a picture file that can be read"
    case .size, .fileTooLarge: nil
    }
  }
}

extension ImageCodingFailure: CustomStringConvertible {
  /// What is wrong, where, and what can be done: `WHAT (WHERE); REMEDY`, the parts that there are.
  public var description: String {
    var text = what
    if let location { text += " (\(location))" }
    if let remedy { text += "; \(remedy)" }
    return text
  }
}
