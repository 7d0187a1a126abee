/// A rectangle in points, origin top left, y down.
///
/// A layout may yield a negative size (D-18); `isEmpty` tells.
@frozen
public struct Rect: Equatable, Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The extent to the right.
  public var width: Double
  /// The extent downward.
  public var height: Double

  /// A rectangle from its left and top edges and its size.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest rectangle around some points; nil for none.
  public init?(around points: some Sequence<Point>) {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
    for point in points {
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    guard left <= right else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The left edge.
  @inlinable public var minX: Double { x }
  /// The top edge.
  @inlinable public var minY: Double { y }
  /// The right edge.
  @inlinable public var maxX: Double { x + width }
  /// The bottom edge.
  @inlinable public var maxY: Double { y + height }
  /// The middle from left to right.
  @inlinable public var midX: Double { x + width / 2 }
  /// The middle from top to bottom.
  @inlinable public var midY: Double { y + height / 2 }
  /// The extents.
  @inlinable public var size: Size { Size(width, height) }
  /// Whether a side is zero or negative.
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The rectangle less a margin on each side; negative insets make it larger.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// The rectangle less the same margin on all four sides.
  public func inset(by margin: Double) -> Rect { inset(by: EdgeInsets(all: margin)) }

  /// The rectangle moved.
  public func moved(by step: Vector) -> Rect {
    Rect(x: x + step.x, y: y + step.y, width: width, height: height)
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The part in both; empty where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}

extension Rect: CustomStringConvertible {
  /// The top left corner and the size.
  public var description: String { "\(width) × \(height) at (\(x), \(y))" }
}
