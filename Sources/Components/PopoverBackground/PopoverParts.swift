import Geometry

/// The rectangles that a popover background's bounds fall into, in both profiles; all in points.
struct PopoverParts: Equatable, Sendable {
  /// The bounds.
  let whole: Rect
  /// The bounds less the arrow's strip: also the path of the layer shadow (POP-26).
  let body: Rect
  /// The bounds less the arrow's strip, less the content insets (POP-30).
  let content: Rect
  private let direction: ArrowDirection
  private let strip: Double

  init(bounds: Size, direction: ArrowDirection, metrics: PopoverMetrics) {
    self.direction = direction
    strip = metrics.arrowHeight
    whole = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    body =
      switch direction {
      case .up: whole.inset(by: EdgeInsets(top: strip, left: 0, bottom: 0, right: 0))
      case .down: whole.inset(by: EdgeInsets(top: 0, left: 0, bottom: strip, right: 0))
      case .left: whole.inset(by: EdgeInsets(top: 0, left: strip, bottom: 0, right: 0))
      case .right: whole.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: strip))
      }
    content = body.inset(by: metrics.contentInsets)
  }

  /// The arrow's base and height round the tip, cut to the bounds.
  func arrow(tip: Point, halfBase: Double) -> Rect {
    let base =
      switch direction {
      case .up: Rect(x: tip.x - halfBase, y: 0, width: 2 * halfBase, height: strip)
      case .down: Rect(x: tip.x - halfBase, y: whole.height - strip, width: 2 * halfBase, height: strip)
      case .left: Rect(x: 0, y: tip.y - halfBase, width: strip, height: 2 * halfBase)
      case .right: Rect(x: whole.width - strip, y: tip.y - halfBase, width: strip, height: 2 * halfBase)
      }
    return base.intersection(whole)
  }
}
