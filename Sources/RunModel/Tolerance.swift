public import ImageDiff
public import JSONText

/// How far a picture may be from its baseline: limits on its parts, each with its reason.
///
/// Pixels that no limit covers have to be equal, byte for byte.
public struct Tolerance: Equatable, Sendable {
  /// A limit on one part, or on all pixels that no limit on a part covers.
  public struct Limit: Equatable, Sendable {
    /// The label of the part; nil for the whole picture but the parts with limits of their own.
    public let part: String?
    /// The metric, with its threshold.
    public let metric: Metric
    /// How many pixels may differ by it; not asked of a metric that gives one score.
    public let maxPixels: Int
    /// Why so much is allowed: not empty.
    public let reason: String

    /// A limit.
    ///
    /// - Precondition: there is a reason, and `maxPixels` is not negative.
    public init(part: String?, metric: Metric, maxPixels: Int = 0, reason: String) {
      precondition(!reason.isEmpty, "a tolerance has a reason")
      precondition(maxPixels >= 0, "a number of pixels is not negative")
      self.part = part
      self.metric = metric
      self.maxPixels = maxPixels
      self.reason = reason
    }
  }

  /// The limits; of two on one part the later one counts.
  public let limits: [Limit]

  /// A tolerance.
  public init(limits: [Limit]) {
    self.limits = limits.enumerated().filter { place, limit in
      !limits[(place + 1)...].contains { $0.part == limit.part }
    }.map(\.element)
  }

  /// None at all.
  public static let exact = Tolerance(limits: [])
}

extension Tolerance {
  /// `"exact"`, or the list of its limits.
  public var json: JSONValue {
    if limits.isEmpty { return .string("exact") }
    return .array(
      limits.map { limit in
        .object([
          "part": .optional(limit.part), "metric": .string(limit.metric.name),
          "threshold": .number(limit.metric.threshold), "maxPixels": .integer(limit.maxPixels),
          "reason": .string(limit.reason),
        ])
      })
  }
}
