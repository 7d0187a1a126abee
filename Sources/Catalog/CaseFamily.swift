/// Cases that were put together in one way.
struct CaseFamily {
  /// How the values of the axes were combined.
  enum Combination: String {
    /// Every value with every other.
    case exhaustive
    /// Every two values of two axes at least once.
    case pairwise
    /// One by one, for what each shows.
    case chosen
  }

  /// What is drawn, in words.
  let name: String
  /// How.
  let combination: Combination
  /// The axes, in words with their counts.
  let axes: [String]
  /// The cases, in order.
  let cases: [RenderCase]

  /// A sentence for reports.
  var coverage: String {
    "\(name): \(axes.joined(separator: " × ")), \(combination.rawValue), \(cases.count) cases"
  }
}
