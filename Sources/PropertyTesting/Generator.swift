/// How values of a kind are made from choices.
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
      try next(try run(&source)).run(&source)
    }
  }

  /// Only values that satisfy a condition; each is drawn up to three times before the case is given up.
  public func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> Generator<Value> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      for _ in 0..<3 {
        let value = try run(&source)
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

extension Generator {
  /// A value of one of several generators; the first is the simplest.
  public static func one(of generators: [Generator]) -> Generator {
    precondition(!generators.isEmpty, "a choice needs something to choose from")
    return Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      try generators[Int(try source.choice(upTo: UInt64(generators.count - 1)))].run(&source)
    }
  }
}

extension Generator where Value == Int {
  /// A whole number of a range; the nearer to the origin, and above it before below, the simpler.
  ///
  /// - Parameter origin: 0 where nil, or the bound of the range nearest to 0.
  public static func integer(in range: ClosedRange<Int>, origin: Int? = nil) -> Generator {
    let simplest = min(max(origin ?? 0, range.lowerBound), range.upperBound)
    let above = UInt64(range.upperBound - simplest)
    let below = UInt64(simplest - range.lowerBound)
    return Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      // One choice, so that shrinking it walks through the range: 0, 1, 2, … above, then below.
      let choice = try source.choice(upTo: above + below)
      return choice <= above ? simplest + Int(choice) : simplest - Int(choice - above)
    }
  }
}

extension Generator where Value == Bool {
  /// False, or true.
  public static var boolean: Generator { element(of: [false, true]) }
}

extension Generator {
  /// A list; the shorter, the simpler.
  public static func array<Element>(
    of element: Generator<Element>, count: ClosedRange<Int>
  ) -> Generator where Value == [Element] {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      var elements: [Element] = []
      // Each element beyond the least number is preceded by a choice to go on, so that one is dropped by
      // deleting the choices it took.
      while elements.count < count.upperBound {
        if elements.count >= count.lowerBound, try source.choice(upTo: 3) == 0 { break }
        elements.append(try element.run(&source))
      }
      return elements
    }
  }
}
