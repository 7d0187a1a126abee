import AtomicFiles
import Glibc
import RunModel

/// Baselines about to become again what they were: everything is read and held against what the decisions
/// made, nothing is written, and nobody else may promote.
public struct Restoration: ~Copyable {
  private let store: BaselineStore
  private let files: [(caseID: CaseID, bytes: [UInt8]?)]
  private let manifests: [(topic: String, bytes: [UInt8]?)]
  private let lock: FolderLock?
  private let isCutOff: Bool

  /// Reads what is there and what was there before.
  ///
  /// - Parameters:
  ///   - whole: manifests that can be put back as they were; in others the cases' lines are.
  ///   - isCutOff: whether the writing may have stopped half-way, so that both states are to be expected.
  ///   - lock: the right to change the tree; nil where the caller has it.
  init(
    _ replaced: [ReplacedBaseline], manifests whole: [ReplacedManifest], in store: BaselineStore,
    from kept: KeptFiles, isCutOff: Bool, holding lock: consuming FolderLock?
  ) throws {
    var check = RestorationCheck(store: store, isCutOff: isCutOff)
    var files: [(caseID: CaseID, bytes: [UInt8]?)] = []
    var manifests: [(topic: String, bytes: [UInt8]?)] = []
    let topics = Dictionary(grouping: replaced, by: \.caseID.topic)
    for (topic, cases) in topics.sorted(by: { $0.key < $1.key }) {
      let bytes = try store.manifestFile(of: topic)
      var manifest = try store.manifest(of: topic)
      for one in cases {
        try check.expect(one, line: manifest.line(of: one.caseID))
        files.append((one.caseID, try one.fileBefore.map(kept.read)))
        try manifest.restore(one.lineBefore, of: one.caseID)
      }
      let found = bytes.map(PictureHasher.digest(ofFile:))
      if let one = whole.first(where: { $0.topic == topic }), found == one.after || found == one.before {
        manifests.append((topic, try one.before.map(kept.read)))
      } else {
        // A manifest without lines says nothing; before the first approval there was none.
        manifests.append((topic, manifest.entries.isEmpty ? nil : manifest.serialized))
      }
    }
    try check.finish()
    self.store = store
    self.lock = lock
    self.isCutOff = isCutOff
    self.files = files
    self.manifests = manifests
  }

  /// Writes or removes first every picture, then every manifest, each in one piece.
  public func perform() throws {
    try StorageFailure.translatingFileFailures {
      for (caseID, bytes) in files {
        try put(bytes, at: store.path(of: caseID), topic: caseID.topic)
      }
      for (topic, bytes) in manifests {
        try put(bytes, at: "\(store.folder)/\(topic)/\(Manifest.fileName)", topic: topic)
        if isCutOff { try removeTemporaries(topic) }
        if bytes == nil { removeEmptyFolders(topic) }
      }
    }
  }

  private func put(_ bytes: [UInt8]?, at path: String, topic: String) throws {
    if let bytes {
      try store.requireOwnFolder(topic)
      return try AtomicFile.write(bytes, to: path)
    }
    if unlink(path) != 0 && errno != ENOENT {
      throw FileFailure(operation: "remove the file", path: path, code: errno)
    }
  }

  /// A process that was killed leaves the file that it was writing.
  private func removeTemporaries(_ topic: String) throws {
    for (name, _) in try Folder.entries(of: "\(store.folder)/\(topic)") where AtomicFile.isTemporary(name) {
      unlink("\(store.folder)/\(topic)/\(name)")
    }
  }

  /// Version control does not keep empty folders; the tree's own folder stays, since the lock lies on it.
  private func removeEmptyFolders(_ topic: String) {
    var parts = topic.split(separator: "/")
    while !parts.isEmpty, rmdir("\(store.folder)/\(parts.joined(separator: "/"))") == 0 { parts.removeLast() }
  }
}
