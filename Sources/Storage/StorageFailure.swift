import AtomicFiles

/// Why a record or a baseline could not be read or written, as one line for a person.
public struct StorageFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public var what: String
  /// The file, and the line in it where there is one.
  public var location: String
  /// What a person can do about it.
  public var remedy: String
  /// What SQLite said; nil where no database is involved.
  public var database: DatabaseFailure?

  /// A failure.
  public init(what: String, location: String, remedy: String, database: DatabaseFailure? = nil) {
    self.what = what
    self.location = location
    self.remedy = remedy
    self.database = database
  }

  /// Names the next step, where trying the same again is not it.
  public mutating func goOn(with step: String) {
    let again = ", then try again"
    if remedy.hasSuffix(again) { remedy.removeLast(again.count) }
    remedy += ", then \(step)"
  }

  /// `WHAT (WHERE); REMEDY`, on one line.
  public var description: String { "\(what) (\(location)); \(remedy)" }
}

extension StorageFailure {
  /// A failed system call, with the remedy that fits its reason.
  init(_ failure: FileFailure) {
    self.init(
      what: "cannot \(failure.operation): \(failure.reason)", location: failure.path,
      remedy: failure.isDiskFull
        ? "free some space, then try again" : "check that it exists and that you may read and write it")
  }

  /// Runs file operations, and gives their failures the common form.
  static func translatingFileFailures<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let failure as FileFailure {
      throw StorageFailure(failure)
    }
  }
}
