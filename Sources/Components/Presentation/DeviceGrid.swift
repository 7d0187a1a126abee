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

  /// A number of pixels in points.
  func points(_ pixels: Double) -> Double { pixels / scale }

  /// Whether a number of pixels has points whose product with the scale is that number to the last bit.
  ///
  /// A renderer refuses images that lie off the grid. At scales 1 to 6 every number has them; at 7, 11 or 13
  /// one in ten or so has none.
  func isExact(_ pixels: Double) -> Bool { points(pixels) * scale == pixels }

  /// The exact border nearest to one, in a range; the lower of two, and the border itself when there is none.
  func exact(_ pixels: Double, in range: ClosedRange<Double>) -> Double {
    for step in stride(from: 0.0, through: 16, by: 1) {
      for candidate in [pixels - step, pixels + step] where range.contains(candidate) && isExact(candidate) {
        return candidate
      }
    }
    return pixels
  }
}
