import ImageDiff
import Pixels

/// Cases that need a person for what looks like the same reason, and one that stands for them.
public struct ChangeGroup: Equatable, Sendable {
  /// What all cases of a group have in common.
  public struct Key: Hashable, Sendable {
    /// What a run says of them.
    public var verdict: Verdict
    /// Who is to blame: the component or the renderer; nil where that is not known.
    public var changedSide: String?
    /// How they changed; nil where that was not measured.
    public var signature: ChangeSignature?
    /// Counts and box stand in for the signature where there is none.
    var counted: Counted?
    /// Two errors, or reasons, with different texts are two groups.
    public var detail: String?
  }

  /// What is known of a change that was not measured.
  struct Counted: Hashable, Sendable {
    var differingPixels: Int
    var boxWidth: Int
    var boxHeight: Int
    var change: ImageChange.Kind?
    var shift: PixelShift?
    var parts: [String: Int]
  }

  /// What the cases share.
  public let key: Key
  /// The cases, in the order of the plan; never empty.
  public let members: [CaseResult]

  /// The case that stands for all: the first of the plan.
  public var representative: CaseResult { members[0] }

  /// The groups among results: those of most cases first, then in the order of the plan.
  ///
  /// Within one signature cases are of one group while the strongest difference is less than half as much
  /// again as the weakest: what is stronger is another change that looks alike. Of one and two steps, and of
  /// recoloured areas, only equal strengths are together.
  ///
  /// - Parameter ordered: results in the order of the plan; those that need no person are left out.
  public static func groups(in ordered: [CaseResult]) -> [ChangeGroup] {
    var places: [Key: Int] = [:]
    var found: [(key: Key, members: [(place: Int, result: CaseResult)])] = []
    for (place, result) in ordered.enumerated() where result.verdict.needsAttention {
      let key = Key(result)
      if let group = places[key] {
        found[group].members.append((place, result))
      } else {
        places[key] = found.count
        found.append((key, [(place, result)]))
      }
    }
    let groups = found.flatMap { key, members in
      byStrength(members, key.signature).map { (key, $0.sorted { $0.place < $1.place }) }
    }
    return groups.sorted { ($1.1.count, $0.1[0].place) < ($0.1.count, $1.1[0].place) }
      .map { ChangeGroup(key: $0.0, members: $0.1.map(\.result)) }
  }

  private typealias Member = (place: Int, result: CaseResult)

  private static func byStrength(_ members: [Member], _ signature: ChangeSignature?) -> [[Member]] {
    guard let signature, !signature.ignoresStrength else { return [members] }
    func strength(_ member: Member) -> Int { member.result.evidence?.strongestStep ?? 0 }
    var groups: [[Member]] = []
    for member in members.sorted(by: { (strength($0), $0.place) < (strength($1), $1.place) }) {
      let weakest = groups.last.map { strength($0[0]) }
      if let weakest, signature.holdsTogether(weakest, strength(member)) {
        groups[groups.count - 1].append(member)
      } else {
        groups.append([member])
      }
    }
    return groups
  }
}

extension ChangeGroup.Key {
  fileprivate init(_ result: CaseResult) {
    verdict = result.verdict
    changedSide = result.changedSide
    detail = result.detail
    signature = result.evidence.map { ChangeSignature(result.change, $0) }
    if signature == nil, let pixels = result.differingPixels {
      counted = ChangeGroup.Counted(
        differingPixels: pixels, boxWidth: result.boundingBox?.width ?? 0,
        boxHeight: result.boundingBox?.height ?? 0, change: result.change, shift: result.shift,
        parts: result.differingPixelsByRegion)
    }
  }
}
