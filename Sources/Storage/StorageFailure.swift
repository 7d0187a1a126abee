import AtomicFiles

/// Why a record or a baseline could not be read or written, as one line for a person.
public struct StorageFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public var what: String
  /// The file, and the line in it where there is one.
  public var location: String
  /// What takes the obstacle away, which comes first whatever was begun.
  private let cure: String
  /// How to go on then.
  private var next: String
  /// What SQLite said; nil where no database is involved.
  public var database: DatabaseFailure?

  /// What goes on where nothing was begun.
  static let again = ", then try again"

  /// A failure.
  ///
  /// - Parameters:
  ///   - remedy: what a person can do about it.
  ///   - next: how that goes on, as a part of the sentence, where nothing was begun that has to be put right.
  public init(
    what: String, location: String, remedy: String, next: String = "", database: DatabaseFailure? = nil
  ) {
    self.what = what
    self.location = location
    cure = remedy
    self.next = next
    self.database = database
  }

  /// What a person can do about it.
  public var remedy: String { cure + next }

  /// Names the next step, where neither the same again nor another way around the obstacle is it.
  public mutating func goOn(with step: String) { next = ", then \(step)" }

  /// Whether the record can no longer say what was begun.
  public var losesRecord: Bool {
    switch database?.code {
    case .some(.corrupt), .some(.notADatabase): true
    default: false
    }
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
        ? "free some space" : "check that it exists and that you may read and write it",
      next: failure.isDiskFull ? Self.again : "")
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
