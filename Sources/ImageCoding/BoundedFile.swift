import AtomicFiles

/// Whole files into memory, up to a size.
public enum BoundedFile {
  /// All bytes of a regular file; see `WholeFile.read`.
  ///
  /// - Throws: `inFile` with `cannotRead`, with `notAFile` for a folder, device or pipe, or with
  ///   `fileTooLarge`.
  public static func read(_ path: String, limit: Int) throws(ImageCodingFailure) -> [UInt8] {
    // A path with a zero byte would reach the system cut short.
    if path.utf8.contains(0) {
      throw .inFile(path: path, failure: .cannotRead(reason: "the path holds a zero byte"))
    }
    do { return try WholeFile.read(path, limit: limit) } catch {
      let failure: ImageCodingFailure =
        switch error {
        case .system(let failure): .cannotRead(reason: failure.reason)
        case .notAFile: .notAFile
        case .tooLarge(let byteCount): .fileTooLarge(byteCount: byteCount, limit: limit)
        }
      throw .inFile(path: path, failure: failure)
    }
  }
}
