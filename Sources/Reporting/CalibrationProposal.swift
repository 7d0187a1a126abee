/// A limit that is proposed for one part, and what it can do.
public struct CalibrationProposal: Equatable, Sendable {
  /// A metric with its limits.
  public struct Limit: Equatable, Sendable {
    /// The metric's name.
    public var metric: String
    /// The threshold, in the metric's unit.
    public var threshold: Double
    /// How many pixels may differ.
    public var maxPixels: Int

    /// A limit.
    public init(metric: String, threshold: Double, maxPixels: Int) {
      self.metric = metric
      self.threshold = threshold
      self.maxPixels = maxPixels
    }

    /// The limit in words: `channel 2, 4 px`.
    public var words: String {
      let unit = metric == "exact" ? "exact" : "\(metric) \(CalibrationReport.number(threshold))"
      return maxPixels == 0 ? unit : "\(unit), \(maxPixels) px"
    }
  }

  /// What was planted into one case.
  public struct Plant: Equatable, Sendable {
    /// The change with its strength: `noise 3`.
    public var change: String
    /// The case.
    public var caseID: String

    /// A plant.
    public init(change: String, caseID: String) {
      self.change = change
      self.caseID = caseID
    }
  }

  /// A harmless change and a defect that no limit tells apart.
  public struct Overlap: Equatable, Sendable {
    /// The harmless change where it is furthest from the right picture.
    public var harmless: Plant
    /// How many of its pixels differ by the metric.
    public var harmlessPixels: Int
    /// The defect where it is nearest to the right picture.
    public var defect: Plant
    /// How many of its pixels differ by the metric.
    public var defectPixels: Int
    /// The metric and its threshold.
    public var metric: String

    /// An overlap.
    public init(
      harmless: Plant, harmlessPixels: Int, defect: Plant, defectPixels: Int, metric: String
    ) {
      self.harmless = harmless
      self.harmlessPixels = harmlessPixels
      self.defect = defect
      self.defectPixels = defectPixels
      self.metric = metric
    }
  }

  /// The glob of the cases that it is for.
  public var cases: String
  /// The label of the part; nil for the pixels outside of all parts.
  public var part: String?
  /// The loosest limit that catches all that the tightest one has to.
  public var limit: Limit
  /// The tightest limit that flags no harmless change.
  public var tightest: Limit
  /// How many plants that have to be noticed lie in the part for the most part, over all cases.
  public var visible: Int
  /// How many of those the proposed limits catch together.
  public var caught: Int
  /// The pairs that no limit tells apart, at most a few; empty where the limit separates the two.
  public var overlaps: [Overlap]

  /// A proposal.
  public init(
    cases: String, part: String?, limit: Limit, tightest: Limit, visible: Int, caught: Int,
    overlaps: [Overlap]
  ) {
    self.cases = cases
    self.part = part
    self.limit = limit
    self.tightest = tightest
    self.visible = visible
    self.caught = caught
    self.overlaps = overlaps
  }

  /// Whether the limit flags no harmless change and catches all that is to be seen.
  public var separates: Bool { caught == visible }

  /// The cases and the part, in words.
  public var place: String { "\(cases) \(part ?? "elsewhere")" }

  /// What is proposed, in a sentence.
  public var sentence: String {
    guard separates else {
      return
        "\(place): none separates the two; \(limit.words), which flags nothing harmless, catches \(share)"
        + " visible plants"
    }
    return visible == 0
      ? "\(place): \(limit.words), nothing planted has to be noticed there\(range)"
      : "\(place): \(limit.words), catches \(share) visible plant\(visible == 1 ? "" : "s")\(range)"
  }

  /// From which limit on the two are apart, where it is not the proposed one.
  private var range: String {
    tightest == limit ? "" : "; nothing harmless is flagged from \(tightest.words) on"
  }

  /// How many of the visible plants of its part it catches: `all 128`, `879 of 942`.
  var share: String {
    if visible == 0 { return "none planted" }
    return separates
      ? visible == 1 ? "the 1" : "all \(Wording.count(visible))"
      : "\(Wording.count(caught)) of \(Wording.count(visible))"
  }

  /// Why the limit is what it is, for a configuration.
  public var reason: String {
    if visible == 0 { return "calibrated: every harmless change passes; no visible defect was planted there" }
    return separates
      ? "calibrated: every harmless change passes, every visible defect is caught"
      : "calibrated: every harmless change passes; \(visible - caught) of \(visible) visible plants do too"
  }
}
