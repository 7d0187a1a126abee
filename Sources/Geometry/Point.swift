/// A place in points, or in device pixels where said so; x runs right, y down.
@frozen
public struct Point: Equatable, Hashable, Sendable {
  /// The distance right of the origin.
  public var x: Double
  /// The distance below the origin.
  public var y: Double

  /// A place.
  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The vector from one place to another.
  @inlinable
  public static func - (end: Point, start: Point) -> Vector { Vector(end.x - start.x, end.y - start.y) }

  /// The place that a vector leads to.
  @inlinable
  public static func + (start: Point, step: Vector) -> Point { Point(start.x + step.x, start.y + step.y) }

  /// The place that a vector leads from.
  @inlinable
  public static func - (end: Point, step: Vector) -> Point { Point(end.x - step.x, end.y - step.y) }
}

extension Point: CustomStringConvertible {
  /// x and y.
  public var description: String { "(\(x), \(y))" }
}
