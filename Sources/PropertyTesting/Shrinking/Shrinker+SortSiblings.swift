extension Shrinker {
  /// Puts parts of the value that lie side by side into order, the simpler first: all of them, else two by two.
  mutating func sortSiblings() {
    var index = 0
    while index < smallest.trace.groups.count {
      let group = smallest.trace.groups[index]
      let order = group.parts.indices.sorted {
        // By place where neither is the simpler: a sort need not keep their order.
        Shortlex.precedes(choices[group.parts[$0]], choices[group.parts[$1]])
          || (choices[group.parts[$0]] == choices[group.parts[$1]] && $0 < $1)
      }
      if order == Array(group.parts.indices) || !consider(group, as: order) { swapSiblings(index) }
      index += 1
    }
  }

  private mutating func swapSiblings(_ index: Int) {
    let count = smallest.trace.groups[index].parts.count
    // Few groups are large; where one is, neighbours are enough to begin with.
    let reach = count <= 12 ? count : 2
    for first in 0..<count {
      for second in (first + 1)..<max(first + 1, min(count, first + reach)) {
        let groups = smallest.trace.groups
        guard index < groups.count, second < groups[index].parts.count else { return }
        let parts = groups[index].parts
        // What is no simpler may still let others take fewer choices.
        guard choices[parts[second]] != choices[parts[first]] else { continue }
        var order = Array(parts.indices)
        order.swapAt(first, second)
        _ = consider(groups[index], as: order)
      }
    }
  }
}
