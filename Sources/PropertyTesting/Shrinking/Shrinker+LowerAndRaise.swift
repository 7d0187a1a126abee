extension Shrinker {
  /// Lowers an amount while a later one becomes as large as it can, or twice as large: worth it in shortlex,
  /// and the later one is lowered again afterwards.
  mutating func lowerAndRaise() {
    for (first, second) in pairsOfAmounts {
      let highest = maximum(at: second)
      NumberDescent.lower(choice(at: first)) { consider($0, at: first, highest, at: second) }
      let value = choice(at: first)
      guard value > 0, choice(at: second) < highest / 2 else { continue }
      for lower in [value / 2, value - 1] {
        if consider(lower, at: first, choice(at: second) * 2 + 1, at: second) { break }
      }
    }
  }

  /// Leaves out a part while what stays makes up for it: one amount, or all, as large as they can be.
  ///
  /// A part less is worth any price; what is too large then is lowered again afterwards.
  mutating func deleteAndRaise() {
    var index = smallest.trace.spans.count
    while index > 0 {
      index -= 1
      guard index < smallest.trace.spans.count else { continue }
      deleteAndRaise(without: smallest.trace.spans[index].range)
    }
  }

  private mutating func deleteAndRaise(without range: Range<Int>) {
    guard !range.isEmpty, range.count < choices.count else { return }
    let places = amounts.filter { !range.contains($0) }
    // Where there are many, only those nearby: the pairs of parts and amounts grow with the square.
    let near = places.count <= 16 ? places[...] : places.filter { $0 > range.lowerBound }.prefix(8)
    for raised in [places[...]] + near.map({ [$0] }) where !raised.isEmpty {
      var candidate = choices
      for place in raised { candidate[place] = maxima[place] }
      candidate.removeSubrange(range)
      if consider(candidate) { return }
    }
  }
}
