extension Shrinker {
  /// Leaves out parts of the value: elements, operations, refused draws.
  ///
  /// In each group of parts side by side, longer and longer runs down to single ones, the last first: what
  /// comes late hangs on what comes early, not the other way round. What comes after reads its own choices.
  mutating func deleteSpans() {
    var group = 0
    while group < smallest.trace.groups.count {
      var size = smallest.trace.groups[group].parts.count
      while size > 0 {
        deleteSiblings(group, size)
        size /= 2
      }
      group += 1
    }
  }

  private mutating func deleteSiblings(_ group: Int, _ size: Int) {
    var end = siblings(group).count
    while end >= size {
      let count = siblings(group).count
      guard end <= count else {
        end = count
        continue
      }
      let kept = Array(0..<end - size) + Array(end..<count)
      end -= consider(smallest.trace.groups[group], as: kept) ? size : 1
    }
  }

  private func siblings(_ group: Int) -> [Range<Int>] {
    let groups = smallest.trace.groups
    return group < groups.count ? groups[group].parts : []
  }
}
