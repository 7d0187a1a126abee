/// Picture files on disk. Every failure is `inFile`, with the path.
public enum ImageFile {
  /// The picture in a file, of a kind told by its content; see `ImageDecoder.decode`.
  ///
  /// - Throws: `inFile` with what the decoder or `BoundedFile.read` refuses.
  public static func read(_ path: String) throws(ImageCodingFailure) -> DecodedImage {
    let bytes = try bytes(path)
    do {
      return try ImageDecoder.decode(bytes)
    } catch {
      throw .inFile(path: path, failure: error)
    }
  }

  /// All bytes of a file, up to `PNGFile.largestFileSize`, not looked at.
  ///
  /// - Throws: `inFile` with what `BoundedFile.read` refuses.
  public static func bytes(_ path: String) throws(ImageCodingFailure) -> [UInt8] {
    try BoundedFile.read(path, limit: PNGFile.largestFileSize)
  }
}
