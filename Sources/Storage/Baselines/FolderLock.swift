import AtomicFiles
import Glibc

/// The sole right to change a folder, among the processes that ask for it; it ends with the value.
struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Takes the right.
  ///
  /// - Throws: `FileFailure` with EWOULDBLOCK where another has it.
  init(_ path: String) throws {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { throw FileFailure(operation: "open the folder", path: path, code: errno) }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      if code == EINTR { continue }
      close(descriptor)
      throw FileFailure(operation: "lock the folder", path: path, code: code)
    }
  }

  deinit { close(descriptor) }
}
