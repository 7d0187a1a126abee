import Glibc

/// The pictures below a folder, by their names.
public struct PictureListing: Equatable, Sendable {
  /// The endings that make a file a picture, in lower case; its content decides what kind.
  public static let endings = ["png", "apng", "jpg", "jpeg"]

  /// The paths below the folder of all files that end so, sorted by their bytes.
  public private(set) var names: [String] = []
  /// How many other files there are.
  public private(set) var otherFiles = 0
  /// Names that are no UTF-8 text, mended for showing.
  public private(set) var unreadableNames: [String] = []
  /// Links to folders, which are not followed.
  public private(set) var linkedFolders: [String] = []

  /// Lists a folder and those below it; links to folders are not followed.
  ///
  /// - Throws: `FolderFailure` for a folder that cannot be listed.
  public init(of folder: String) throws(FolderFailure) {
    try collect(folder, prefix: "")
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func collect(_ folder: String, prefix: String) throws(FolderFailure) {
    guard let stream = opendir(folder) else {
      let code = errno
      throw FolderFailure(path: folder, reason: String(cString: strerror(code)), code: code)
    }
    defer { closedir(stream) }
    var folders: [String] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if bytes == [UInt8(ascii: ".")] || bytes == [UInt8(ascii: "."), UInt8(ascii: ".")] { continue }
      guard let name = String(validating: bytes, as: UTF8.self) else {
        unreadableNames.append(prefix + String(decoding: bytes, as: UTF8.self))
        continue
      }
      var status = stat()
      let path = "\(folder)/\(name)"
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        folders.append(name)
      } else if status.st_mode & S_IFMT == S_IFLNK, Self.leadsToFolder(path) {
        linkedFolders.append(prefix + name)
      } else if Self.isPicture(name) {
        names.append(prefix + name)
      } else {
        otherFiles += 1
      }
    }
    for name in folders { try collect("\(folder)/\(name)", prefix: prefix + name + "/") }
  }

  private static func leadsToFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func isPicture(_ name: String) -> Bool {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return endings.contains(String(name[name.utf8.index(after: dot)...]).lowercased())
  }
}

/// Why a folder could not be listed.
public struct FolderFailure: Error, Equatable, Sendable {
  /// The folder.
  public let path: String
  /// The system's words.
  public let reason: String
  /// The system's error number.
  public let code: Int32
}
