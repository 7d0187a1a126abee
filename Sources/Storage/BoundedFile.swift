import AtomicFiles
import Glibc

/// Reads whole files that are not larger than they can reasonably be.
enum BoundedFile {
  /// The most bytes that are read, 1 GiB: more than any picture that `PixelSize` allows takes as PNG
  /// in practice, and little enough to hold.
  static let limit = 1 << 30

  /// The content of a file; nil where there is nothing at the path.
  ///
  /// - Throws: `FileFailure` for what cannot be read, is no ordinary file (EISDIR, EINVAL), or is too
  ///   large (EFBIG).
  static func read(_ path: String) throws(FileFailure) -> [UInt8]? {
    func failure(_ code: Int32) -> FileFailure {
      FileFailure(operation: "read the file", path: path, code: code)
    }
    do { return try WholeFile.read(path, limit: limit) } catch {
      switch error {
      case .system(let failure) where failure.code == ENOENT: return nil
      case .system(let failure): throw failure
      case .notAFile(let isFolder): throw failure(isFolder ? EISDIR : EINVAL)
      case .tooLarge: throw failure(EFBIG)
      }
    }
  }
}
