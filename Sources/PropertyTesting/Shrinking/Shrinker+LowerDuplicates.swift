extension Shrinker {
  /// Lowers all amounts that are equal at once: what has to stay the same.
  mutating func lowerDuplicates() {
    let repeated = Dictionary(grouping: amounts, by: { choices[$0] }).filter {
      $0.key > 0 && $0.value.count > 1
    }
    // Sorted: the order of a dictionary differs from run to run.
    for (value, places) in repeated.sorted(by: { $0.key < $1.key }) {
      NumberDescent.lower(value) { lower in
        var candidate = choices
        guard places.allSatisfy({ $0 < candidate.count }) else { return false }
        for place in places { candidate[place] = lower }
        return consider(candidate)
      }
    }
  }
}
