import CSQLite

/// An open database, confined to one thread at a time.
final class Connection {
  /// How a file is opened.
  enum Mode {
    /// To read and write; created where there is none.
    case create
    /// To read, with a part in other processes' locks.
    case read
    /// To read without locks and without files beside it, as if nobody could change it.
    case readImmutable
  }

  /// The file.
  let path: String
  private var handle: OpaquePointer?

  /// Opens a file; SQLite looks into it with the first statement only.
  ///
  /// - Parameter patience: how long to wait for another process's lock, in milliseconds.
  init(path: String, mode: Mode, patience: Int32) throws {
    self.path = path
    let (name, flags) =
      switch mode {
      case .create: (path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
      case .read: (path, SQLITE_OPEN_READONLY)
      case .readImmutable: (Self.immutableName(path), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
      }
    let code = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_EXRESCODE, nil)
    if code != SQLITE_OK {
      let failure = failure(code, sql: nil)
      close()
      throw failure
    }
    sqlite3_busy_timeout(handle, patience)
  }

  deinit { close() }

  /// Closes the file; a second time is harmless.
  func close() {
    sqlite3_close_v2(handle)
    handle = nil
  }

  /// Runs any number of statements that have no parameters and whose rows do not matter.
  func execute(_ sql: String) throws {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    if code != SQLITE_OK { throw failure(code, sql: sql) }
  }

  /// Prepares one statement.
  func prepare(_ sql: String) throws -> Statement {
    precondition(handle != nil, "the database is closed")
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard code == SQLITE_OK, let statement else { throw failure(code, sql: sql) }
    return Statement(handle: statement, sql: sql, path: path)
  }

  /// Runs one statement with parameters.
  func run(_ sql: String, _ values: [SQLValue]) throws { try prepare(sql).run(values) }

  /// Runs one statement with parameters and reads each row.
  func rows<Value>(_ sql: String, _ values: [SQLValue] = [], _ read: (Row) throws -> Value) throws -> [Value]
  {
    try prepare(sql).rows(values, read)
  }

  /// How many rows the last statement inserted, changed or deleted.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// Runs statements that count all together or not at all.
  ///
  /// The right to write is taken at the beginning, so that waiting for it cannot fail half-way.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // SQLite has rolled back by itself after some errors; then this one changes nothing.
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }

  private func failure(_ code: Int32, sql: String?) -> StorageFailure {
    let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
    return StorageFailure(
      DatabaseFailure(code: ResultCode(rawValue: code), message: message, sql: sql), path: path)
  }

  /// The file as a URI (RFC 8089), every byte escaped that could mean something else.
  private static func immutableName(_ path: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/-._~".utf8)
    var name = path.hasPrefix("/") ? "file://" : "file:"
    for byte in path.utf8 {
      if plain.contains(byte) {
        name.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        name += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return name + "?immutable=1"
  }
}
