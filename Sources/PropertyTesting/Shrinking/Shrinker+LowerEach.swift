extension Shrinker {
  /// Lowers each choice by itself, the first first.
  mutating func lowerEach() {
    var place = 0
    while place < choices.count {
      NumberDescent.lower(choices[place]) { lower in
        consider(lower, at: place) || (hasOtherShape && considerAligned(lower, at: place))
      }
      place += 1
    }
  }

  /// Tries another choice while the parts around it keep theirs; for a choice that decides how many its part
  /// takes.
  private mutating func considerAligned(_ choice: UInt64, at place: Int) -> Bool {
    guard place < choices.count else { return false }
    var candidate = choices
    candidate[place] = choice
    for group in smallest.trace.groups where group.parts.count > 1 {
      guard group.parts.contains(where: { $0.contains(place) }) else { continue }
      let alignment = ChoiceAlignment(parent: group.parent, blocks: group.parts)
      if consider(candidate, aligned: alignment) { return true }
    }
    return false
  }
}
