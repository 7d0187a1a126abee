import AtomicFiles
import Glibc
public import RunModel

extension BaselineStore {
  /// Makes pictures baselines: first every file, then every topic's manifest, each in one piece.
  ///
  /// All manifests are read before anything is written, so that a damaged one stops it all. Lines of
  /// other cases stay as they are. A failure in the middle says what was done; repeating the call
  /// completes it, since it writes the same bytes.
  ///
  /// - Throws: `StorageFailure`, also where another process is promoting.
  /// - Precondition: no case is given twice.
  public func promote(_ pictures: [(entry: BaselineEntry, png: [UInt8])]) throws {
    precondition(
      Set(pictures.map(\.entry.caseID)).count == pictures.count, "a case has one picture to promote")
    if pictures.isEmpty { return }
    let lock = try lock()
    var manifests = try Set(pictures.map(\.entry.caseID.topic)).sorted().map { try manifest(of: $0) }
    var progress = PromotionProgress(pictures: pictures.count, manifests: manifests.count)
    do {
      for (entry, png) in pictures {
        try requireOwnFolder(entry.caseID.topic)
        try AtomicFile.write(png, to: path(of: entry.caseID))
        progress.writtenPictures += 1
      }
      for index in manifests.indices {
        let topic = manifests[index].topic
        for (entry, _) in pictures where entry.caseID.topic == topic { manifests[index].set(entry) }
        try AtomicFile.write(manifests[index].serialized, to: "\(folder)/\(topic)/\(Manifest.fileName)")
        progress.writtenManifests.append(topic)
      }
    } catch let failure as FileFailure {
      throw progress.explaining(StorageFailure(failure))
    } catch let failure as StorageFailure {
      throw progress.explaining(failure)
    }
    _ = consume lock
  }

  private func lock() throws -> FolderLock {
    do {
      try Folder.create(folder)
      return try FolderLock(folder)
    } catch let failure as FileFailure where failure.code == EWOULDBLOCK {
      throw StorageFailure(
        what: "another process is promoting pictures", location: folder,
        remedy: "wait until that has ended, then try again")
    } catch let failure as FileFailure {
      throw StorageFailure(failure)
    }
  }

  /// Makes a topic's folder, and refuses one that a symbolic link puts elsewhere.
  private func requireOwnFolder(_ topic: String) throws {
    let parts = topic.split(separator: "/")
    for count in 1...parts.count {
      let path = "\(folder)/\(parts.prefix(count).joined(separator: "/"))"
      if try FileKind(at: path) == .symbolicLink {
        throw StorageFailure(
          what: "a folder of baselines is a symbolic link", location: path,
          remedy: "put the folder itself there")
      }
      try Folder.create(path)
    }
  }
}
