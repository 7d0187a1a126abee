/// The map from points to device pixels: a move, then a whole-number scale. No rotation, no shear.
@frozen
public struct PixelMap: Equatable, Sendable {
  /// The point that becomes the top left corner of the bitmap.
  public let origin: Point
  /// Device pixels to a point.
  public let scale: Double

  /// A map.
  @inlinable
  public init(origin: Point, scale: Double) {
    self.origin = origin
    self.scale = scale
  }

  /// The place of a point, in device pixels.
  @inlinable
  public func callAsFunction(_ point: Point) -> Point {
    // Each product by itself: an origin on whole pixels then moves a place without rounding it.
    Point(point.x * scale - origin.x * scale, point.y * scale - origin.y * scale)
  }
}
