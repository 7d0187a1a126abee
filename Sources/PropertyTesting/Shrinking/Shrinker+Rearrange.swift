extension Shrinker {
  /// Tries the smallest sequence with some of the parts of a group, in another order.
  ///
  /// - Parameter order: the parts that stay, by their place in the group.
  mutating func consider(_ group: SiblingGroup, as order: [Int]) -> Bool {
    guard let first = group.parts.first, let last = group.parts.last else { return false }
    var candidate = Array(choices[..<first.lowerBound])
    var blocks: [Range<Int>] = []
    for (place, part) in order.enumerated() {
      // What lies between parts stays where it is when none is left out, else before its part.
      if place > 0 { candidate += gap(before: order.count < group.parts.count ? part : place, in: group) }
      blocks.append(candidate.count..<candidate.count + group.parts[part].count)
      candidate += choices[group.parts[part]]
    }
    candidate += choices[last.upperBound...]
    return consider(candidate, aligned: ChoiceAlignment(parent: group.parent, blocks: blocks))
      || consider(candidate)
  }

  private func gap(before part: Int, in group: SiblingGroup) -> ArraySlice<UInt64> {
    part > 0 ? choices[group.parts[part - 1].upperBound..<group.parts[part].lowerBound] : []
  }
}
