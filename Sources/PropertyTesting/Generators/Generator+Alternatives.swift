extension Generator {
  /// A value of one of several generators; the first is the simplest.
  public static func one(of generators: [Generator]) -> Generator {
    precondition(!generators.isEmpty, "a choice needs something to choose from")
    return Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let index = Int(try source.choice(upTo: UInt64(generators.count - 1)))
      return try source.draw(generators[index])
    }
  }

  /// No value, which is the simplest, or one of this generator.
  public func optional() -> Generator<Value?> {
    Generator<Value?> { (source: inout ChoiceSource) throws(GenerationFailure) in
      try source.choice(upTo: 1) == 0 ? nil : try source.draw(self)
    }
  }
}
