public import JSONText

extension LimitOutcome {
  /// The outcome as reports and records write it.
  public var json: JSONValue {
    .object([
      "part": .optional(part), "metric": .string(metric), "metricVersion": .string(metricVersion),
      "threshold": .number(threshold), "maxPixels": .integer(maxPixels), "reason": .string(reason),
      "differingPixels": .integer(differingPixels), "score": .optional(score), "passes": .boolean(passes),
      "smallestMaxPixels": .optional(smallestMaxPixels), "smallestThreshold": .optional(smallestThreshold),
    ])
  }
}
