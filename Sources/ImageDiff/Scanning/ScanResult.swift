/// What one reading of two pictures finds, whatever the metric.
struct ScanResult: Equatable, Sendable {
  /// The pixels that differ by the metric.
  var mask: DiffMask
  /// How many those are.
  var differingPixels = 0
  /// Pixels of which any byte differs.
  var unequalPixels = 0
  /// Pixels that differ, and whose alpha is 0 on both sides: they look the same.
  var invisiblyDifferingPixels = 0
  /// The largest difference of any channel of any pixel, 0…255.
  var largestChannelDelta = 0

  /// Nothing found yet.
  init(width: Int, height: Int) { mask = DiffMask(width: width, height: height) }
}
