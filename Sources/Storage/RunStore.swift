import AtomicFiles
import Glibc

/// The record of runs: one SQLite file.
///
/// Confined to one thread at a time. A run that is killed half-way leaves a readable record: what
/// was appended is there, and its status is `incomplete`.
public final class RunStore {
  /// What a store may do.
  public enum Access: Sendable {
    /// Reads and writes; makes the folder and the file where there is none.
    case readWrite
    /// Reads, even where nothing can be written beside the file.
    case readOnly
  }

  /// How long another process's lock is waited for, in milliseconds: longer than a batch of results
  /// takes to write, shorter than a person's patience.
  static let patience: Int32 = 5_000

  let connection: Connection

  /// Opens the record.
  ///
  /// - Throws: `StorageFailure` where the file cannot be opened, is locked, damaged, no database, of
  ///   a newer proofsheet or of another program.
  public convenience init(path: String, access: Access) throws {
    try self.init(path: path, access: access, patience: Self.patience)
  }

  init(path: String, access: Access, patience: Int32) throws {
    let kind = try StorageFailure.translatingFileFailures {
      if access == .readWrite { try Folder.create(Folder.parent(of: path)) }
      return try FileKind(followingLinksFrom: path)
    }
    // What is neither, a pipe say, might be waited for for ever.
    if kind == .folder || kind == .other {
      throw StorageFailure(
        what:
          "\(kind == .folder ? "a folder" : "something else than a file") lies in the place of the database",
        location: path, remedy: "name another file with --database")
    }
    switch access {
    case .readWrite:
      connection = try Self.openToWrite(path, patience: patience)
    case .readOnly:
      if kind == nil {
        throw StorageFailure(
          what: "there is no record of runs", location: path,
          remedy: "run `proofsheet run` first, or name the file with --database")
      }
      connection = try Self.openToRead(path, patience: patience)
    }
  }

  /// Closes the file; using the store afterwards is a mistake.
  public func close() { connection.close() }

  private static func openToWrite(_ path: String, patience: Int32) throws -> Connection {
    let connection = try Connection(path: path, mode: .create, patience: patience)
    try keepLog(connection, patience: patience)
    // With a write-ahead log this may lose the last batches at a power cut, never the record.
    try connection.execute("PRAGMA synchronous = NORMAL")
    try connection.execute("PRAGMA foreign_keys = ON")
    try Migration.apply(migrations, to: connection)
    return connection
  }

  /// Has the record written through a log, which lets others read while a run goes on.
  ///
  /// Where the file system has no shared memory, SQLite stays with its older journal, which serves
  /// too. Processes that all open a new file may be in each other's way here, which SQLite reports
  /// without waiting, since it could not tell it from a deadlock; so the waiting is done here.
  private static func keepLog(_ connection: Connection, patience: Int32) throws {
    let deadline = ContinuousClock.now + .milliseconds(patience)
    while true {
      do {
        return try connection.execute("PRAGMA journal_mode = WAL")
      } catch let failure as StorageFailure where failure.isOfContention && ContinuousClock.now < deadline {
        usleep(10_000)
      }
    }
  }

  private static func openToRead(_ path: String, patience: Int32) throws -> Connection {
    do {
      let connection = try Connection(path: path, mode: .read, patience: patience)
      try Migration.requireCurrent(connection, newest: migrations.count)
      return connection
    } catch let failure as StorageFailure where failure.isOfSurroundings {
      // A log's index cannot be made where nothing can be written. A log that holds nothing is not
      // missed, so the file alone is read; who could change it meanwhile could write here too.
      guard try StorageFailure.translatingFileFailures({ try FileKind.isEmptyOrAbsent(path + "-wal") }) else {
        throw StorageFailure(
          what:
            "the last writes to the database are in its log, which can be read only where there is write access",
          location: path,
          remedy: "copy the file and the one with -wal to a folder of yours, and use --database",
          database: failure.database)
      }
      let connection = try Connection(path: path, mode: .readImmutable, patience: patience)
      try Migration.requireCurrent(connection, newest: migrations.count)
      return connection
    }
  }
}

extension StorageFailure {
  /// Whether another process was in the way.
  fileprivate var isOfContention: Bool { database?.code.primary == .busy }

  /// Whether SQLite could not use the files that it keeps beside the database.
  fileprivate var isOfSurroundings: Bool {
    switch database?.code {
    case .some(.cannotOpen), .some(.readOnly), .some(.permission): true
    default: false
    }
  }
}
