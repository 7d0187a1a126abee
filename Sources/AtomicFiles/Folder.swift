import Glibc

/// Folders, whose entries reach the disk with every change.
///
/// Entries are changed here and in `AtomicFile` and nowhere else, so that no caller can forget it; SQLite
/// sees to its own files.
public enum Folder {
  /// Makes a folder and those above it, where they do not exist.
  ///
  /// - Throws: `FileFailure`.
  public static func create(_ path: String) throws {
    if mkdir(path, 0o777) == 0 { return try synchronise(parent(of: path)) }
    let code = errno
    if code == EEXIST && isFolder(path) { return }
    guard code == ENOENT, parent(of: path) != path else {
      throw FileFailure(operation: "create the folder", path: path, code: code == EEXIST ? ENOTDIR : code)
    }
    try create(parent(of: path))
    // Another process may have been faster.
    if mkdir(path, 0o777) != 0 && errno != EEXIST {
      throw FileFailure(operation: "create the folder", path: path, code: errno)
    }
    try synchronise(parent(of: path))
  }

  /// Removes a folder that holds nothing.
  ///
  /// - Returns: whether there was one, and it is gone.
  /// - Throws: `FileFailure` where it is gone and that does not reach the disk.
  public static func removeIfEmpty(_ path: String) throws -> Bool {
    guard rmdir(path) == 0 else { return false }
    try synchronise(parent(of: path))
    return true
  }

  /// Brings a folder's names to the disk, those that are new and that others are gone; some file systems
  /// have no such call for folders (EINVAL).
  ///
  /// - Throws: `FileFailure`.
  public static func synchronise(_ path: String) throws { try synchronise(path, by: fsync) }

  /// - Parameter call: the system's.
  static func synchronise(_ path: String, by call: (Int32) -> Int32) throws {
    let descriptor = SystemCall.uninterrupted { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if descriptor < 0 { throw FileFailure(operation: "open the folder", path: path, code: errno) }
    defer { close(descriptor) }
    if SystemCall.uninterrupted({ call(descriptor) }) != 0 && errno != EINVAL {
      throw FileFailure(operation: "synchronise the folder", path: path, code: errno)
    }
  }

  /// The path without its last part.
  public static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
