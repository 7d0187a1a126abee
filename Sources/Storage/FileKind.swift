import AtomicFiles
import Glibc

/// What lies at a path.
enum FileKind: Equatable {
  /// A file, with its size in bytes.
  case file(size: Int)
  case folder
  case symbolicLink
  /// A pipe, a socket, a device.
  case other

  /// What lies at the path itself, a link not followed; nil where there is nothing.
  init?(at path: String) throws { try self.init(path, asking: lstat) }

  /// What lies where the path leads, links followed; nil where there is nothing.
  init?(followingLinksFrom path: String) throws { try self.init(path, asking: stat) }

  private init?(_ path: String, asking ask: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32)
    throws
  {
    var status = stat()
    guard ask(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw FileFailure(operation: "look at the file", path: path, code: errno)
    }
    self.init(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file(size: Int(status.st_size))
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .symbolicLink
    default: self = .other
    }
  }

  /// Whether there is anything at the path.
  static func exists(_ path: String) throws -> Bool { try FileKind(at: path) != nil }

  /// Whether there is nothing at the path, or a file without content.
  static func isEmptyOrAbsent(_ path: String) throws -> Bool {
    switch try FileKind(at: path) {
    case nil, .some(.file(size: 0)): true
    default: false
    }
  }
}
