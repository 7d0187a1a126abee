public import Conformance

/// What a report tells of the clauses: their results, their texts and the counterexamples' pictures.
public struct ConformanceFindings: Equatable, Sendable {
  /// The results.
  public var summary: ConformanceSummary
  /// The clauses' texts, by id.
  public var clauses: [String: ClauseText]
  /// The rows of SPEC section 6, by id.
  public var deviations: [String: DeviationText]
  /// What is shown of each counterexample, by its token.
  public var images: [String: CounterexampleImages]

  /// Findings.
  public init(
    summary: ConformanceSummary, clauses: [ClauseText], deviations: [DeviationText],
    images: [String: CounterexampleImages]
  ) {
    self.summary = summary
    self.clauses = Dictionary(clauses.map { ($0.id, $0) }) { first, _ in first }
    self.deviations = Dictionary(deviations.map { ($0.id, $0) }) { first, _ in first }
    self.images = images
  }
}
