/// A person's decision that made a picture a baseline.
public struct Decision: Equatable, Sendable {
  /// Who decided.
  public var by: String
  /// Why the picture is right.
  public var reason: String
  /// When, ISO 8601 in UTC.
  public var at: String
  /// The run whose picture it was.
  public var run: String

  /// A decision.
  public init(by: String, reason: String, at: String, run: String) {
    self.by = by
    self.reason = reason
    self.at = at
    self.run = run
  }
}
