/// A limit of a tolerance, and what was found against it: value and limit together.
///
/// Plain values, so that it is recorded as it was judged, whatever metrics later become.
public struct LimitOutcome: Equatable, Sendable, Codable {
  /// The label of the part; nil for all pixels without a limit of their own.
  public var part: String?
  /// The metric's name.
  public var metric: String
  /// The metric's version.
  public var metricVersion: String
  /// The threshold, in the metric's unit.
  public var threshold: Double
  /// How many pixels may differ.
  public var maxPixels: Int
  /// Why so much is allowed; empty where nothing is.
  public var reason: String
  /// How many pixels differ by the metric.
  public var differingPixels: Int
  /// The metric's score; nil for a metric that judges pixels one by one.
  public var score: Double?
  /// Whether what was found is within the limit.
  public var passes: Bool
  /// The least number of pixels that would pass at this threshold; nil where none would.
  public var smallestMaxPixels: Int?
  /// The least threshold that would pass with this number of pixels; nil where none would.
  public var smallestThreshold: Double?

  /// An outcome.
  public init(
    part: String?, metric: String, metricVersion: String, threshold: Double, maxPixels: Int, reason: String,
    differingPixels: Int, score: Double?, passes: Bool, smallestMaxPixels: Int?, smallestThreshold: Double?
  ) {
    self.part = part
    self.metric = metric
    self.metricVersion = metricVersion
    self.threshold = threshold
    self.maxPixels = maxPixels
    self.reason = reason
    self.differingPixels = differingPixels
    self.score = score
    self.passes = passes
    self.smallestMaxPixels = smallestMaxPixels
    self.smallestThreshold = smallestThreshold
  }
}
