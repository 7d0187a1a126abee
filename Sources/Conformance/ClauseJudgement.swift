/// How the outcomes of its checks make a clause's result.
public enum ClauseJudgement {
  /// What became of one check.
  public enum Tried: Sendable {
    /// It ran.
    case ran(CheckOutcome)
    /// It did not, for a reason.
    case skipped(reason: String)
  }

  /// The result of a clause under a profile.
  ///
  /// - Parameter checks: each check by name with what became of it, in the clause's order; none is a
  ///   violation, since such a clause is not checked at all.
  public static func result(
    clause: String, profile: String, checks: [(name: String, tried: Tried)]
  ) -> ClauseResult {
    var result = ClauseResult(clause: clause, profile: profile, verdict: .passed, trials: 0)
    guard !checks.isEmpty else {
      result.verdict = .violated
      result.detail = "the clause has no check"
      return result
    }
    var problems: [String] = []
    var skips: [String] = []
    var expected: [String: Counterexample] = [:]
    for (name, tried) in checks {
      switch tried {
      case .skipped(let reason): skips.append("\(name): \(reason)")
      case .ran(let outcome):
        let place = CheckPlace(clause: clause, profile: profile, check: name)
        result.trials += outcome.trials
        problems += outcome.problems.map { "\(name): \($0)" }
        for (row, failure) in outcome.failures.sorted(by: { $0.key < $1.key }) {
          let found = Counterexample(place, failure)
          if row == CheckOutcome.violation {
            result.counterexample = result.counterexample ?? found
          } else if expected[row] == nil {
            expected[row] = found
          }
        }
      }
    }
    result.rows = expected.keys.sorted()
    if result.counterexample != nil || !problems.isEmpty {
      result.verdict = .violated
    } else if let row = result.rows.first {
      result.verdict = .expectedDeviation
      result.counterexample = expected[row]
    } else if skips.count == checks.count {
      result.verdict = .skipped
    }
    let details = problems + skips
    result.detail = details.isEmpty ? nil : details.joined(separator: "; ")
    return result
  }

  /// The rows of SPEC section 6 over all clauses that were run, each with its smallest counterexample.
  ///
  /// - Parameters:
  ///   - rows: the rows to speak of.
  ///   - found: what each check found, in the spec's order.
  public static func deviations(
    _ rows: [DeviationText], found: [(place: CheckPlace, outcome: CheckOutcome)]
  ) -> [DeviationResult] {
    rows.map { row in
      var result = DeviationResult(id: row.id, clauses: [], counterexample: nil)
      var smallest: CheckOutcome.Failure?
      for (place, outcome) in found {
        guard let failure = outcome.failures[row.id] else { continue }
        if !result.clauses.contains(place.clause) { result.clauses.append(place.clause) }
        // Which is the smaller is a matter of section 6's order; of two alike the first.
        if let smallest, !failure.measure.lexicographicallyPrecedes(smallest.measure) { continue }
        smallest = failure
        result.counterexample = Counterexample(place, failure)
      }
      return result
    }
  }
}
