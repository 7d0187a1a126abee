import AtomicFiles
import Glibc

/// The sole right to change a folder, among the processes that ask for it; it ends with the value.
public struct FolderLock: ~Copyable {
  /// How often the right is asked for, ten milliseconds apart, where another has it: longer than someone
  /// needs who only looks whether anybody has it.
  static let attempts = 20

  private let descriptor: Int32

  /// Takes the right.
  ///
  /// - Throws: `FileFailure` with EWOULDBLOCK where another has it and keeps it.
  init(_ path: String, attempts: Int = Self.attempts) throws {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { throw FileFailure(operation: "open the folder", path: path, code: errno) }
    var left = attempts
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      if code == EINTR { continue }
      left -= 1
      if code == EWOULDBLOCK && left > 0 {
        usleep(10_000)
        continue
      }
      close(descriptor)
      throw FileFailure(operation: "lock the folder", path: path, code: code)
    }
  }

  deinit { close(descriptor) }
}
