public import Geometry
public import Pixels

/// A shadow cast by a draw (CG-05): offset and blur in points, untouched by transforms.
public struct Shadow: Equatable, Sendable {
  /// How far it falls; +y is down.
  public var offset: Vector
  /// CoreGraphics' blur, 0 or more: the standard deviation is half of it, and it reaches no further.
  public var blur: Double
  /// Its colour; the alpha counts as a byte.
  public var color: Color

  /// A shadow.
  ///
  /// - Precondition: the blur is finite and not negative.
  public init(offset: Vector, blur: Double, color: Color) {
    precondition(blur.isFinite && blur >= 0, "a blur is finite and not negative")
    self.offset = offset
    self.blur = blur
    self.color = color
  }

  /// The rectangle outside of which the shadow of a shape within `shape` leaves no ink.
  public func inkBounds(of shape: Rect) -> Rect { shape.moved(by: offset).inset(by: -blur) }
}
