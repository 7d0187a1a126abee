public import Geometry

/// Where a popover is presented (PRE-01), in points of its container.
public struct Placement: Equatable, Sendable {
  /// Where the arrow points: `up` for a popover below its anchor (PRE-02).
  public let direction: ArrowDirection
  /// The popover background's rectangle, on whole device pixels, within `safe`.
  public let frame: Rect
  /// How far the arrow lies right of, or below, the middle of its edge.
  public let arrowOffset: Double
  /// The container less its margins and the keyboard.
  public let safe: Rect
  /// The anchor, its edges clamped into `safe`.
  public let anchor: Rect

  /// A placement.
  public init(direction: ArrowDirection, frame: Rect, arrowOffset: Double, safe: Rect, anchor: Rect) {
    self.direction = direction
    self.frame = frame
    self.arrowOffset = arrowOffset
    self.safe = safe
    self.anchor = anchor
  }
}
