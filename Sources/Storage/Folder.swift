import AtomicFiles
import Glibc

/// What is done with folders.
enum Folder {
  /// Makes a folder and those above it, where they do not exist.
  static func create(_ path: String) throws {
    if mkdir(path, 0o777) == 0 || errno == EEXIST && isFolder(path) { return }
    guard errno == ENOENT, parent(of: path) != path else {
      throw FileFailure(operation: "create the folder", path: path, code: errno == EEXIST ? ENOTDIR : errno)
    }
    try create(parent(of: path))
    // Another process may have been faster.
    if mkdir(path, 0o777) != 0 && errno != EEXIST {
      throw FileFailure(operation: "create the folder", path: path, code: errno)
    }
  }

  /// The names in a folder and what they are, by the bytes of the names; none where it is absent.
  static func entries(of path: String) throws -> [(name: String, kind: FileKind)] {
    guard let stream = opendir(path) else {
      if errno == ENOENT { return [] }
      throw FileFailure(operation: "list the folder", path: path, code: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw FileFailure(operation: "list the folder", path: path, code: errno) }
        break
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return try names.compactMap { name in
      // Gone meanwhile, or a name that is not UTF-8 and so none of ours.
      try FileKind(at: "\(path)/\(name)").map { (name, $0) }
    }
  }

  /// The path without its last part.
  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    defer { errno = EEXIST }
    return stat(path, &status) == 0 && FileKind(status) == .folder
  }
}
