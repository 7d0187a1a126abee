/// How values of a kind are made from choices.
///
/// What can never give a value (an empty list to choose from, a range without a number) is refused when
/// the generator is made: a generator that is silently empty would only make a test weak.
public struct Generator<Value>: Sendable {
  let run: @Sendable (inout ChoiceSource) throws(GenerationFailure) -> Value

  /// A generator that draws as it likes; the first alternatives and the smallest choices ought to give
  /// the simplest values, since failures are shrunk towards them.
  public init(_ run: @escaping @Sendable (inout ChoiceSource) throws(GenerationFailure) -> Value) {
    self.run = run
  }

  /// Another value made of each.
  public func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Generator<Other> {
    Generator<Other> { (source: inout ChoiceSource) throws(GenerationFailure) in transform(try run(&source)) }
  }

  /// A generator that depends on the value of this one.
  public func flatMap<Other>(
    _ next: @escaping @Sendable (Value) -> Generator<Other>
  ) -> Generator<Other> {
    Generator<Other> { (source: inout ChoiceSource) throws(GenerationFailure) in
      try source.draw(next(try source.draw(self)))
    }
  }

  /// Only values that satisfy a condition; each is drawn up to three times before the case is given up.
  public func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> Generator<Value> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      for _ in 0..<3 {
        let value = try source.draw(self)
        if isIncluded(value) { return value }
      }
      throw .rejected
    }
  }
}

extension Generator where Value: Sendable {
  /// The same value always, from no choice.
  public static func constant(_ value: Value) -> Generator {
    Generator { (_: inout ChoiceSource) throws(GenerationFailure) in value }
  }

  /// One of a list, which is not empty; the first is the simplest.
  public static func element(of values: [Value]) -> Generator {
    precondition(!values.isEmpty, "a choice needs something to choose from")
    return Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      values[Int(try source.choice(upTo: UInt64(values.count - 1)))]
    }
  }
}

extension Generator where Value == Bool {
  /// False, or true.
  public static var boolean: Generator { element(of: [false, true]) }

  /// False, or, once in so many times, true.
  public static func once(in count: Int) -> Generator {
    precondition(count > 0, "what never occurs is no alternative")
    return Generator<Int>.integer(in: 0...count - 1).map { $0 == count - 1 }
  }
}
