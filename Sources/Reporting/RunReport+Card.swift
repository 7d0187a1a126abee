import Pixels
public import RunModel

extension RunReport {
  /// How many neighbours a card names.
  static let namedNeighbours = 6

  /// All that a card tells of its case, what is needed first first.
  ///
  /// - Parameter group: the group that holds the case.
  public func card(for result: CaseResult, in group: ChangeGroup) -> [CardFact] {
    leading(result) + places(result) + measures(result) + surroundings(result, group)
  }

  /// What changed, what would pass it, what it falls under, who is the cause.
  private func leading(_ result: CaseResult) -> [CardFact] {
    var facts: [CardFact] = []
    if let decision = rejections[result.caseID] {
      facts.append(CardFact(.rejected, decision.summary, .leading))
    }
    if let sentence = Wording.change(of: result) { facts.append(CardFact(.changed, sentence, .leading)) }
    facts += result.limits.filter { !$0.passes }.map { limit($0, .pastLimit, .leading) }
    if let smallest = result.smallestToleranceInWords {
      facts.append(CardFact(.passesAt, smallest, .leading))
    }
    if let clauses = result.evidence?.clauses, !clauses.isEmpty {
      facts.append(CardFact(.clauses, .clauses(clauses), .leading))
    }
    switch result.changedSide {
    case "component":
      facts.append(
        CardFact(.cause, "the component: its display list is not the approved one", .leading))
    case "renderer":
      facts.append(
        CardFact(.cause, "the renderer: the display list is the approved one, the pixels are not", .leading))
    default: break
    }
    return facts
  }

  /// Where it changed.
  private func places(_ result: CaseResult) -> [CardFact] {
    var facts: [CardFact] = []
    if let evidence = result.evidence {
      facts += evidence.parts.map { CardFact(.part, Wording.part($0)) }
      if !evidence.regions.isEmpty { facts.append(CardFact(.regions, Wording.regions(evidence))) }
    } else if !result.changedParts.isEmpty {
      facts.append(CardFact(.parts, Wording.parts(result.changedParts)))
    }
    if let box = result.boundingBox {
      facts.append(
        CardFact(
          .within,
          "\(Wording.count(box.width)) × \(Wording.count(box.height)) px at (\(box.x), \(box.y))"))
    }
    if let delta = result.largestChannelDelta {
      facts.append(CardFact(.channels, "differ by up to \(delta) of 255 as stored"))
    }
    return facts
  }

  /// How far it is from its limits and from those of every metric.
  private func measures(_ result: CaseResult) -> [CardFact] {
    var facts = result.limits.filter(\.passes).map { limit($0, .limit, .further) }
    if !result.metrics.isEmpty { facts.append(CardFact(.metrics, .metrics(result.metrics))) }
    if let disagreement = Wording.disagreement(result) { facts.append(CardFact(.disagree, disagreement)) }
    return facts
  }

  private func limit(_ outcome: LimitOutcome, _ label: CardFact.Label, _ weight: CardFact.Weight) -> CardFact
  {
    let reason = outcome.reason.isEmpty ? "" : " (\(outcome.reason))"
    return CardFact(label, Wording.limit(outcome) + reason, weight)
  }

  /// Where it belongs, and how to see it again.
  private func surroundings(_ result: CaseResult, _ group: ChangeGroup) -> [CardFact] {
    var facts: [CardFact] = []
    let neighbours = group.neighbours(of: result, atMost: Self.namedNeighbours)
    if !neighbours.isEmpty {
      facts.append(
        CardFact(.alike, .cases(neighbours, more: group.members.count - 1 - neighbours.count)))
    }
    if result.width > 0 {
      facts.append(CardFact(.size, Wording.size(of: result)))
      if result.isBlank {
        facts.append(
          CardFact(.ink, result.expectsInk ? "none, though some is expected" : "none, as expected"))
      }
    }
    facts.append(CardFact(.took, Wording.duration(seconds: result.milliseconds / 1000)))
    facts += Self.digests(.picture, result.digest, .approved, result.baselineDigest)
    facts += Self.digests(
      .displayList, result.displayListDigest, .approvedList, result.baselineDisplayListDigest)
    let commands = commands(for: result)
    if !commands.isEmpty { facts.append(CardFact(.again, .commands(commands))) }
    return facts
  }

  /// Two digests; a second one that equals the first is not spelled out again.
  private static func digests(
    _ label: CardFact.Label, _ digest: Digest?, _ approvedLabel: CardFact.Label, _ approved: Digest?
  ) -> [CardFact] {
    [
      digest.map { CardFact(label, $0.description) },
      approved.map { CardFact(approvedLabel, $0 == digest ? "the same" : $0.description) },
    ].compactMap(\.self)
  }
}
