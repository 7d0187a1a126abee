import AtomicFiles
import Glibc
public import RunModel

/// The tree of baselines: `<component>/<topic>/<name>@<scale>x.png`, and a manifest in each topic.
///
/// Nothing but `Promotion` and `Restoration` writes there. Symbolic links that lead out of the tree are refused.
public struct BaselineStore: Sendable {
  /// The folder of baselines.
  public let folder: String

  /// The tree in a folder, which need not exist yet.
  public init(folder: String) { self.folder = folder }

  /// The path of a case's file below the folder: nothing but the id decides it.
  public static func relativePath(of caseID: CaseID) -> String { "\(caseID).png" }

  /// The path of a case's file.
  public func path(of caseID: CaseID) -> String { "\(folder)/\(Self.relativePath(of: caseID))" }

  /// Reads every manifest and lists every PNG file; a folder that does not exist holds nothing.
  ///
  /// - Throws: `StorageFailure` naming the file, and the line of a manifest that is not as it should be.
  public func load() throws -> BaselineTree {
    try StorageFailure.translatingFileFailures {
      var tree = BaselineTree(entries: [:], files: [])
      try collect("", depth: 0, into: &tree)
      tree.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      return tree
    }
  }

  /// The file of a case as it is; nil where there is none.
  public func picture(of caseID: CaseID) throws -> [UInt8]? {
    try read(Self.relativePath(of: caseID))
  }

  /// The manifest of a topic; empty where there is none.
  func manifest(of topic: String) throws -> Manifest {
    guard let bytes = try manifestFile(of: topic) else { return Manifest(topic: topic) }
    return try Manifest(bytes, topic: topic, path: "\(folder)/\(topic)/\(Manifest.fileName)")
  }

  /// The manifest of a topic as it is; nil where there is none.
  func manifestFile(of topic: String) throws -> [UInt8]? { try read("\(topic)/\(Manifest.fileName)") }

  private func read(_ relativePath: String) throws -> [UInt8]? {
    try StorageFailure.translatingFileFailures {
      guard let path = try containedPath(relativePath) else { return nil }
      return try BoundedFile.read(path)
    }
  }

  private func collect(_ relativePath: String, depth: Int, into tree: inout BaselineTree) throws {
    let path = relativePath.isEmpty ? folder : "\(folder)/\(relativePath)"
    for (name, kind) in try Folder.entries(of: path) {
      let entry = relativePath.isEmpty ? name : "\(relativePath)/\(name)"
      switch kind {
      case .folder: try collect(entry, depth: depth + 1, into: &tree)
      case .symbolicLink where try linksToFolder(entry):
        throw StorageFailure(
          what: "a folder of baselines is a symbolic link", location: "\(folder)/\(entry)",
          remedy: "put the folder itself there")
      case .file, .symbolicLink:
        if depth == 2 && name == Manifest.fileName {
          let manifest = try manifest(of: relativePath)
          for entry in manifest.entries { tree.entries[entry.caseID] = entry }
        } else if name.hasSuffix(".png") {
          tree.files.append(entry)
        }
      case .other: continue
      }
    }
  }

  private func linksToFolder(_ relativePath: String) throws -> Bool {
    guard let path = try containedPath(relativePath) else { return false }
    return try FileKind(at: path) == .folder
  }

  /// The real path of what lies in the tree; nil where there is nothing.
  ///
  /// - Throws: `StorageFailure` where a symbolic link leads out of the tree.
  func containedPath(_ relativePath: String) throws -> String? {
    guard let root = try Self.realPath(folder), let path = try Self.realPath("\(folder)/\(relativePath)")
    else { return nil }
    if path.hasPrefix(root == "/" ? root : root + "/") { return path }
    throw StorageFailure(
      what: "a symbolic link leads out of the tree of baselines", location: "\(folder)/\(relativePath)",
      remedy: "put the file itself there")
  }

  private static func realPath(_ path: String) throws -> String? {
    guard let resolved = realpath(path, nil) else {
      if errno == ENOENT { return nil }
      throw FileFailure(operation: "find the file", path: path, code: errno)
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
