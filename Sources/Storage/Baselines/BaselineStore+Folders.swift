import AtomicFiles
import Glibc

extension BaselineStore {
  /// Takes the right to change the tree, which is made where there is none.
  ///
  /// - Throws: `StorageFailure`, also where another process has it.
  public func lock() throws -> FolderLock {
    do {
      try Folder.create(folder)
      return try FolderLock(folder)
    } catch let failure as FileFailure where failure.code == EWOULDBLOCK {
      throw busy
    } catch let failure as FileFailure {
      throw StorageFailure(failure)
    }
  }

  /// Takes the right to read the tree as it is, which nobody changes until it ends; nil where there is no
  /// tree, or no such right on its file system.
  ///
  /// An act under way is waited for.
  ///
  /// - Throws: `StorageFailure` where that takes longer than five seconds.
  public func lockForReading() throws -> FolderLock? {
    do {
      return try FolderLock(folder, for: .reading, attempts: 500)
    } catch let failure as FileFailure where failure.code == EWOULDBLOCK {
      throw busy
    } catch let failure as FileFailure where failure.code == ENOENT || failure.code == ENOLCK {
      return nil
    } catch let failure as FileFailure {
      throw StorageFailure(failure)
    }
  }

  /// Another process has the right to change the tree, or to read it as it is.
  var busy: StorageFailure {
    StorageFailure(
      what: "another process is deciding, or a run is at work", location: folder, remedy: "wait for it",
      next: StorageFailure.again
    )
  }

  /// Looks at something while nobody changes the tree; nil where another process may be doing so.
  ///
  /// A tree that does not exist is not made for it; those who read it are not in the way.
  func whileAtRest<Result>(_ look: () throws -> Result) throws -> Result? {
    let lock: FolderLock
    do {
      lock = try FolderLock(folder, for: .reading, attempts: 1)
    } catch let failure as FileFailure where failure.code == EWOULDBLOCK {
      return nil
    } catch let failure as FileFailure where failure.code == ENOENT {
      return try look()
    } catch let failure as FileFailure {
      throw StorageFailure(failure)
    }
    let result = try look()
    _ = consume lock
    return result
  }

  /// Makes a topic's folder, and refuses one that a symbolic link puts elsewhere.
  func requireOwnFolder(_ topic: String) throws {
    for path in folders(of: topic) {
      try refuseLink(path)
      try Folder.create(path)
    }
  }

  /// Refuses a topic's folder that a symbolic link puts elsewhere.
  func refuseLinkedFolder(_ topic: String) throws { try folders(of: topic).forEach(refuseLink) }

  private func refuseLink(_ path: String) throws {
    guard try FileKind(at: path) == .symbolicLink else { return }
    throw StorageFailure(
      what: "a folder of baselines is a symbolic link", location: path, remedy: "put the folder itself there")
  }

  /// Brings to the disk the names in topics' folders and in those above them, and that of the tree: also what
  /// an act before did, which was cut off before it came to that.
  func synchroniseFolders(of topics: [String]) throws {
    // What is elsewhere, by a link, is not of this tree.
    let own = try topics.flatMap { try folders(of: $0).prefix { try FileKind(at: $0) == .folder } }
    for path in Set(own).sorted() + [folder, Folder.parent(of: folder)] { try Folder.synchronise(path) }
  }

  /// Whether a topic's folder is there, and no symbolic link puts it elsewhere.
  func hasOwnFolder(_ topic: String) throws -> Bool {
    try folders(of: topic).allSatisfy { try FileKind(at: $0) == .folder }
  }

  /// The folders on the way to a topic's, and that one, below the tree's own.
  private func folders(of topic: String) -> [String] {
    let parts = topic.split(separator: "/")
    return (1...parts.count).map { "\(folder)/\(parts.prefix($0).joined(separator: "/"))" }
  }
}
