import AtomicFiles
public import RunModel

/// Pictures about to become baselines: everything is read and nothing written, and nobody else may promote.
public struct Promotion: ~Copyable {
  private let store: BaselineStore
  private let pictures: [(entry: BaselineEntry, png: [UInt8])]
  private let manifests: [(topic: String, bytes: [UInt8])]
  private let lock: FolderLock
  /// What is going to be replaced, in the order of the pictures.
  public let replaced: [ReplacedBaseline]
  /// The manifests that are going to be replaced, by topic.
  public let replacedManifests: [ReplacedManifest]
  /// The digests of the baselines that are going to be replaced.
  public let digestsBefore: [CaseID: Digest]

  /// Reads what the pictures replace, and keeps it.
  ///
  /// - Parameter keep: keeps bytes, and says under which digest.
  init(
    _ pictures: [(entry: BaselineEntry, png: [UInt8])], to store: BaselineStore,
    keeping keep: ([UInt8]) throws -> Digest
  ) throws {
    precondition(
      Set(pictures.map(\.entry.caseID)).count == pictures.count, "a case has one picture to promote")
    let lock = try store.lock()
    var replaced: [ReplacedBaseline] = []
    var written: [(topic: String, bytes: [UInt8])] = []
    var replacedManifests: [ReplacedManifest] = []
    var digestsBefore: [CaseID: Digest] = [:]
    for topic in Set(pictures.map(\.entry.caseID.topic)).sorted() {
      let before = try store.manifestFile(of: topic)
      var manifest = try store.manifest(of: topic)
      for entry in manifest.entries { digestsBefore[entry.caseID] = entry.digest }
      for (entry, png) in pictures where entry.caseID.topic == topic {
        let line = manifest.line(of: entry.caseID)
        manifest.set(entry)
        replaced.append(
          ReplacedBaseline(
            caseID: entry.caseID, fileBefore: try store.picture(of: entry.caseID).map(keep),
            lineBefore: line, fileAfter: PictureHasher.digest(ofFile: png),
            lineAfter: manifest.line(of: entry.caseID) ?? ""))
      }
      let bytes = manifest.serialized
      written.append((topic, bytes))
      replacedManifests.append(
        ReplacedManifest(
          topic: topic, before: try before.map(keep), after: PictureHasher.digest(ofFile: bytes)))
    }
    self.store = store
    self.pictures = pictures
    self.lock = lock
    self.replaced = replaced
    self.replacedManifests = replacedManifests
    self.digestsBefore = digestsBefore
    manifests = written
  }

  /// Writes first every picture, then every topic's manifest, each in one piece, and brings it to the disk.
  ///
  /// - Throws: `StorageFailure` that says what was done before.
  public func perform() throws {
    var progress = PromotionProgress(pictures: pictures.count, manifests: manifests.count)
    do {
      for (entry, png) in pictures {
        try store.requireOwnFolder(entry.caseID.topic)
        try AtomicFile.write(png, to: store.path(of: entry.caseID))
        progress.writtenPictures += 1
      }
      for (topic, bytes) in manifests {
        try AtomicFile.write(bytes, to: "\(store.folder)/\(topic)/\(Manifest.fileName)")
        progress.writtenManifests.append(topic)
      }
      try store.synchroniseFolders(of: manifests.map(\.topic))
    } catch let failure as FileFailure {
      throw progress.explaining(StorageFailure(failure))
    } catch let failure as StorageFailure {
      throw progress.explaining(failure)
    }
  }

  /// Puts back what was there, after ``perform()`` has failed half-way.
  public func revert(from kept: KeptFiles) throws {
    try Restoration(
      replaced, manifests: replacedManifests, in: store, from: kept, expecting: .cutOff, holding: nil
    ).perform()
  }
}
