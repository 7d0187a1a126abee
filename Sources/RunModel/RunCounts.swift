/// How many cases got which verdict.
public struct RunCounts: Equatable, Sendable {
  private var counts: [Verdict: Int] = [:]
  private let showsNothing: Bool
  /// Baselines without a case.
  public var unreferenced: Int

  /// Counts results.
  public init(_ results: [CaseResult], unreferenced: Int) {
    for result in results { counts[result.verdict, default: 0] += 1 }
    self.unreferenced = unreferenced
    let drawn = results.filter { $0.digest != nil }
    showsNothing = drawn.allSatisfy(\.isBlank) && drawn.contains(where: \.expectsInk)
  }

  /// All cases.
  public var cases: Int { counts.values.reduce(0, +) }

  /// The cases with a verdict.
  public subscript(verdict: Verdict) -> Int { counts[verdict, default: 0] }

  /// How a complete run with these counts ends.
  ///
  /// Nothing is proved by no cases, by fewer than were asked for, by skips alone, or by pictures
  /// that are all blank though one of them is meant to show something.
  ///
  /// - Parameter planned: how many cases were asked for.
  public func status(planned: Int) -> RunRecord.Status {
    let attention = Verdict.allCases.filter(\.needsAttention).map { self[$0] }.reduce(0, +)
    if attention + unreferenced > 0 { return .failed }
    if cases == 0 || cases < planned || self[.skipped] == cases || showsNothing { return .inconclusive }
    return .passed
  }
}
