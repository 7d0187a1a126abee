/// Distances from the four sides of a rectangle inward; negative ones lie outside.
@frozen
public struct EdgeInsets: Equatable, Hashable, Sendable {
  /// Distance from the top edge.
  public var top: Double
  /// Distance from the left edge.
  public var left: Double
  /// Distance from the bottom edge.
  public var bottom: Double
  /// Distance from the right edge.
  public var right: Double

  /// No distance.
  public static let zero = EdgeInsets(all: 0)

  /// Distances in the order of UIKit: top, left, bottom, right.
  @inlinable
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance on all four sides.
  @inlinable
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// The insets with left and right exchanged, as a mirrored image has them.
  public var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}

extension EdgeInsets: CustomStringConvertible {
  /// Top, left, bottom and right, as the spec writes them.
  public var description: String { "\(top) \(left) \(bottom) \(right)" }
}
