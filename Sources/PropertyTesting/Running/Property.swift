/// What is to hold for every value of a generator.
public struct Property<Value: Sendable>: Sendable {
  /// Makes the values.
  public var generator: Generator<Value>
  /// How many choices a value may take.
  public var longest: Int
  /// The classes that a value belongs to; counted.
  public var classes: @Sendable (Value) -> [String]
  /// The classes that have to occur among the values tried.
  public var requiredClasses: [String]
  /// How large a value is; compared one number after the other, before the choices are.
  ///
  /// What is not a number counts as infinite.
  public var measure: @Sendable (Value) -> [Double]
  /// What breaks when a value fails: each origin keeps a smallest failure of its own. ``violation`` ends
  /// the search, and stands for no origin at all too.
  public var origins: @Sendable (Value) -> [String]
  /// Throws what is wrong with a value.
  public var check: @Sendable (Value) throws -> Void

  /// The origin of a failure that nothing explains.
  public static var violation: String { "violation" }

  /// A property.
  public init(
    _ generator: Generator<Value>, longest: Int = 4096,
    classes: @escaping @Sendable (Value) -> [String] = { _ in [] },
    requiredClasses: [String] = [],
    measure: @escaping @Sendable (Value) -> [Double] = { _ in [] },
    origins: @escaping @Sendable (Value) -> [String] = { _ in [Property.violation] },
    check: @escaping @Sendable (Value) throws -> Void
  ) {
    self.generator = generator
    self.longest = longest
    self.classes = classes
    self.requiredClasses = requiredClasses
    self.measure = measure
    self.origins = origins
    self.check = check
  }

  /// The origins of a failure; never none, so that no failure goes unseen.
  func failureOrigins(_ value: Value) -> [String] {
    let named = origins(value)
    return named.isEmpty ? [Property.violation] : named
  }
}
