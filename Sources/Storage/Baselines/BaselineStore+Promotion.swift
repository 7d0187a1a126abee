import AtomicFiles
import Glibc
public import RunModel

extension BaselineStore {
  /// Prepares to make pictures baselines, and keeps what they replace.
  ///
  /// All manifests are read before anything is written, so that a damaged one stops it all. Lines of
  /// other cases stay as they are.
  ///
  /// - Throws: `StorageFailure`, also where another process is promoting.
  /// - Precondition: no case is given twice.
  public func promotion(
    of pictures: [(entry: BaselineEntry, png: [UInt8])], keeping kept: KeptFiles
  ) throws -> Promotion {
    try Promotion(pictures, to: self, keeping: kept.keep)
  }

  /// Prepares to put back what approvals replaced.
  ///
  /// - Parameters:
  ///   - manifests: those that are given back as a whole, if they are still what the approval made them.
  ///   - isCutOff: whether the approvals, or an earlier attempt to undo them, may have stopped half-way.
  /// - Throws: `BaselineMismatch` where a baseline is not what its approval made it; `StorageFailure`.
  public func restoration(
    of replaced: [ReplacedBaseline], manifests: [ReplacedManifest], from kept: KeptFiles, isCutOff: Bool
  ) throws -> Restoration {
    try Restoration(
      replaced, manifests: manifests, in: self, from: kept, isCutOff: isCutOff, holding: try lock())
  }

  /// Takes the right to change the tree, which is made where there is none.
  func lock() throws -> FolderLock {
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
  func requireOwnFolder(_ topic: String) throws {
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
