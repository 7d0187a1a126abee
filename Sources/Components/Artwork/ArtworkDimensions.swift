public import Geometry

/// What a set of artwork states of its shape, in points; nil where it is that of the drawn images (POP-01).
public struct ArtworkDimensions: Equatable, Sendable {
  /// How wide the arrow's base is.
  public var arrowBase: Double?
  /// How far the arrow stands out.
  public var arrowHeight: Double?
  /// The radius of the body's corners.
  public var cornerRadius: Double?
  /// How far a side image's arrow lies below its middle.
  public var sideArrowCentreOffset: Double?
  /// The distance from the body to the content.
  public var contentInsets: EdgeInsets?

  /// Dimensions, those of the drawn images where nothing is given.
  public init(
    arrowBase: Double? = nil, arrowHeight: Double? = nil, cornerRadius: Double? = nil,
    sideArrowCentreOffset: Double? = nil, contentInsets: EdgeInsets? = nil
  ) {
    self.arrowBase = arrowBase
    self.arrowHeight = arrowHeight
    self.cornerRadius = cornerRadius
    self.sideArrowCentreOffset = sideArrowCentreOffset
    self.contentInsets = contentInsets
  }
}
