public import JSONText
import PropertyTesting

/// What one check found, whatever its values are.
public struct CheckOutcome: Sendable {
  /// A value that breaks the clause.
  public struct Failure: Sendable {
    /// The choices that make it.
    public let choices: [UInt64]
    /// What it is.
    public let parameters: JSONValue
    /// How large it is.
    public let measure: [Double]
    /// How it breaks the clause.
    public let violation: Violation
  }

  /// How many values were tried.
  public internal(set) var trials: Int
  /// How many of them belong to each class.
  public internal(set) var classes: [String: Int]
  /// The smallest failure by row of SPEC section 6, or by `Property.violation` where no row explains it.
  public internal(set) var failures: [String: Failure]

  init<Input: ClauseInput>(_ outcome: PropertyOutcome<Input>) {
    trials = outcome.trials
    classes = outcome.classes
    failures = outcome.failures.mapValues { failure in
      Failure(
        choices: failure.choices, parameters: failure.value.parameters, measure: failure.value.measure,
        violation: failure.reason as? Violation ?? Violation("\(failure.reason)"))
    }
  }
}
