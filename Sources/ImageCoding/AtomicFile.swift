import Glibc

/// Files that are written in whole or not at all.
public enum AtomicFile {
  /// The most names that are tried for the temporary file.
  private static let mostAttempts = 1000

  /// Replaces a file's contents, or makes the file.
  ///
  /// The bytes go to a hidden temporary file in the same folder, are stored (`fsync`), and take the
  /// path by renaming. Whoever reads the path, after a crash as well, finds the old bytes or the new,
  /// never a part; writers at the same time do not mix. On failure the old file is untouched and the
  /// temporary file is gone.
  ///
  /// The file gets the permissions of a new file. A symbolic link at the path is replaced, not followed.
  /// The folder must exist.
  ///
  /// - Throws: `inFile` with `cannotWrite`.
  public static func write(_ bytes: [UInt8], to path: String) throws(ImageCodingFailure) {
    do throws(ImageCodingFailure) {
      // A path with a zero byte would reach the system cut short.
      if path.utf8.contains(0) { throw ImageCodingFailure.cannotWrite(reason: "the path holds a zero byte") }
      let temporary = try writeTemporary(bytes, inFolderOf: path)
      if rename(temporary, path) != 0 {
        let failure = ImageCodingFailure.cannotWrite(reason: lastSystemError())
        unlink(temporary)
        throw failure
      }
    } catch {
      throw .inFile(path: path, failure: error)
    }
  }

  /// A path up to its last slash, which is included; empty where there is none.
  ///
  /// By bytes, as the system has it: to Swift, a slash and a combining mark are one character.
  static func folder(of path: String) -> String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return slash.map { String(decoding: path.utf8[...$0], as: UTF8.self) } ?? ""
  }

  /// The path of a new file that holds the bytes, stored; or none, and a failure.
  private static func writeTemporary(
    _ bytes: [UInt8], inFolderOf path: String
  ) throws(ImageCodingFailure) -> String {
    let folder = folder(of: path)
    for attempt in 0..<mostAttempts {
      // The name does not contain the file's own, which may be as long as names can be.
      let temporary = "\(folder).proofsheet-\(getpid())-\(attempt).tmp"
      guard let file = FileDescriptor(path: temporary, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o666) else {
        // Another thread's, or left behind by a process that was killed.
        if errno == EEXIST { continue }
        throw .cannotWrite(reason: lastSystemError())
      }
      if !file.writeAndSync(bytes) {
        let failure = ImageCodingFailure.cannotWrite(reason: lastSystemError())
        unlink(temporary)
        throw failure
      }
      return temporary
    }
    throw .cannotWrite(reason: "\(mostAttempts) temporary files are left in its folder")
  }
}
