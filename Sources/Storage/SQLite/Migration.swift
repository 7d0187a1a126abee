/// A step from one version of the tables to the next; once released, its text never changes.
struct Migration {
  /// The version that the step leads to, from 1.
  var version: Int
  /// The statements.
  var sql: String

  /// Brings a database to the last of the versions, each step in a transaction of its own.
  ///
  /// Steps are SQL, not calls of today's code, so that an old step does the same for ever.
  ///
  /// - Throws: `StorageFailure` for a database of a newer version or of another program.
  static func apply(_ migrations: [Migration], to connection: Connection) throws {
    try refuseForeign(connection, newest: migrations.count)
    for migration in migrations {
      try connection.transaction {
        // Another process may have done the step while this one waited.
        guard try version(of: connection) < migration.version else { return }
        try connection.execute(migration.sql)
        try connection.execute("PRAGMA user_version = \(migration.version)")
      }
    }
  }

  /// Refuses a database that these tables cannot be read from as it is.
  static func requireCurrent(_ connection: Connection, newest: Int) throws {
    try refuseForeign(connection, newest: newest)
    if try version(of: connection) < newest {
      throw StorageFailure(
        what: "the database has no runs of this version of proofsheet", location: connection.path,
        remedy: "run `proofsheet run` once, which brings it up to date")
    }
  }

  /// The version of the tables; 0 in an empty database.
  static func version(of connection: Connection) throws -> Int {
    try connection.rows("PRAGMA user_version") { $0.integer(0) }.first ?? 0
  }

  private static func refuseForeign(_ connection: Connection, newest: Int) throws {
    let version = try version(of: connection)
    if version > newest {
      throw StorageFailure(
        what: "the database has tables of version \(version), and this proofsheet knows up to \(newest)",
        location: connection.path, remedy: "use the newer proofsheet, or name another file with --database")
    }
    let hasTables = try connection.rows("SELECT count(*) FROM sqlite_schema") { $0.integer(0) } != [0]
    // Both are asked apart, so a first migration by another process may fall between.
    if version == 0 && hasTables, try Self.version(of: connection) == 0 {
      throw StorageFailure(
        what: "the database belongs to another program", location: connection.path,
        remedy: "name another file with --database")
    }
  }
}
