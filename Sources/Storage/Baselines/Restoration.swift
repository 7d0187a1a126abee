import AtomicFiles
import RunModel

/// Baselines about to become again what they were: everything is read and held against what is expected,
/// nothing is written, and nobody else may decide.
///
/// What is as it was before is left alone, and nothing that was kept is read for it: where what was kept is
/// lost, files that a person has put back serve as well.
public struct Restoration: ~Copyable {
  private let store: BaselineStore
  private let topics: [String]
  private let files: [(caseID: CaseID, bytes: [UInt8]?)]
  private let manifests: [(topic: String, bytes: [UInt8]?)]
  private let lock: FolderLock?

  /// Reads what is there, and what was there before.
  ///
  /// - Parameters:
  ///   - whole: manifests that can be put back as they were; in others the cases' lines are.
  ///   - expected: what may be there.
  ///   - lock: the right to change the tree; nil where the caller has it.
  init(
    _ replaced: [ReplacedBaseline], manifests whole: [ReplacedManifest], in store: BaselineStore,
    from kept: KeptFiles, expecting expected: BaselineExpectation, holding lock: consuming FolderLock?
  ) throws {
    let topics = try Dictionary(grouping: replaced, by: \.caseID.topic).sorted { $0.key < $1.key }
      .map { try TopicState($0.key, $0.value, in: store) }
    try RestorationCheck(store: store, expected: expected).require(topics)
    var files: [(caseID: CaseID, bytes: [UInt8]?)] = []
    var manifests: [(topic: String, bytes: [UInt8]?)] = []
    for state in topics {
      for one in state.cases where one.file != one.replaced.fileBefore {
        let (caseID, before) = (one.replaced.caseID, one.replaced.fileBefore)
        do {
          files.append((caseID, try before.map(kept.read)))
        } catch is StorageFailure where expected == .cutOff && one.file == nil {
          // Whoever deleted it gave it up: the case is missing then, which the next run says.
          continue
        } catch let failure as StorageFailure {
          throw StorageFailure(
            what: failure.what, location: failure.location,
            remedy: "put \(store.path(of: caseID)) back as it was before, from version control",
            next: expected == .cutOff ? ", or delete it, then proofsheet undo --reason TEXT" : "")
        }
      }
      let one = whole.first { $0.topic == state.topic }
      if let one, state.manifestFile == one.before { continue }
      let isGone = expected == .cutOff && state.manifestFile == nil
      if let one, state.manifestFile == one.after || isGone {
        do {
          manifests.append((state.topic, try one.before.map(kept.read)))
          continue
        } catch let failure as StorageFailure {
          // The lines are in the record, the order and the form of the file are not.
          if expected == .asApproved { throw failure }
        }
      }
      if state.cases.contains(where: { $0.line != $0.replaced.lineBefore }) {
        manifests.append((state.topic, try state.restoredManifest))
      }
    }
    self.store = store
    self.lock = lock
    self.topics = topics.map(\.topic)
    self.files = files
    self.manifests = manifests
  }

  /// Writes or removes first every picture, then every manifest, each in one piece, and brings it to the disk.
  public func perform() throws {
    try StorageFailure.translatingFileFailures {
      for (caseID, bytes) in files {
        try put(bytes, at: store.path(of: caseID), topic: caseID.topic)
      }
      for (topic, bytes) in manifests {
        try put(bytes, at: "\(store.folder)/\(topic)/\(Manifest.fileName)", topic: topic)
      }
      // What is elsewhere, by a link, is not of this tree.
      for topic in topics where try store.hasOwnFolder(topic) {
        try removeTemporaries("\(store.folder)/\(topic)")
        try removeEmptyFolders(topic)
      }
      try store.synchroniseFolders(of: topics)
    }
  }

  private func put(_ bytes: [UInt8]?, at path: String, topic: String) throws {
    if let bytes {
      try store.requireOwnFolder(topic)
      try AtomicFile.write(bytes, to: path)
    } else {
      try store.refuseLinkedFolder(topic)
      try AtomicFile.remove(path)
    }
  }

  /// A process that was killed leaves the file that it was writing.
  private func removeTemporaries(_ folder: String) throws {
    for (name, kind) in try Folder.entries(of: folder) {
      if case .file = kind, AtomicFile.isTemporary(name) { try AtomicFile.remove("\(folder)/\(name)") }
    }
  }

  /// Version control does not keep empty folders; the tree's own folder stays, since the lock lies on it.
  private func removeEmptyFolders(_ topic: String) throws {
    var parts = topic.split(separator: "/")
    while !parts.isEmpty, try Folder.removeIfEmpty("\(store.folder)/\(parts.joined(separator: "/"))") {
      parts.removeLast()
    }
  }
}
