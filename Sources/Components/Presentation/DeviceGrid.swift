/// The grid of device pixels at a scale: whole numbers of pixels for lengths in points, and back.
struct DeviceGrid {
  private let scale: Double

  /// A grid.
  ///
  /// - Parameter scale: device pixels to a point, 1 or more.
  init(scale: Int) { self.scale = Double(scale) }

  /// The last pixel border at or before a place, but for floating noise (SPEC, *Words*).
  func floored(_ points: Double) -> Double { SingleFloat.floored(points * scale) }

  /// The first pixel border at or past a place, but for floating noise.
  func raised(_ points: Double) -> Double { -SingleFloat.floored(-points * scale) }

  /// The nearest pixel border, half away from zero.
  func rounded(_ points: Double) -> Double {
    SingleFloat.rounded(points * scale, .toNearestOrAwayFromZero)
  }

  /// The points whose product with the scale is a number of pixels, to the last bit where there is one:
  /// a renderer refuses images that lie off the grid.
  func points(_ pixels: Double) -> Double {
    let nearest = pixels / scale
    let candidates = [nearest, nearest.nextUp, nearest.nextDown]
    return candidates.first { $0 * scale == pixels } ?? nearest
  }
}
