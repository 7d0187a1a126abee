extension Generator {
  /// A sequence of operations, each of which may depend on the state that those before it lead to.
  ///
  /// What may happen in a state is said by construction: the operations of a state are the values of
  /// its generator. When a failure is shrunk and an operation is left out, those after it are made again
  /// from the states that they then meet, so that only possible sequences are tried. The shorter sequence
  /// is the simpler, then the one with the simpler first operation. Failures get smallest where a kind of
  /// operation keeps its place among the alternatives in every state: put another operation where one is not
  /// possible, rather than make the list of alternatives shorter.
  ///
  /// - Parameters:
  ///   - initial: the state before the first operation: a model of the thing tested, not the thing.
  ///   - next: the operations possible in a state; nil where there is none, which ends the sequence.
  ///   - apply: what an operation does to the model.
  ///   - count: how many operations; the middle of the range on average, where drawn at random.
  public static func operations<State: Sendable, Operation>(
    from initial: State,
    next: @escaping @Sendable (State) -> Generator<Operation>?,
    apply: @escaping @Sendable (Operation, inout State) -> Void,
    count: ClosedRange<Int> = 0...20
  ) -> Generator where Value == [Operation] {
    precondition(count.lowerBound >= 0, "a sequence has no fewer than 0 operations")
    let mean = UInt64(max(1, (count.upperBound - count.lowerBound) / 2))
    return Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      var state = initial
      var operations: [Operation] = []
      while operations.count < count.upperBound, let generator = next(state) {
        let span = source.beginSpan()
        defer { source.endSpan(span) }
        if operations.count >= count.lowerBound, try !source.continues(mean: mean) { break }
        let operation = try source.draw(generator)
        apply(operation, &state)
        operations.append(operation)
      }
      guard operations.count >= count.lowerBound else { throw .rejected }
      return operations
    }
  }
}
