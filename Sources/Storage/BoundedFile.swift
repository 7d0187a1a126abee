import AtomicFiles
import Glibc

/// Reads whole files that are not larger than they can reasonably be.
enum BoundedFile {
  /// The most bytes that are read, 1 GiB: more than any picture that `PixelSize` allows takes as PNG
  /// in practice, and little enough to hold.
  static let limit = 1 << 30

  /// The content of a file; nil where there is nothing at the path.
  ///
  /// - Throws: `FileFailure` for what cannot be read, is no ordinary file (EINVAL), or is too large
  ///   (EFBIG).
  static func read(_ path: String) throws -> [UInt8]? {
    // A pipe must not make the opening wait.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 {
      if errno == ENOENT { return nil }
      throw FileFailure(operation: "open the file", path: path, code: errno)
    }
    defer { close(descriptor) }
    var status = stat()
    if fstat(descriptor, &status) != 0 {
      throw FileFailure(operation: "look at the file", path: path, code: errno)
    }
    guard case .file(let size) = FileKind(status) else {
      throw FileFailure(
        operation: "read the file", path: path, code: FileKind(status) == .folder ? EISDIR : EINVAL)
    }
    if size > limit { throw FileFailure(operation: "read the file", path: path, code: EFBIG) }
    return try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let amount = Glibc.read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
        if amount > 0 {
          count += amount
        } else if amount == 0 {
          // It was cut meanwhile; what is missing will be noticed by who understands the content.
          return
        } else if errno != EINTR {
          throw FileFailure(operation: "read the file", path: path, code: errno)
        }
      }
    }
  }
}
