/// What a calibration found: which metric and limit catches which planted change, from which strength on.
///
/// Plain values; each way of writing it is a pure function of them.
public struct CalibrationReport: Equatable, Sendable {
  /// A change that was planted.
  public struct Change: Equatable, Sendable {
    /// Its name.
    public var name: String
    /// What is wrong, as the start of a sentence.
    public var noun: String
    /// Where it lies, with its preposition; empty for all of the picture.
    public var place: String
    /// Whether a gate should notice; false for a harmless change.
    public var isDefect: Bool
    /// The strengths in words, weakest first.
    public var strengths: [String]
    /// The weakest strength that a gate has to notice.
    public var leastVisible: Int

    /// A change.
    public init(
      name: String, noun: String, place: String, isDefect: Bool, strengths: [String], leastVisible: Int
    ) {
      self.name = name
      self.noun = noun
      self.place = place
      self.isDefect = isDefect
      self.strengths = strengths
      self.leastVisible = leastVisible
    }
  }

  /// In how many of the cases that a plant changes something was noticed.
  public struct Cell: Equatable, Sendable {
    /// In so many it was.
    public var caught: Int
    /// So many it changes.
    public var of: Int

    /// A cell.
    public init(caught: Int, of: Int) {
      self.caught = caught
      self.of = of
    }

    /// Whether it was noticed wherever it could be; not where it could be nowhere.
    var isFull: Bool { of > 0 && caught == of }
  }

  /// A metric with a limit, held against every planted picture as a whole.
  public struct Gate: Equatable, Sendable {
    /// The metric's name.
    public var metric: String
    /// Its version.
    public var version: String
    /// The threshold, in the metric's unit.
    public var threshold: Double
    /// Whether smoothed edges are left out.
    public var ignoresAntialiasing: Bool
    /// How many pixels may differ; nil for a metric that gives a score.
    public var maxPixels: Int?
    /// For each change, a cell for each of its strengths.
    public var cells: [[Cell]]

    /// A gate.
    public init(
      metric: String, version: String, threshold: Double, ignoresAntialiasing: Bool, maxPixels: Int?,
      cells: [[Cell]]
    ) {
      self.metric = metric
      self.version = version
      self.threshold = threshold
      self.ignoresAntialiasing = ignoresAntialiasing
      self.maxPixels = maxPixels
      self.cells = cells
    }
  }

  /// The names of the cases by component, in order.
  public var cases: [String]
  /// What was planted: defects first.
  public var changes: [Change]
  /// Every metric with every limit.
  public var gates: [Gate]
  /// The gate that is configured: for each change, a cell for each of its strengths.
  public var configured: [[Cell]]
  /// The limits that are proposed, by part.
  public var proposals: [CalibrationProposal]
  /// All planted pictures judged by the proposed limits, as a run judges: for each change and strength.
  public var proposed: [[Cell]]

  /// A report.
  public init(
    cases: [String], changes: [Change], gates: [Gate], configured: [[Cell]],
    proposals: [CalibrationProposal], proposed: [[Cell]]
  ) {
    self.cases = cases
    self.changes = changes
    self.gates = gates
    self.configured = configured
    self.proposals = proposals
    self.proposed = proposed
  }
}
