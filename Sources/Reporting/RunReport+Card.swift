public import RunModel

extension RunReport {
  /// How many neighbours a card names.
  static let namedNeighbours = 6

  /// The card of a case as lines of text: what is known of its change, each with its name.
  ///
  /// - Parameter group: the group that holds the case.
  public func card(for result: CaseResult, in group: ChangeGroup) -> [(name: String, value: String)] {
    var lines: [(String, String)] = []
    if let decision = rejections[result.caseID] { lines.append(("rejected", decision.summary)) }
    if let evidence = result.evidence {
      if !evidence.clauses.isEmpty { lines.append(("clauses", evidence.clauses.joined(separator: " "))) }
      for part in evidence.parts { lines.append(("part", Wording.part(part))) }
      if !evidence.regions.isEmpty { lines.append(("regions", Wording.regions(evidence))) }
    }
    if let change = result.change {
      let words = [Wording.change(change, result.shift), result.shapeInWords].compactMap(\.self)
      lines.append(("class", words.joined(separator: " · ")))
    }
    if let side = result.changedSide {
      lines.append(("changed", side == "component" ? "the display list" : "the pixels alone"))
    }
    for outcome in result.limits { lines.append(("limit", Wording.limit(outcome))) }
    if let smallest = result.smallestToleranceInWords { lines.append(("passes at", smallest)) }
    for outcome in result.metrics { lines.append(("metric", Wording.metric(outcome))) }
    if let disagreement = Wording.disagreement(result) { lines.append(("metrics", disagreement)) }
    let neighbours = group.neighbours(of: result, atMost: Self.namedNeighbours)
    if !neighbours.isEmpty {
      lines.append(("alike", Wording.alike(neighbours, of: group.members.count - 1)))
    }
    for command in commands(for: result) { lines.append(("again", command)) }
    return lines
  }
}

extension Wording {
  /// A changed part, its pixels and where they lie.
  static func part(_ part: ChangeEvidence.Part) -> String {
    "\(part.label) \(count(part.area.pixels)) px within \(place(part.area)),"
      + " largest visible step \(part.strongestStep) of 255"
  }

  /// How many groups of pixels differ, and where the largest lie.
  static func regions(_ evidence: ChangeEvidence) -> String {
    let largest = evidence.regions.prefix(3).map { "\(place($0)), \(count($0.pixels)) px" }
    return "\(count(evidence.regionCount)): " + largest.joined(separator: "; ")
      + (evidence.regionCount > largest.count ? "; …" : "")
  }

  /// A rectangle in device pixels.
  static func place(_ area: ChangeEvidence.Area) -> String {
    "\(count(area.width)) × \(count(area.height)) at (\(area.x), \(area.y))"
  }

  /// A metric against its limit: what was found, what is allowed, what would pass.
  static func metric(_ outcome: LimitOutcome) -> String {
    "\(outcome.metric): \(found(outcome)), limit \(limitValue(outcome)):"
      + " \(outcome.passes ? "passes" : "fails")"
      + (outcome.passes ? "" : smallest(outcome).map { ", passes at \($0)" } ?? "")
  }

  /// What a metric found: its score, or how many pixels differ by it.
  static func found(_ outcome: LimitOutcome) -> String {
    guard let score = outcome.score else { return "\(count(outcome.differingPixels)) px" }
    return decimals(score, up: outcome.metric != "ssim")
  }

  /// A metric's limit in its own unit.
  static func limitValue(_ outcome: LimitOutcome) -> String {
    switch outcome.metric {
    case "exact": "0 px"
    case "ssim": "at least \(decimals(outcome.threshold))"
    case "flip": "at most \(decimals(outcome.threshold))"
    case "channel": "0 px above \(count(Int(outcome.threshold), "step"))"
    case "ciede2000": "0 px above ΔE \(decimals(outcome.threshold))"
    default: "0 px above \(decimals(outcome.threshold))"
    }
  }

  /// The least limit that a metric would pass at; nil where none would.
  static func smallest(_ outcome: LimitOutcome) -> String? {
    guard let threshold = outcome.smallestThreshold else { return nil }
    if outcome.metric == "exact" { return outcome.smallestMaxPixels.map { "\(count($0)) px" } }
    return "threshold \(decimals(threshold, up: outcome.metric != "ssim"))"
  }

  /// Which metrics pass and which do not; nil where they agree.
  static func disagreement(_ result: CaseResult) -> String? {
    guard result.metricsDisagree else { return nil }
    let passing = result.metrics.filter(\.passes).map(\.metric).joined(separator: ", ")
    let failing = result.metrics.filter { !$0.passes }.map(\.metric).joined(separator: ", ")
    return "disagree: \(passing) would pass it, \(failing) would not, each at its own default limit"
  }

  /// Neighbours by name, and how many more there are.
  static func alike(_ neighbours: [CaseID], of total: Int) -> String {
    let more = total - neighbours.count
    return neighbours.map(\.description).joined(separator: ", ")
      + (more > 0 ? " and \(count(more)) more" : "")
  }
}
