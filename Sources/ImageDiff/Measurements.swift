public import Pixels

/// The numbers of one comparison; counts are whole and verdicts are decided on them.
public struct Measurements: Equatable, Sendable {
  /// Where the histogram counts pixels that only one picture has.
  static let missing = 256

  /// Pixels that differ by the metric.
  public let differingPixels: Int
  /// Pixels of the union of both pictures.
  public let totalPixels: Int
  /// The smallest rectangle around all differing pixels; nil when there is none.
  public let boundingBox: PixelRect?
  /// Pixels that differ only in the colour under alpha 0.
  public let invisiblyDifferingPixels: Int
  /// Pixels by their largest channel difference, 0…255, and at 256 those of one picture alone.
  let deltaHistogram: [Int]

  /// The differing part of the union, 0…1.
  public var ratio: Double { Double(differingPixels) / Double(totalPixels) }

  /// The largest channel difference anywhere, 0…255; 255 where a pixel is missing.
  public var largestChannelDelta: Int { min(255, deltaHistogram.lastIndex { $0 > 0 } ?? 0) }

  /// The least threshold at which at most `maxPixels` pixels differ; nil where none is enough.
  public func smallestThreshold(maxPixels: Int) -> Int? {
    var remaining = 0
    for delta in deltaHistogram.indices.reversed() {
      remaining += deltaHistogram[delta]
      if remaining > maxPixels { return delta <= 255 ? delta : nil }
    }
    return 0
  }
}
