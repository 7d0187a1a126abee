/// A value that breaks a property.
public struct PropertyFailure<Value: Sendable>: Sendable {
  /// The choices that made the value found first.
  public let found: [UInt64]
  /// The choices that make the smallest: exactly those it takes.
  public internal(set) var choices: [UInt64]
  /// The smallest value.
  public internal(set) var value: Value
  /// What is wrong with it.
  public internal(set) var reason: any Error
  /// How large it is.
  public internal(set) var measure: [Double]
  /// How many times shrinking made it smaller.
  public internal(set) var shrinkSteps = 0
  /// How many values were checked on the way.
  public internal(set) var shrinkChecks = 0
  /// Whether no pass of the shrinker makes it smaller; false where it was not shrunk or the limit ended it.
  public internal(set) var isMinimal = false
  /// Whether the same choices once broke the property and once did not; then nothing about it is certain.
  public internal(set) var isFlaky = false

  init(_ first: FailingCase<Value>) {
    found = first.choices
    choices = first.choices
    value = first.value
    reason = first.reason
    measure = first.size.measure
  }

  /// Where it stands in the order of failures.
  var size: FailureSize { FailureSize(measure: measure, choices: choices) }

  /// Takes the place of a larger failure.
  mutating func become(_ smaller: FailingCase<Value>) {
    choices = smaller.choices
    value = smaller.value
    reason = smaller.reason
    measure = smaller.size.measure
  }
}
