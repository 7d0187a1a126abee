/// Why parameters describe no picture; names the key.
public struct ParameterFailure: Error, Equatable, Sendable {
  /// The key with its place, such as `bounds[0]` or `history[1].image`; empty for the whole.
  public let key: String
  /// What is wrong with it.
  public let problem: String
  /// What would be right.
  public let remedy: String

  /// A failure.
  public init(key: String, problem: String, remedy: String) {
    self.key = key
    self.problem = problem
    self.remedy = remedy
  }
}
