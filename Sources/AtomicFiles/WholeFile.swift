import Glibc

/// Whole files into memory, up to a size.
public enum WholeFile {
  /// Why a file was not read.
  public enum Refusal: Error {
    /// The system cannot open or read it.
    case system(FileFailure)
    /// A folder, a device or a pipe.
    case notAFile(isFolder: Bool)
    /// It has more bytes than the limit.
    case tooLarge(byteCount: Int)
  }

  /// All bytes of a regular file.
  ///
  /// The size is looked at before anything is read. A file that another process shortens meanwhile
  /// gives what is left; what is added meanwhile is not read.
  ///
  /// - Parameters:
  ///   - path: the file; symbolic links are followed.
  ///   - limit: the most bytes that are read.
  public static func read(_ path: String, limit: Int) throws(Refusal) -> [UInt8] {
    func failed(_ operation: String) -> Refusal {
      .system(FileFailure(operation: operation, path: path, code: errno))
    }
    // Without waiting: opening a pipe that nobody writes to would wait for ever.
    let descriptor = SystemCall.uninterrupted { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw failed("open the file") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failed("look at the file") }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG else { throw .notAFile(isFolder: kind == S_IFDIR) }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge(byteCount: size) }
    var refusal: Refusal?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let amount = SystemCall.uninterrupted { Glibc.read(descriptor, rest.baseAddress, rest.count) }
        if amount < 0 { refusal = failed("read the file") }
        if amount <= 0 { return }
        count += amount
      }
    }
    if let refusal { throw refusal }
    return bytes
  }
}
