import ImageDiff
import RunModel

extension Wording {
  /// What changed, in a sentence: its class, how much of the picture, where, how strongly; nil where nothing
  /// was compared.
  static func change(of result: CaseResult) -> String? {
    guard let pixels = result.differingPixels, pixels > 0 else { return nil }
    let kinds =
      [result.changeInWords, result.shapeInWords].compactMap(\.self)
      + growth(of: result)
    let whole = result.width * result.height
    // A picture of another size has no whole that both have.
    let share =
      result.change == .resize || result.evidence?.growth != nil || pixels > whole
      ? "\(count(pixels)) px differ"
      : "\(count(pixels)) of \(count(whole)) px differ, \(percent(pixels, of: whole))"
    let parts =
      result.evidence.map { $0.parts.map(\.label) }
      ?? result.changedParts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let step =
      result.evidence.map {
        $0.strongestStep == 0 ? ", no visible step" : ", largest visible step \($0.strongestStep) of 255"
      } ?? ""
    return (kinds.isEmpty ? "" : kinds.joined(separator: ", ") + ": ") + share
      + (parts.isEmpty ? "" : ", in \(parts.joined(separator: ", "))") + step
  }

  /// How much wider and taller the picture became.
  static func growth(of result: CaseResult) -> [String] {
    guard let growth = result.evidence?.growth, growth.count == 2 else { return [] }
    return [(growth[0], "wider", "narrower"), (growth[1], "taller", "shorter")].compactMap {
      value, more, less in
      value == 0 ? nil : "\(result.lengthUnit.words(abs(value))) \(value > 0 ? more : less)"
    }
  }

  /// The size of a picture; of a file's that has another size than before, both.
  static func size(of result: CaseResult) -> String {
    func size(_ width: Int, _ height: Int) -> String { "\(count(width)) × \(count(height)) px" }
    let now = size(result.width, result.height)
    guard result.isFromFile, let growth = result.evidence?.growth, growth.count == 2 else { return now }
    return now + ", the reference "
      + size(result.width - Int(growth[0].rounded()), result.height - Int(growth[1].rounded()))
  }

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

  /// What a metric found: its score, or how many pixels differ by it. Pictures of two sizes have no score.
  static func found(_ outcome: LimitOutcome) -> String {
    guard let score = outcome.score else {
      return ["ssim", "flip"].contains(outcome.metric)
        ? "no score" : "\(count(outcome.differingPixels)) px"
    }
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
    return "passing: \(passing); failing: \(failing); each at its own default limit"
  }
}
