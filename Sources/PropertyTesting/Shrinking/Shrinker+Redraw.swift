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
    for alternative in others {
      let beginning = choices[..<place] + [alternative]
      if consider(Array(beginning)) { return }
      for draw in 0..<Shrinker.draws {
        var seeds = SplitMix64(seed: UInt64(place) << 32 | UInt64(steps) << 8 | draw)
        if consider(Array(beginning), then: SplitMix64(seed: seeds.next())) { return }
      }
    }
  }
}
