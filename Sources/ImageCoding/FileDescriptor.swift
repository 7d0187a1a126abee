import Glibc

/// An open file that is closed when it goes out of scope. Calls that a signal interrupts are made again.
///
/// The system's own calls and not Foundation's: they give the file's size and its end separately, and
/// sync before a rename.
struct FileDescriptor: ~Copyable {
  private let number: CInt

  /// Opens a file, or gives nothing and leaves the reason in `errno`.
  init?(path: String, flags: CInt, mode: mode_t = 0) {
    let number = Self.repeated { CInt(open(path, flags | O_CLOEXEC, mode)) }
    if number < 0 { return nil }
    self.number = number
  }

  deinit { _ = close(number) }

  /// Size and kind of the file, or nothing and the reason in `errno`.
  func status() -> stat? {
    var status = stat()
    return fstat(number, &status) == 0 ? status : nil
  }

  /// Reads up to the end of the memory or of the file.
  ///
  /// - Returns: the bytes read, or nothing and the reason in `errno`.
  func read(into memory: UnsafeMutableRawBufferPointer) -> Int? {
    var position = 0
    while position < memory.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: memory[position...])
      let count = Self.repeated { Glibc.read(number, rest.baseAddress, rest.count) }
      if count < 0 { return nil }
      if count == 0 { break }
      position += count
    }
    return position
  }

  /// Writes all bytes and has them stored.
  ///
  /// - Returns: whether it succeeded; the reason is in `errno` where not.
  func writeAndSync(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { memory in
      var position = 0
      while position < memory.count {
        let rest = UnsafeRawBufferPointer(rebasing: memory[position...])
        let count = Self.repeated { Glibc.write(number, rest.baseAddress, rest.count) }
        if count < 0 { return false }
        position += count
      }
      return Self.repeated { fsync(number) } == 0
    }
  }

  private static func repeated<Number: SignedInteger>(_ call: () -> Number) -> Number {
    var result = call()
    while result < 0 && errno == EINTR { result = call() }
    return result
  }
}

/// The system's words for the last error of this thread.
func lastSystemError() -> String { String(cString: strerror(errno)) }
