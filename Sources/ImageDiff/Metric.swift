/// A named, versioned definition of when two pixels differ (METRICS.md).
public enum Metric: Equatable, Sendable {
  /// Any channel, colour under alpha 0 included: `channel` at 0.
  case exact
  /// The largest channel difference, in steps of 0…255, exceeds the threshold.
  case channel(threshold: Int)

  /// The name, as `--metric` takes it.
  public var name: String {
    switch self {
    case .exact: "exact"
    case .channel: "channel"
    }
  }

  /// Changes whenever the same two pictures may give another number.
  public var version: String { "1" }

  /// The largest channel difference that is no difference, 0…255.
  public var threshold: Int {
    switch self {
    case .exact: 0
    case .channel(let threshold): threshold
    }
  }
}
