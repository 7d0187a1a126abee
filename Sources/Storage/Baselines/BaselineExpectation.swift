/// What baselines are expected to be when they are given back.
public enum BaselineExpectation: Sendable {
  /// What the approval made them, or what they were before, file and line: whatever else is there is
  /// someone's work.
  case asApproved
  /// That, or what they were before, or gone: the writing, or an attempt to undo it, may have stopped
  /// half-way. A baseline that is gone can be given back without loss.
  case cutOff
}

/// A baseline is not what a decision goes by, what it was made or what a run saw: going on would lose
/// someone's work.
public struct BaselineMismatch: Error, Equatable, Sendable {
  /// What differs, and of how many.
  public var what: String
  /// The first of the files.
  public var location: String
  /// What a person can do about it.
  public var remedy: String

  /// A mismatch.
  public init(what: String, location: String, remedy: String) {
    self.what = what
    self.location = location
    self.remedy = remedy
  }
}
