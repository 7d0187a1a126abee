/// How the choices of a value hang together.
struct ChoiceTrace: Sendable {
  /// The largest number that each choice could have been.
  private(set) var maxima: [UInt64] = []
  /// Up to which number each choice stands for one side of 0.
  private(set) var aboves: [UInt64] = []
  /// The parts of the value, in the order in which they began: a part follows the one it lies in.
  private(set) var spans: [ChoiceSpan] = []
  private var innermost: Int?

  mutating func note(maximum: UInt64, above: UInt64) {
    maxima.append(maximum)
    aboves.append(above)
  }

  mutating func begin(at place: Int) -> Int {
    spans.append(ChoiceSpan(range: place..<place, parent: innermost))
    innermost = spans.count - 1
    return spans.count - 1
  }

  mutating func end(_ span: Int, at place: Int) {
    spans[span].range = spans[span].range.lowerBound..<place
    innermost = spans[span].parent
  }

  /// The parts within each part, in order.
  var groups: [SiblingGroup] {
    var groups = spans.indices.map { SiblingGroup(parent: $0, parts: []) }
    for span in spans {
      if let parent = span.parent { groups[parent].parts.append(span.range) }
    }
    return groups.filter { !$0.parts.isEmpty }
  }
}

/// A part of a value: the choices that one draw took.
struct ChoiceSpan: Equatable, Sendable {
  /// The places of its choices.
  var range: Range<Int>
  /// The part it lies in.
  let parent: Int?
}

/// The parts that lie side by side in a part.
struct SiblingGroup: Equatable, Sendable {
  /// The part they lie in.
  let parent: Int
  /// The places of their choices.
  var parts: [Range<Int>]
}
