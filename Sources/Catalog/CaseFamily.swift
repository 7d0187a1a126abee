/// Cases that were put together in one way.
public struct CaseFamily: Sendable {
  /// How the values of the axes were combined.
  enum Combination: String, Sendable {
    /// Every value with every other.
    case exhaustive
    /// Every two values of two axes at least once.
    case pairwise
    /// One by one, for what each shows.
    case chosen
  }

  /// What is drawn, in words.
  public let name: String
  /// How.
  let combination: Combination
  /// The axes, in words with their counts.
  let axes: [String]
  /// The cases, in order.
  public let cases: [RenderCase]

  /// A sentence for reports.
  public var coverage: String {
    "\(name): \(axes.joined(separator: " × ")), \(combination.rawValue), \(cases.count) cases"
  }
}
