/// What SQLite said when it refused something.
///
/// Values that were bound to the statement are left out: they may be private.
public struct DatabaseFailure: Equatable, Sendable {
  /// The result code.
  public var code: ResultCode
  /// SQLite's own words.
  public var message: String
  /// The statement that was being run; nil while opening.
  public var sql: String?
}

extension StorageFailure {
  /// A failure of SQLite, in words and with the remedy for its kind.
  init(_ failure: DatabaseFailure, path: String) {
    let (summary, remedy, next) = Self.explanation(of: failure.code)
    var what = "\(summary) [\(failure.code): \(failure.message)"
    if let sql = failure.sql {
      let words = sql.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      what += ", while running \(words.prefix(80))"
    }
    self.init(what: what + "]", location: path, remedy: remedy, next: next, database: failure)
  }

  /// What a code means, what takes the obstacle away, and how to go on then where nothing was begun.
  private static func explanation(of code: ResultCode) -> (summary: String, remedy: String, next: String) {
    switch code {
    case .busy, .locked:
      ("the database is in use by another process", "wait until that has ended", again)
    case .cannotOpen, .permission:
      (
        "the database cannot be opened", "check that its folder exists and that you may write there",
        ", or name another file with --database"
      )
    case .notADatabase:
      ("the file is not a database", "move it away", ", or name another file with --database")
    case .corrupt:
      ("the database is damaged", "move it away", ": the next run begins a new record")
    case .readOnly:
      (
        "the database cannot be written", "check that you may write the file and its folder",
        ", or name another with --database"
      )
    case .full: ("no room is left for the database", "free some space", again)
    case .inputOutput: ("the database cannot be read or written", "check the disk", again)
    default: ("the database refused a statement", "check that no other program has changed the file", "")
    }
  }
}
