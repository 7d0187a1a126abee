extension Generator {
  /// A list; the shorter, the simpler, then the one with the simpler first element.
  ///
  /// Drawn at random it has, on average, twice as many elements as the least number, or five more where
  /// that is more, but never more than the middle of the range.
  public static func array<Element>(
    of element: Generator<Element>, count: ClosedRange<Int>
  ) -> Generator where Value == [Element] {
    precondition(count.lowerBound >= 0, "a list has no fewer than 0 elements")
    let mean = UInt64(max(1, min(max(count.lowerBound, 5), (count.upperBound - count.lowerBound) / 2)))
    return Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      var elements: [Element] = []
      while elements.count < count.upperBound {
        // An element and the choice to go on before it are one part, so that it can be left out.
        let span = source.beginSpan()
        defer { source.endSpan(span) }
        if elements.count >= count.lowerBound, try !source.continues(mean: mean) { break }
        elements.append(try source.draw(element))
      }
      return elements
    }
  }
}

extension Generator {
  /// A list in any order; the order given is the simplest, then those that keep its beginning longest.
  public static func shuffled<Element: Sendable>(_ elements: [Element]) -> Generator
  where Value == [Element] {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      var rest = elements
      var shuffled: [Element] = []
      // Taking out keeps the order of the rest, so that all zeros give the list itself.
      while rest.count > 1 {
        shuffled.append(rest.remove(at: Int(try source.choice(upTo: UInt64(rest.count - 1)))))
      }
      return shuffled + rest
    }
  }
}
