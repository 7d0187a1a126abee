public import JSONText
import PropertyTesting

/// What one check found, whatever its values are.
public struct CheckOutcome: Sendable {
  /// A value that breaks the clause.
  public struct Failure: Sendable {
    /// The choices that make it.
    public let choices: [UInt64]
    /// The choices that were found before any were made smaller.
    public let found: [UInt64]
    /// What it is.
    public let parameters: JSONValue
    /// How large it is (SPEC section 6).
    public let measure: [Double]
    /// How it breaks the clause.
    public let violation: Violation
  }

  /// The key of failures that no row explains.
  public static let violation = Property<Int>.violation

  /// How many values were tried.
  public let trials: Int
  /// How many sequences of choices gave no value.
  public let rejected: Int
  /// How many of the values belong to each class.
  public let classes: [String: Int]
  /// What is wrong with the search itself: a class that never occurred, values that hardly exist.
  public let problems: [String]
  /// The smallest failure by row of SPEC section 6, or by `Property.violation` where no row explains it.
  public let failures: [String: Failure]

  init<Input: ClauseInput>(_ outcome: PropertyOutcome<Input>) {
    trials = outcome.trials
    rejected = outcome.rejected
    classes = outcome.classes
    var problems = outcome.missingClasses.map { "no value of the class \"\($0)\" in \(outcome.trials)" }
    if outcome.isStarved { problems.append("hardly a value passes the generator's filter") }
    for (origin, failure) in outcome.failures.sorted(by: { $0.key < $1.key }) where failure.isFlaky {
      problems.append("the same value fails once and holds once (\(origin)): \(failure.reason)")
    }
    self.problems = problems
    failures = outcome.failures.mapValues { failure in
      Failure(
        choices: failure.choices, found: failure.found, parameters: failure.value.parameters,
        measure: failure.value.measure,
        violation: failure.reason as? Violation ?? Violation("\(failure.reason)", at: .everything))
    }
  }
}
