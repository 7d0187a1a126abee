extension Generator {
  /// A value of one of several generators; the first is the simplest.
  public static func one(of generators: [Generator]) -> Generator {
    precondition(!generators.isEmpty, "a choice needs something to choose from")
    return Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let index = Int(try source.choice(upTo: UInt64(generators.count - 1)))
      return try source.draw(generators[index])
    }
  }

  /// A value of one of several generators, each as often as its weight says; the first is the simplest.
  ///
  /// - Precondition: there is a generator, and every weight is positive: one that never occurs is no
  ///   alternative.
  public static func frequency(_ generators: [(weight: Int, generator: Generator)]) -> Generator {
    precondition(!generators.isEmpty, "a choice needs something to choose from")
    precondition(generators.allSatisfy { $0.weight > 0 }, "a weight has to be positive")
    let total = generators.reduce(0) { $0 + UInt64($1.weight) }
    return Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      var rest = try source.choice(upTo: total - 1)
      var index = 0
      while rest >= UInt64(generators[index].weight) {
        rest -= UInt64(generators[index].weight)
        index += 1
      }
      return try source.draw(generators[index].generator)
    }
  }

  /// No value, which is the simplest, or one of this generator.
  public func optional() -> Generator<Value?> {
    Generator<Value?> { (source: inout ChoiceSource) throws(GenerationFailure) in
      try source.choice(upTo: 1) == 0 ? nil : try source.draw(self)
    }
  }
}
