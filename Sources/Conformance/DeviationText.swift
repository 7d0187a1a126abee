/// A row of SPEC section 6: where the sources contradict themselves.
public struct DeviationText: Equatable, Sendable {
  /// The row's id.
  public let id: String
  /// The clauses that it breaks.
  public let breaks: [String]
  /// What the code does, and an input that shows it.
  public let statement: String

  /// A row.
  public init(id: String, breaks: [String], statement: String) {
    self.id = id
    self.breaks = breaks
    self.statement = statement
  }
}
