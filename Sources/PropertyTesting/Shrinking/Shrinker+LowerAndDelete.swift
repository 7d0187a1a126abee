extension Shrinker {
  /// Lowers a choice that decides how much follows, and leaves out what is then too much: the number of
  /// elements, drawn before them.
  mutating func lowerAndDelete() {
    var place = 0
    while place < choices.count {
      if choices[place] > 0 { lowerAndDelete(at: place) }
      place += 1
    }
  }

  private mutating func lowerAndDelete(at place: Int) {
    var lowered = choices
    lowered[place] -= 1
    let count = lowered.count
    // Where as much follows as before, the choice does not decide that.
    guard let consumed = consumption(of: lowered), consumed != count else { return }
    if consumed < count {
      let surplus = count - consumed
      for start in stride(from: consumed, to: place, by: -1) {
        if consider(lowered, without: start..<start + surplus) { return }
      }
    }
    for span in smallest.trace.spans.reversed() where span.range.lowerBound > place && !span.range.isEmpty {
      if consider(lowered, without: span.range) { return }
    }
  }

  private mutating func consider(_ candidate: [UInt64], without range: Range<Int>) -> Bool {
    var shorter = candidate
    shorter.removeSubrange(range)
    return consider(shorter)
  }
}
