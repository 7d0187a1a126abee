/// One of the seven images that a popover background is stretched from (POP-04).
public enum SourceImage: String, CaseIterable, Sendable {
  /// Arrow up, in the middle.
  case up
  /// Arrow up, at the right edge.
  case upRight = "up-right"
  /// Arrow down, in the middle.
  case down
  /// Arrow down, at the right edge.
  case downRight = "down-right"
  /// Arrow to the right, in the middle.
  case side
  /// Arrow to the right, at the top edge.
  case sideTop = "side-top"
  /// Arrow to the right, at the bottom edge.
  case sideBottom = "side-bottom"
}
