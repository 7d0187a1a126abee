extension Shrinker {
  /// Puts a part of a part in its place: a branch for the tree, a list's element for the list.
  ///
  /// The largest descendant is the last to be tried: a small one saves more.
  mutating func replaceByDescendants() {
    var index = 0
    while index < smallest.trace.spans.count {
      if !replaceByDescendant(index) { index += 1 }
    }
  }

  private mutating func replaceByDescendant(_ index: Int) -> Bool {
    let spans = smallest.trace.spans
    let whole = spans[index].range
    var seen: Set<Range<Int>> = [whole]
    let inner = spans[(index + 1)...].map(\.range).prefix { $0.lowerBound < whole.upperBound }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
    for part in inner.sorted(by: { $0.count < $1.count }).prefix(64) {
      if consider(Array(choices[..<whole.lowerBound] + choices[part] + choices[whole.upperBound...])) {
        return true
      }
    }
    return false
  }
}
