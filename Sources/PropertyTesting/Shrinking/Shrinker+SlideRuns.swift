extension Shrinker {
  /// Moves runs of three amounts or more by the same distance towards the first one's 0: what hangs on the
  /// differences of all of them, so that no two can move alone.
  ///
  /// Amounts of a run can be the same numbers; a yes or no between them stays as it is. The longest first.
  mutating func slideRuns() {
    let places = amounts
    for first in places.indices {
      let alike = places[first...].prefix { kind(of: $0) == kind(of: places[first]) }
      for count in (3...10).reversed() where count <= alike.count { slide(Array(alike.prefix(count))) }
    }
  }

  private mutating func slide(_ run: [Int]) {
    let position = position(at: run[0])
    let inwards: Int128 = position < 0 ? 1 : -1
    let farthest = UInt64(clamping: position.magnitude)
    for multiple in [farthest] + NumberDescent.powers(upTo: farthest) where multiple > 0 {
      _ = consider(moving: run, by: inwards * Int128(multiple))
    }
  }

  private mutating func consider(moving run: [Int], by distance: Int128) -> Bool {
    var candidate = choices
    for place in run {
      guard place < candidate.count, let moved = choice(at: place, movedBy: distance) else { return false }
      candidate[place] = moved
    }
    return consider(candidate)
  }

  private func kind(of place: Int) -> ClosedRange<Int128> { bounds(at: place) }
}
