import Glibc

/// Whole files into memory, up to a size.
public enum BoundedFile {
  /// All bytes of a regular file.
  ///
  /// The size is looked at before anything is read. A file that another process shortens meanwhile
  /// gives what is left; what is added meanwhile is not read.
  ///
  /// - Parameters:
  ///   - path: the file; symbolic links are followed.
  ///   - limit: the most bytes that are read.
  /// - Throws: `inFile` with `cannotRead`, with `notAFile` for a folder, device or pipe, or with
  ///   `fileTooLarge`.
  public static func read(_ path: String, limit: Int) throws(ImageCodingFailure) -> [UInt8] {
    func failed(_ failure: ImageCodingFailure) -> ImageCodingFailure { .inFile(path: path, failure: failure) }
    // A path with a zero byte would reach the system cut short.
    if path.utf8.contains(0) { throw failed(.cannotRead(reason: "the path holds a zero byte")) }
    // Without waiting: opening a pipe that nobody writes to would wait for ever.
    guard let file = FileDescriptor(path: path, flags: O_RDONLY | O_NONBLOCK), let status = file.status()
    else {
      throw failed(.cannotRead(reason: lastSystemError()))
    }
    if status.st_mode & S_IFMT != S_IFREG { throw failed(.notAFile) }
    let size = Int(status.st_size)
    if size > limit { throw failed(.fileTooLarge(byteCount: size, limit: limit)) }
    var failure: ImageCodingFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      if let read = file.read(into: UnsafeMutableRawBufferPointer(buffer)) {
        count = read
      } else {
        failure = .cannotRead(reason: lastSystemError())
      }
    }
    if let failure { throw failed(failure) }
    return bytes
  }
}
