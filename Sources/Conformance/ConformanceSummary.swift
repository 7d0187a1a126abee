/// The results of all clauses that were asked for.
public struct ConformanceSummary: Equatable, Sendable {
  /// Where the random choices started.
  public var seed: UInt64
  /// In the spec's order, `seed` before `corrected`.
  public var clauses: [ClauseResult]
  /// The rows of section 6 that were looked for, in order.
  public var deviations: [DeviationResult]

  /// Results.
  public init(seed: UInt64, clauses: [ClauseResult], deviations: [DeviationResult]) {
    self.seed = seed
    self.clauses = clauses
    self.deviations = deviations
  }

  /// How many clauses came out so, each counted once for each profile.
  public func count(_ verdict: ClauseResult.Verdict) -> Int { clauses.count { $0.verdict == verdict } }

  /// The rows that no longer show.
  public var unexpectedPasses: [DeviationResult] { deviations.filter { !$0.isFound } }

  /// Whether something needs a person.
  public var isFailed: Bool { count(.violated) > 0 || !unexpectedPasses.isEmpty }

  /// Whether it proved nothing: nothing was tried.
  public var isInconclusive: Bool { clauses.allSatisfy { $0.verdict == .skipped } }
}
