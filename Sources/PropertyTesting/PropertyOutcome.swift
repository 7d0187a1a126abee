/// What a search found.
public struct PropertyOutcome<Value: Sendable>: Sendable {
  /// How many values were tried.
  public internal(set) var trials = 0
  /// How many sequences of choices gave no value.
  public internal(set) var rejected = 0
  /// How many of the values belong to each class.
  public internal(set) var classes: [String: Int] = [:]
  public internal(set) var missingClasses: [String] = []
  public internal(set) var isStarved = false
  /// The smallest failure of each origin.
  public internal(set) var failures: [String: PropertyFailure<Value>] = [:]

  /// Whether a failure was found that nothing explains.
  var isDecided: Bool { failures[Property<Value>.violation] != nil }
}

/// A value that breaks a property.
public struct PropertyFailure<Value: Sendable>: Sendable {
  /// The choices that make it.
  public let choices: [UInt64]
  public var found: [UInt64] { choices }
  /// The value.
  public let value: Value
  /// What is wrong with it.
  public let reason: any Error
}
