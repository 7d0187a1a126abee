/// The decisions that one command made: undone together, unless some of them are named.
public struct RecordedAct: Equatable, Sendable {
  /// What was decided.
  public var action: RecordedDecision.Action
  /// The decisions; for an undo those that it reverses.
  public var decisions: [StandingDecision]

  /// What it is in words: `an approval of 3 pictures`.
  public var phrase: String {
    let noun =
      switch action {
      case .approve: "an approval"
      case .reject: "a rejection"
      case .undo: "an undo"
      }
    return "\(noun) of \(decisions.count) \(decisions.count == 1 ? "picture" : "pictures")"
  }
}

/// A decision with its place in the record, which is needed to undo it.
public struct StandingDecision: Equatable, Sendable {
  /// Its key in the record.
  public var sequence: Int
  /// The act's key in the record; nil for one of a version without acts.
  public var act: Int?
  /// What was decided.
  public var recorded: RecordedDecision

  /// Whether the picture became a baseline.
  public var changesBaseline: Bool { recorded.action == .approve }
}
