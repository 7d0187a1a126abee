import ImageDiff

/// The thresholds and numbers of pixels at which every metric is tried.
enum CalibrationScale {
  /// Metrics that judge pixel by pixel, each family from its strictest threshold to its loosest.
  static let pixelMetrics: [Metric] =
    [.exact] + [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 32].map { .channel(threshold: $0) }
    + [0.004, 0.006, 0.008, 0.012, 0.016, 0.02, 0.025, 0.03, 0.05, 0.1].map {
      .yiq(threshold: $0, ignoresAntialiasing: false)
    }
    + [0.02, 0.05, 0.1].map { .yiq(threshold: $0, ignoresAntialiasing: true) }
    + [0.5, 1, 2.3, 5].map { .ciede2000(threshold: $0) }

  /// Metrics that give a picture one score.
  static let scores: [Metric] =
    [0.9999, 0.999, 0.99, 0.95].map { .ssim(threshold: $0) }
    + [0.0001, 0.001, 0.01, 0.05].map { .flip(threshold: $0) }

  /// How many pixels may differ.
  static let pixelLimits = [0, 4, 16, 64, 256]

  /// How many pixels a proposed limit may let differ.
  static let proposedPixelLimits = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512]

  /// Whether a metric is tried with a number of pixels, and can stand in a configuration.
  static func isConfigurable(_ metric: Metric) -> Bool {
    if case .yiq(_, ignoresAntialiasing: true) = metric { false } else { !metric.isScore }
  }

  /// Whether two metrics differ in nothing but their threshold.
  static func areOneFamily(_ first: Metric, _ second: Metric) -> Bool {
    func family(_ metric: Metric) -> String {
      switch metric {
      case .exact, .channel: "channel"
      case .yiq(_, let ignores): ignores ? "yiq without antialiasing" : "yiq"
      case .ciede2000, .ssim, .flip: metric.name
      }
    }
    return family(first) == family(second)
  }
}
