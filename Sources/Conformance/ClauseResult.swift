/// What holding a subject to a clause under a profile came to.
public struct ClauseResult: Equatable, Sendable {
  /// How it came out, in the words of `run --json`.
  public enum Verdict: String, CaseIterable, Sendable {
    /// It held for every value.
    case passed
    /// It broke, and no row of SPEC section 6 explains it; or a class of values never occurred.
    case violated
    /// It broke only where rows of section 6 say so.
    case expectedDeviation = "expected-deviation"
    /// It was not tried.
    case skipped
  }

  /// The clause's id.
  public var clause: String
  /// The profile's name.
  public var profile: String
  /// How it came out.
  public var verdict: Verdict
  /// How many values were tried, by all checks together.
  public var trials: Int
  /// Why it is violated without a counterexample, or what was skipped.
  public var detail: String?
  /// The rows of section 6 that were found, in order.
  public var rows: [String]
  /// The smallest value that breaks it; nil when it passed.
  public var counterexample: Counterexample?

  /// A result.
  public init(
    clause: String, profile: String, verdict: Verdict, trials: Int, detail: String? = nil,
    rows: [String] = [],
    counterexample: Counterexample? = nil
  ) {
    self.clause = clause
    self.profile = profile
    self.verdict = verdict
    self.trials = trials
    self.detail = detail
    self.rows = rows
    self.counterexample = counterexample
  }
}

/// Whether a row of SPEC section 6 still shows.
public struct DeviationResult: Equatable, Sendable {
  /// The row's id.
  public var id: String
  /// The clauses that were found broken by it, in the spec's order.
  public var clauses: [String]
  /// The smallest value that shows it; nil when none was found.
  public var counterexample: Counterexample?

  /// A result.
  public init(id: String, clauses: [String], counterexample: Counterexample?) {
    self.id = id
    self.clauses = clauses
    self.counterexample = counterexample
  }

  /// Whether it was found; what is no longer found is an unexpected pass.
  public var isFound: Bool { !clauses.isEmpty }
}
