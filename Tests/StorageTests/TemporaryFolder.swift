import Foundation

/// A folder that is removed with the value.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/proofsheet-storage-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    try makeFolder((name as NSString).deletingLastPathComponent)
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
  }

  /// A file of a size that takes no room on the disk.
  func makeSparse(_ name: String, size: Int) throws {
    try write([UInt8](), to: name)
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path(name)))
    try handle.truncate(atOffset: UInt64(size))
    try handle.close()
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  func copy(_ name: String, to copy: String) throws {
    try FileManager.default.copyItem(atPath: path(name), toPath: path(copy))
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  /// Everything in the folder: paths of files and of links, sorted.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter {
      var isFolder: ObjCBool = false
      return !(FileManager.default.fileExists(atPath: path($0), isDirectory: &isFolder) && isFolder.boolValue)
    }.sorted()
  }
}
