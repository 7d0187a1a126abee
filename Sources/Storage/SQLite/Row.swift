import CSQLite

/// The row that a statement stands on; not to be kept after reading.
struct Row {
  let handle: OpaquePointer
  let path: String

  /// The names of the columns.
  var columnNames: [String] {
    (0..<sqlite3_column_count(handle)).map { String(cString: sqlite3_column_name(handle, $0)) }
  }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

  func optionalInteger(_ column: Int32) -> Int? { isNull(column) ? nil : integer(column) }

  func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

  func optionalReal(_ column: Int32) -> Double? { isNull(column) ? nil : real(column) }

  func text(_ column: Int32) -> String {
    // The text first, then its length: the order that SQLite's manual asks for.
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

  /// A value made of a column's text.
  ///
  /// - Throws: `StorageFailure` where the text makes no value: nothing here has written it.
  func value<Value>(_ column: Int32, _ make: (String) -> Value?) throws -> Value {
    let text = text(column)
    guard let value = make(text) else {
      let name = String(cString: sqlite3_column_name(handle, column))
      throw StorageFailure(
        what: "the record holds \"\(text.prefix(80))\", which is no \(name)", location: path,
        remedy: "move the file away: the next run begins a new record")
    }
    return value
  }

  /// The same, or nil where the column holds nothing.
  func optionalValue<Value>(_ column: Int32, _ make: (String) -> Value?) throws -> Value? {
    isNull(column) ? nil : try value(column, make)
  }
}
