import AtomicFiles
import Glibc

extension FileFailure {
  /// Whether the file system, or the user's share of it, has no room left.
  var isDiskFull: Bool { code == ENOSPC || code == EDQUOT }

  /// Whether there is nothing at the path.
  var isAbsence: Bool { code == ENOENT }
}
