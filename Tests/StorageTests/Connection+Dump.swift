@testable import Storage

extension Connection {
  /// A query's rows as text: one line each, columns parted by bars, `~` for nothing.
  func dump(_ sql: String) throws -> String {
    try rows(sql) { row in
      let columns = row.columnNames.indices.map { row.isNull(Int32($0)) ? "~" : row.text(Int32($0)) }
      return columns.joined(separator: "|")
    }.joined(separator: "\n")
  }

  /// Every table with its rows.
  func dumpContent() throws -> String {
    let tables = try rows(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name"
    ) { $0.text(0) }
    return try tables.map { "\($0)\n" + (try dump("SELECT * FROM \"\($0)\"")) }.joined(separator: "\n")
  }
}
