import ImageDiff
import Pixels
public import RunModel

extension RunReport {
  /// The cases that need a person, in groups that changed alike: those of most cases first.
  public var groups: [ChangeGroup] { ChangeGroup.groups(in: orderedResults) }
}

extension ChangeGroup {
  /// The cases nearest to one of the group's in the plan, the case itself left out.
  ///
  /// - Parameter count: how many at most.
  func neighbours(of result: CaseResult, atMost count: Int) -> [CaseID] {
    guard let place = members.firstIndex(where: { $0.caseID == result.caseID }) else { return [] }
    // Members are in the order of the plan: the nearest lie around the case's own place.
    let near = members[max(0, place - count)...min(members.count - 1, place + count)]
    return near.filter { $0.caseID != result.caseID }
      .sorted {
        (abs($0.ordinal - result.ordinal), $0.ordinal) < (abs($1.ordinal - result.ordinal), $1.ordinal)
      }
      .prefix(count).map(\.caseID)
  }

  /// How many cases it has: `1 case`, `1,200 cases`.
  public var countInWords: String { Wording.count(members.count, "case") }

  /// What happened, in a line.
  public var summary: String {
    let result = representative
    var words: [String] = []
    if let side = key.changedSide { words.append("the \(side) changed") }
    if let signature = key.signature {
      if result.change != .content, !signature.ignoresStrength, let kind = result.changeInWords {
        words.append(kind)
      }
      let shape = signature.shapeInWords(result.lengthUnit)
      if !shape.isEmpty { words.append(shape) }
      words += Wording.growth(of: result)
      let parts = Self.parts(of: members)
      if !parts.isEmpty { words.append(parts.joined(separator: ", ")) }
      if let strength = strengthInWords { words.append(strength) }
    } else if let pixels = result.differingPixels, pixels > 0 {
      words.append(result.countsInWords)
      if result.change != .content, let kind = result.changeInWords { words.append(kind) }
      let parts = result.changedParts
      if !parts.isEmpty { words.append(Wording.parts(parts)) }
    }
    if let detail = key.detail { words.append(detail) }
    switch key.verdict {
    case .new where key.detail == nil: words.append("no baseline yet")
    case .missing where key.detail == nil: words.append("the baseline's file is gone")
    case .new, .missing, .passed, .withinTolerance, .changed, .skipped, .failed: break
    }
    return words.isEmpty ? Wording.phrase(key.verdict) : words.joined(separator: " · ")
  }

  /// Where strength says something: the largest step of the weakest and the strongest case.
  private var strengthInWords: String? {
    guard let signature = key.signature, !signature.ignoresStrength else { return nil }
    let steps = members.compactMap { $0.evidence?.strongestStep }
    guard let least = steps.min(), let most = steps.max() else { return nil }
    if most == 0 { return "no visible step" }
    return least == most
      ? "largest step \(most) of 255" : "largest step \(least) to \(most) of 255"
  }

  /// The parts that changed in any case, those of most cases first.
  private static func parts(of members: [CaseResult]) -> [String] {
    var cases: [String: Int] = [:]
    for member in members {
      for part in member.evidence?.parts ?? [] { cases[part.label, default: 0] += 1 }
    }
    return cases.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

extension CaseResult {
  /// The parts in which pixels differ.
  var changedParts: [String: Int] { differingPixelsByRegion.filter { $0.value > 0 } }

  /// How many pixels differ, and within what.
  var countsInWords: String {
    var text = "\(Wording.count(differingPixels ?? 0)) px differ"
    if let box = boundingBox {
      text += " within \(Wording.count(box.width)) × \(Wording.count(box.height))"
    }
    return text
  }

  /// The smallest tolerance that would pass where equality was asked for, in words; nil where none would.
  var smallestToleranceInWords: String? {
    guard verdict == .changed, let smallest = smallestTolerance else { return nil }
    let channel = smallest.channel.map { " or channel threshold \($0)" } ?? ""
    return "\(Wording.count(smallest.maxPixels)) px\(channel)"
  }

  /// The smallest tolerance that would pass by itself: so many pixels by `exact`, or such a threshold of
  /// `channel` with none; nil where sizes differ, which no tolerance allows.
  var smallestTolerance: (maxPixels: Int, channel: Int?)? {
    guard let pixels = differingPixels, pixels > 0, evidence?.growth == nil, change != .resize else {
      return nil
    }
    if evidence == nil && (change == .insert || change == .delete) { return nil }
    return (pixels, largestChannelDelta)
  }

  /// The profile in the parameters; nil for a picture without one.
  var profile: String? {
    ["seed", "corrected"].first { parameters.contains("\"profile\":\"\($0)\"") }
  }
}
