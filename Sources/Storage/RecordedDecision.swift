public import RunModel

/// A decision on one picture of a run, as the record keeps it.
public struct RecordedDecision: Equatable, Sendable {
  /// What can be decided.
  public enum Action: String, CaseIterable, Sendable {
    /// The picture is right, and is the baseline from now on.
    case approve
    /// The picture is wrong; its baseline stays as it is.
    case reject
    /// An earlier decision no longer holds.
    case undo
  }

  /// The case.
  public var caseID: CaseID
  /// The digest of the picture that was looked at.
  public var digest: Digest
  /// What was decided.
  public var action: Action
  /// Who decided, why, when, and on which run.
  public var decision: Decision

  /// A decision on a picture.
  public init(caseID: CaseID, digest: Digest, action: Action, decision: Decision) {
    self.caseID = caseID
    self.digest = digest
    self.action = action
    self.decision = decision
  }
}
