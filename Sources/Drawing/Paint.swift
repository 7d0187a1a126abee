public import Geometry
public import Pixels

/// What fills a shape.
public enum Paint: Equatable, Sendable {
  /// One colour everywhere.
  case color(Color)
  /// A linear gradient of two colours.
  case gradient(LinearGradient)
}

/// A gradient of two colours along a line, interpolated unpremultiplied and encoded (CG-04).
public struct LinearGradient: Equatable, Sendable {
  /// The colour at the start.
  public var from: Color
  /// The colour at the end.
  public var to: Color
  /// Where t is 0, in points.
  public var start: Point
  /// Where t is 1, in points.
  public var end: Point
  /// Whether the end colours go on before the start and after the end; else nothing is painted there.
  public var isExtended: Bool

  /// A gradient.
  public init(from: Color, to: Color, start: Point, end: Point, isExtended: Bool) {
    self.from = from
    self.to = to
    self.start = start
    self.end = end
    self.isExtended = isExtended
  }
}
