import Glibc

/// Writes files so that a reader, or a crash, finds the old content or the new, never a part.
public enum AtomicFile {
  /// Puts the bytes at the path, in place of what is there.
  ///
  /// The bytes go to a temporary file in the same folder, reach the disk, and then take the name; a
  /// symbolic link at the path is replaced, not followed. The folder has to exist. Whatever fails,
  /// no temporary file is left; up to the renaming, the old content is untouched. A device, a pipe or a
  /// socket at the path, or at the end of a link there, is refused: there would be a file in its place.
  ///
  /// - Throws: `FileFailure` with the operation, the path and the system's error number.
  public static func write(_ bytes: [UInt8], to path: String) throws {
    // The system would take the path up to the zero for the whole.
    if path.utf8.contains(0) { throw FileFailure(operation: "write the file", path: path, code: EINVAL) }
    try refuseSpecialFile(path)
    let folder = Folder.parent(of: path)
    let (descriptor, temporary) = try createTemporary(in: folder)
    do {
      do {
        try write(bytes, to: descriptor, named: temporary)
        if SystemCall.uninterrupted({ fsync(descriptor) }) != 0 {
          throw FileFailure(operation: "synchronise the file", path: temporary, code: errno)
        }
      } catch {
        close(descriptor)
        throw error
      }
      // Linux has let go of the descriptor even when closing reports EINTR.
      if close(descriptor) != 0 && errno != EINTR {
        throw FileFailure(operation: "close the file", path: temporary, code: errno)
      }
      if SystemCall.uninterrupted({ rename(temporary, path) }) != 0 {
        throw FileFailure(operation: "put the finished file in place", path: path, code: errno)
      }
    } catch {
      unlink(temporary)
      throw error
    }
    try Folder.synchronise(folder)
  }

  /// Removes the file, or the link, where there is one.
  ///
  /// - Throws: `FileFailure`.
  public static func remove(_ path: String) throws {
    if unlink(path) != 0 {
      if errno == ENOENT { return }
      throw FileFailure(operation: "remove the file", path: path, code: errno)
    }
    try Folder.synchronise(Folder.parent(of: path))
  }

  private static let prefix = ".proofsheet-"
  private static let suffix = ".tmp"

  /// Whether a file of that name is a temporary one, which stays where the process is killed.
  public static func isTemporary(_ name: String) -> Bool { name.hasPrefix(prefix) && name.hasSuffix(suffix) }

  private static func refuseSpecialFile(_ path: String) throws {
    var status = stat()
    if stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      throw FileFailure(operation: "replace a special file", path: path, code: EINVAL)
    }
  }

  /// Writes all bytes, however many calls it takes.
  static func write(_ bytes: [UInt8], to descriptor: Int32, named path: String) throws {
    try bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = SystemCall.uninterrupted {
          Glibc.write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        }
        if count < 0 { throw FileFailure(operation: "write the file", path: path, code: errno) }
        done += count
      }
    }
  }

  /// A new file of a name that nobody has, with the permissions that the process gives to files.
  private static func createTemporary(in folder: String) throws -> (descriptor: Int32, path: String) {
    while true {
      let path = "\(folder)/\(prefix)\(String(UInt64.random(in: .min ... .max), radix: 16))\(suffix)"
      let descriptor = SystemCall.uninterrupted {
        open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      }
      if descriptor >= 0 { return (descriptor, path) }
      if errno != EEXIST {
        throw FileFailure(operation: "create a temporary file in the folder", path: folder, code: errno)
      }
    }
  }
}
