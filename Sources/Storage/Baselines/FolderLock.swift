import AtomicFiles
import Glibc

/// The sole right to change a folder, or one of several rights to read it as it is, among the processes
/// that ask for them; it ends with the value.
public struct FolderLock: ~Copyable {
  /// Which right.
  enum Kind {
    case changing, reading
  }

  /// How often the right is asked for, ten milliseconds apart, where another has it: longer than someone
  /// needs who only looks whether anybody has it.
  static let attempts = 20

  private let descriptor: Int32

  /// Takes the right.
  ///
  /// - Throws: `FileFailure` with EWOULDBLOCK where another has one that excludes it, and keeps it.
  init(_ path: String, for kind: Kind = .changing, attempts: Int = Self.attempts) throws {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { throw FileFailure(operation: "open the folder", path: path, code: errno) }
    var left = attempts
    while flock(descriptor, (kind == .changing ? LOCK_EX : LOCK_SH) | LOCK_NB) != 0 {
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
