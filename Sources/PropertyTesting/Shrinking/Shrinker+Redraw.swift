extension Shrinker {
  /// How many times what follows is drawn at random.
  private static var draws: UInt64 { 4 }

  /// Lowers a choice and makes everything after it anew: all zeros, then some draws at random.
  ///
  /// For choices that decide what the rest means: the rest that made the value fail says nothing then. The
  /// draws depend on the place and on the steps so far alone: without progress they are the same again. Where
  /// values are measured, a higher choice may make a smaller one: the next and the highest are tried too.
  mutating func redraw() {
    var place = 0
    while place < choices.count {
      redraw(from: place)
      place += 1
    }
  }

  private mutating func redraw(from place: Int) {
    let value = choices[place]
    var others: [UInt64] = value > 0 ? [0] : []
    for alternative in [value / 2, value &- 1] where value > 0 && !others.contains(alternative) {
      others.append(alternative)
    }
    if isMeasured, value < maxima[place] {
      others += value + 1 < maxima[place] ? [value + 1, maxima[place]] : [value + 1]
    }
    for alternative in others where redraw(from: place, as: alternative) { return }
  }

  private mutating func redraw(from place: Int, as alternative: UInt64) -> Bool {
    let beginning = Array(choices[..<place] + [alternative])
    if consider(beginning) { return true }
    for draw in 0..<Shrinker.draws where consider(beginning, then: random(place, draw)) { return true }
    // What follows keeps its choices; only those that the part now takes beyond the ones it had are drawn.
    let candidate = beginning + choices[(place + 1)...]
    for group in smallest.trace.groups where group.parts.count > 1 {
      guard group.parts.contains(where: { $0.contains(place) }) else { continue }
      for draw in 0..<Shrinker.draws {
        let alignment = ChoiceAlignment(parent: group.parent, blocks: group.parts)
        if consider(candidate, then: random(place, draw), aligned: alignment) { return true }
        // Where it takes no other choices, nothing is drawn.
        if !hasOtherShape { break }
      }
    }
    return false
  }

  private func random(_ place: Int, _ draw: UInt64) -> SplitMix64 {
    var seeds = SplitMix64(seed: UInt64(place) << 32 | UInt64(steps) << 8 | draw)
    return SplitMix64(seed: seeds.next())
  }
}
