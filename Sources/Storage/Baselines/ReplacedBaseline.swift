public import RunModel

/// What an approval put in the place of what, for one case.
public struct ReplacedBaseline: Equatable, Sendable {
  /// The case.
  public var caseID: CaseID
  /// The bytes of the file before, by digest; nil where there was none.
  public var fileBefore: Digest?
  /// The case's line of the manifest before; nil where there was none.
  public var lineBefore: String?
  /// The bytes of the file that was written, by digest.
  public var fileAfter: Digest
  /// The case's line of the manifest that was written.
  public var lineAfter: String
}

/// What an approval put in the place of what, for one topic's manifest as a whole.
public struct ReplacedManifest: Equatable, Sendable {
  /// The topic.
  public var topic: String
  /// The bytes before, by digest; nil where there was no manifest.
  public var before: Digest?
  /// The bytes that were written, by digest.
  public var after: Digest
}

/// A baseline is not what the decision that is to be undone made it: undoing would lose someone's work.
public struct BaselineMismatch: Error, Equatable, Sendable {
  /// What differs, and of how many.
  public var what: String
  /// The first of the files.
  public var location: String
}
