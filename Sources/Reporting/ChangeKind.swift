import ImageDiff
import Pixels
import RunModel

/// Cases that need attention for what looks like the same reason.
struct ChangeKind: Equatable {
  /// What cases of one kind have in common; the size of the box, not its place.
  struct Key: Hashable {
    var verdict: Verdict
    var changedSide: String?
    var differingPixels: Int?
    var boxWidth: Int?
    var boxHeight: Int?
    var parts: [String: Int]
    var change: ImageChange.Kind?
    var shift: PixelShift?
    /// Two errors, or reasons, with different texts are two kinds.
    var detail: String?

    init(_ result: CaseResult) {
      verdict = result.verdict
      changedSide = result.changedSide
      differingPixels = result.differingPixels
      boxWidth = result.boundingBox?.width
      boxHeight = result.boundingBox?.height
      parts = result.differingPixelsByRegion
      change = result.change
      shift = result.shift
      detail = result.detail
    }
  }

  /// What the cases share.
  var key: Key
  /// The cases, in the order of the plan; never empty.
  var members: [CaseResult]

  /// The kinds among results: those of most cases first, then in the order of the plan.
  static func kinds(in ordered: [CaseResult]) -> [ChangeKind] {
    var places: [Key: Int] = [:]
    var kinds: [ChangeKind] = []
    for result in ordered where result.verdict.needsAttention {
      let key = Key(result)
      if let place = places[key] {
        kinds[place].members.append(result)
      } else {
        places[key] = kinds.count
        kinds.append(ChangeKind(key: key, members: [result]))
      }
    }
    return kinds.enumerated()
      .sorted { ($1.element.members.count, $0.offset) < ($0.element.members.count, $1.offset) }
      .map(\.element)
  }

  /// What happened, in a line.
  var summary: String {
    var words: [String] = []
    if let side = key.changedSide { words.append("the \(side) changed") }
    if let pixels = key.differingPixels, pixels > 0 {
      var text = "\(Wording.count(pixels)) px differ"
      if let width = key.boxWidth, let height = key.boxHeight {
        text += " within \(Wording.count(width)) × \(Wording.count(height))"
      }
      words.append(text)
    }
    if let change = key.change, change != .content { words.append(Wording.change(change, key.shift)) }
    if !key.parts.isEmpty { words.append(Wording.parts(key.parts)) }
    if let detail = key.detail { words.append(detail) }
    switch key.verdict {
    case .new where key.detail == nil: words.append("no baseline yet")
    case .missing where key.detail == nil: words.append("the baseline's file is gone")
    case .new, .missing, .passed, .withinTolerance, .changed, .skipped, .failed: break
    }
    return words.isEmpty ? Wording.phrase(key.verdict) : words.joined(separator: " · ")
  }
}
