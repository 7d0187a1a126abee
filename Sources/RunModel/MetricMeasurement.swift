public import ImageDiff

/// Holds two pictures against every metric at its default limit: where they disagree, a person looks first.
public enum MetricMeasurement {
  /// What each metric finds, in the order of `Metric.names`, when no pixel may differ by it.
  public static func outcomes(reference: ComparedPicture, candidate: ComparedPicture) -> [LimitOutcome] {
    Metric.names.compactMap { Metric(name: $0, threshold: nil) }.map { metric in
      let comparison = ImageComparison(reference: reference, candidate: candidate, metric: metric)
      let smallest = comparison.smallestPassing(maxPixels: 0)
      return LimitOutcome(
        part: nil, metric: metric.name, metricVersion: metric.version, threshold: metric.threshold,
        maxPixels: 0, reason: "default", differingPixels: comparison.differingPixels,
        score: comparison.score, passes: comparison.passes(maxPixels: 0),
        smallestMaxPixels: smallest.maxPixels, smallestThreshold: smallest.threshold)
    }
  }
}
