import CSQLite

/// A prepared statement: made by a connection, used on its thread, released at the end of its life.
struct Statement: ~Copyable {
  private let handle: OpaquePointer
  private let sql: String
  private let path: String

  init(handle: OpaquePointer, sql: String, path: String) {
    self.handle = handle
    self.sql = sql
    self.path = path
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement to its end with the values as parameters 1, 2, …; may be repeated.
  func run(_ values: [SQLValue]) throws {
    _ = try rows(values) { _ in }
  }

  /// Runs the statement and reads each row; may be repeated.
  func rows<Value>(_ values: [SQLValue], _ read: (Row) throws -> Value) throws -> [Value] {
    // A reset repeats the error of the last step, which has been reported already.
    defer { sqlite3_reset(handle) }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    var result: [Value] = []
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW: result.append(try read(Row(handle: handle, path: path)))
      case SQLITE_DONE: return result
      case let code: throw failure(code)
      }
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) throws {
    let code =
      switch value {
      case .null: sqlite3_bind_null(handle, index)
      case .integer(let value): sqlite3_bind_int64(handle, index, Int64(value))
      case .real(let value): sqlite3_bind_double(handle, index, value)
      case .text(let value): bind(value, at: index)
      }
    if code != SQLITE_OK { throw failure(code) }
  }

  private func bind(_ text: String, at index: Int32) -> Int32 {
    // SQLITE_TRANSIENT, which is a cast that Swift does not import: SQLite copies the text.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else {
          return sqlite3_bind_text(handle, index, "", 0, transient)
        }
        return sqlite3_bind_text(handle, index, start, Int32(characters.count), transient)
      }
    }
  }

  private func failure(_ code: Int32) -> StorageFailure {
    let message = String(cString: sqlite3_errmsg(sqlite3_db_handle(handle)))
    return StorageFailure(
      DatabaseFailure(code: ResultCode(rawValue: code), message: message, sql: sql), path: path)
  }
}
