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
