extension Shrinker {
  /// Makes whole runs of choices the simplest at once: parts of the value, then halves, quarters, … of the
  /// sequence. Single ones are left to ``lowerEach()``.
  mutating func zeroRuns() {
    var index = 0
    while index < smallest.trace.spans.count {
      zero(smallest.trace.spans[index].range)
      index += 1
    }
    var size = choices.count
    while size > 1 {
      for start in stride(from: 0, to: choices.count, by: size) {
        zero(min(start, choices.count)..<min(start + size, choices.count))
      }
      size /= 2
    }
  }

  private mutating func zero(_ range: Range<Int>) {
    var candidate = choices
    guard range.count > 1, candidate[range].contains(where: { $0 > 0 }) else { return }
    for place in range { candidate[place] = 0 }
    consider(candidate)
  }
}
