/// One line of a manifest: an approved picture and the decision behind it.
///
/// Nothing in it changes by itself: no host, no path.
public struct BaselineEntry: Equatable, Sendable {
  /// The case, which names the file too.
  public var caseID: CaseID
  /// Columns of the picture.
  public var width: Int
  /// Rows of the picture.
  public var height: Int
  /// The digest of its pixels.
  public var digest: Digest
  /// The digest of the display list that it was drawn from.
  public var displayListDigest: Digest
  /// Who drew it.
  public var rendererName: String
  /// Who drew it.
  public var rendererVersion: String
  /// The metric that it is compared with, and its version: `exact 1`.
  public var metric: String
  /// Who approved it, why, when, from which run.
  public var decision: Decision

  /// An entry.
  public init(
    caseID: CaseID, width: Int, height: Int, digest: Digest, displayListDigest: Digest, rendererName: String,
    rendererVersion: String, metric: String, decision: Decision
  ) {
    self.caseID = caseID
    self.width = width
    self.height = height
    self.digest = digest
    self.displayListDigest = displayListDigest
    self.rendererName = rendererName
    self.rendererVersion = rendererVersion
    self.metric = metric
    self.decision = decision
  }
}
