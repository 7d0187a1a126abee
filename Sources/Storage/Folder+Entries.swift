import AtomicFiles
import Glibc

extension Folder {
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
}
