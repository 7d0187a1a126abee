import Geometry

/// The four directions by name.
enum Directions {
  /// In the order of PRE-01.
  static let all = ["up", "down", "left", "right"]

  /// Whether the arrow's edge runs from left to right.
  static func isVertical(_ direction: String) -> Bool { direction == "up" || direction == "down" }

  /// The bounds less a strip on the arrow's side (POP-26, POP-30, TUT-03).
  static func body(of bounds: Rect, _ direction: String, strip: Double) -> Rect {
    bounds.inset(
      by: EdgeInsets(
        top: direction == "up" ? strip : 0, left: direction == "left" ? strip : 0,
        bottom: direction == "down" ? strip : 0, right: direction == "right" ? strip : 0))
  }

  /// What a direction becomes when right and left are exchanged.
  static func mirrored(_ direction: String) -> String {
    direction == "left" ? "right" : direction == "right" ? "left" : direction
  }
}
