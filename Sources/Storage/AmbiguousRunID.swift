/// The beginning of several runs' ids, where one was asked for.
public struct AmbiguousRunID: Error, Equatable, Sendable {
  /// What was given.
  public var prefix: String
  /// Two of the ids that begin so.
  public var examples: [String]
}
