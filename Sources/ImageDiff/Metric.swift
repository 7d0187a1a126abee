/// A named, versioned definition of how far two pictures are apart (METRICS.md), with its threshold.
public enum Metric: Equatable, Sendable {
  /// Any channel, colour under alpha 0 included: `channel` at 0.
  case exact
  /// A pixel differs when its largest channel difference, in steps of 0…255, exceeds the threshold.
  case channel(threshold: Double)
  /// A pixel differs when its squared YIQ distance exceeds 35215 · threshold², threshold 0…1.
  case yiq(threshold: Double, ignoresAntialiasing: Bool)
  /// A pixel differs when ΔE₀₀ exceeds the threshold.
  case ciede2000(threshold: Double)
  /// The pictures differ when their mean structural similarity is below the threshold, −1…1.
  case ssim(threshold: Double)
  /// The pictures differ when their mean FLIP error exceeds the threshold, 0…1.
  case flip(threshold: Double)

  /// The names, as `--metric` takes them.
  public static let names = ["exact", "channel", "yiq", "ciede2000", "ssim", "flip"]

  /// The metric of a name at a threshold, or at its default; nil for an unknown name.
  ///
  /// `exact` has no threshold: one that is given makes it nil too.
  public init?(name: String, threshold: Double?, ignoresAntialiasing: Bool = false) {
    switch name {
    case "exact":
      guard threshold == nil else { return nil }
      self = .exact
    case "channel": self = .channel(threshold: threshold ?? 0)
    case "yiq": self = .yiq(threshold: threshold ?? 0.1, ignoresAntialiasing: ignoresAntialiasing)
    case "ciede2000": self = .ciede2000(threshold: threshold ?? 2.3)
    case "ssim": self = .ssim(threshold: threshold ?? 0.99)
    case "flip": self = .flip(threshold: threshold ?? 0.01)
    default: return nil
    }
  }

  /// The thresholds that a metric of a name can have; nil where there is none.
  public static func thresholds(of name: String) -> ClosedRange<Double>? {
    switch name {
    case "channel": 0...255
    case "yiq", "flip": 0...1
    case "ciede2000": 0...200
    case "ssim": -1...1
    default: nil
    }
  }

  /// The name.
  public var name: String {
    switch self {
    case .exact: "exact"
    case .channel: "channel"
    case .yiq: "yiq"
    case .ciede2000: "ciede2000"
    case .ssim: "ssim"
    case .flip: "flip"
    }
  }

  /// Changes whenever the same two pictures may give another number.
  public var version: String {
    switch self {
    case .yiq: "7.2.0"
    case .exact, .channel, .ciede2000, .ssim, .flip: "1"
    }
  }

  /// The threshold in the metric's own unit; 0 for `exact`.
  public var threshold: Double {
    switch self {
    case .exact: 0
    case .channel(let threshold), .yiq(let threshold, _), .ciede2000(let threshold), .ssim(let threshold),
      .flip(let threshold):
      threshold
    }
  }

  /// Whether one number is given for the whole picture, on which the threshold is a limit.
  public var isScore: Bool {
    switch self {
    case .ssim, .flip: true
    case .exact, .channel, .yiq, .ciede2000: false
    }
  }
}
