import CSQLite

/// A result code of SQLite, primary or extended: an open set, since newer libraries add codes.
///
/// See <https://www.sqlite.org/rescode.html>. A primary code as a pattern matches its extended ones.
public struct ResultCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// SQLite's number.
  public let rawValue: Int32

  /// A code from SQLite's number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// An SQL error or a missing table.
  public static let error = ResultCode(rawValue: SQLITE_ERROR)
  /// Another connection holds a lock.
  public static let busy = ResultCode(rawValue: SQLITE_BUSY)
  /// Another statement of the same connection holds a lock.
  public static let locked = ResultCode(rawValue: SQLITE_LOCKED)
  /// The database may only be read.
  public static let readOnly = ResultCode(rawValue: SQLITE_READONLY)
  /// The operating system reported an error.
  public static let inputOutput = ResultCode(rawValue: SQLITE_IOERR)
  /// The content contradicts itself.
  public static let corrupt = ResultCode(rawValue: SQLITE_CORRUPT)
  /// No room is left.
  public static let full = ResultCode(rawValue: SQLITE_FULL)
  /// The file, or one beside it, cannot be opened.
  public static let cannotOpen = ResultCode(rawValue: SQLITE_CANTOPEN)
  /// A constraint of a table is violated.
  public static let constraint = ResultCode(rawValue: SQLITE_CONSTRAINT)
  /// The operating system denies access.
  public static let permission = ResultCode(rawValue: SQLITE_PERM)
  /// The file is none of SQLite's.
  public static let notADatabase = ResultCode(rawValue: SQLITE_NOTADB)

  /// The code's family: its lowest eight bits.
  public var primary: ResultCode { ResultCode(rawValue: rawValue & 0xFF) }

  /// Whether the code is the pattern, or one of the pattern's extended codes.
  public static func ~= (pattern: ResultCode, code: ResultCode) -> Bool {
    pattern == code || pattern == code.primary
  }

  /// The primary code's name in SQLite's manual; the number too where it says more.
  public var description: String {
    let name = Self.names[primary] ?? "SQLITE_\(primary.rawValue)"
    return self == primary ? name : "\(name) \(rawValue)"
  }

  private static let names: [ResultCode: String] = [
    .error: "SQLITE_ERROR", .busy: "SQLITE_BUSY", .locked: "SQLITE_LOCKED", .readOnly: "SQLITE_READONLY",
    .inputOutput: "SQLITE_IOERR", .corrupt: "SQLITE_CORRUPT", .full: "SQLITE_FULL",
    .cannotOpen: "SQLITE_CANTOPEN", .constraint: "SQLITE_CONSTRAINT", .permission: "SQLITE_PERM",
    .notADatabase: "SQLITE_NOTADB",
  ]
}
