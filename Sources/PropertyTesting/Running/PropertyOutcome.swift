/// What a search found.
public struct PropertyOutcome<Value: Sendable>: Sendable {
  /// How few trials say nothing about a class that did not occur.
  ///
  /// A class that one value in ten belongs to is missed by 50 trials once in 194 searches (0.9⁵⁰), by 20
  /// once in eight. The few trials of a replay or of a hurried run would accuse the generator for nothing.
  static var fewestTrialsForClasses: Int { 50 }

  /// How many values were tried; values tried while shrinking are not among them.
  public internal(set) var trials = 0
  /// How many sequences of choices drawn at random gave no value.
  public internal(set) var rejected = 0
  /// How many of the stored sequences gave no value.
  public internal(set) var stale = 0
  /// How many of the values belong to each class.
  public internal(set) var classes: [String: Int] = [:]
  /// The required classes that no value belongs to, nor one of 2,000 more that are made to look for them,
  /// sorted; none where there were fewer than ``fewestTrialsForClasses`` trials.
  public internal(set) var missingClasses: [String] = []
  /// The smallest failure of each origin.
  public internal(set) var failures: [String: PropertyFailure<Value>] = [:]

  /// Whether so few values were made that the search proves nothing: none, or fewer than one in ten of the
  /// sequences drawn at random.
  ///
  /// A property whose filter refuses everything is broken itself, and is not to pass.
  public var isStarved: Bool { trials == 0 || rejected * 10 > (drawn + rejected) * 9 }

  /// How many values were drawn at random.
  var drawn = 0

  /// Whether a failure was found that nothing explains.
  var isDecided: Bool { failures[Property<Value>.violation] != nil }
}
