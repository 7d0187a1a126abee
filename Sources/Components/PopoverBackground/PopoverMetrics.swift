public import Geometry
public import Pixels

/// The constants of SPEC section 1, in points: the layout receives them as values.
public struct PopoverMetrics: Equatable, Sendable {
  /// How wide the arrow's base is (POP-01).
  public var arrowBase = 37.0
  /// How far the arrow stands out (POP-01).
  public var arrowHeight = 19.0
  /// The radius of the body's corners (POP-01).
  public var cornerRadius = 7.0
  /// How far a side image's arrow lies below its middle (POP-01).
  public var sideArrowCentreOffset = 7.0
  /// The distance from the body to the content (POP-01).
  public var contentInsets = EdgeInsets(all: 8)
  /// What the second stretch keeps at the bottom and the right (POP-03).
  public var secondStretchInsets = EdgeInsets(top: 0, left: 0, bottom: 9, right: 9)
  /// The width of the stroke along the outline, half of which shows (POP-23).
  public var borderWidth = 1.0
  /// How far the layer shadow falls (POP-26).
  public var layerShadowOffset = Vector(0, 10)
  /// The standard deviation of the layer shadow (POP-26, CG-06).
  public var layerShadowRadius = 20.0
  /// The layer shadow's colour, times its opacity (POP-26).
  public var layerShadowColor = Color(white: 0, alpha: 0.9)
  /// How the length of the first stretch becomes a whole number of points (POP-12).
  public var firstStretchRounding = FloatingPointRoundingRule.toNearestOrAwayFromZero
  /// The cap insets of each image (POP-02).
  public var capInsets: [SourceImage: EdgeInsets] = [
    .up: EdgeInsets(top: 41, left: 9, bottom: 9, right: 47),
    .upRight: EdgeInsets(top: 41, left: 9, bottom: 9, right: 42),
    .down: EdgeInsets(top: 23, left: 9, bottom: 27, right: 47),
    .downRight: EdgeInsets(top: 23, left: 9, bottom: 27, right: 42),
    .side: EdgeInsets(top: 24, left: 9, bottom: 47, right: 27),
    .sideTop: EdgeInsets(top: 43, left: 9, bottom: 23, right: 27),
    .sideBottom: EdgeInsets(top: 23, left: 9, bottom: 43, right: 27),
  ]
  /// The colours of the style `default` (POP-24).
  public var standardStyle = PopoverStyle.standard
  /// The colours of the style `rendered-images` (POP-24).
  public var renderedImagesStyle = PopoverStyle.renderedImages

  /// The sources' constants.
  public static let sources = PopoverMetrics()

  /// The sources' constants, to be changed one by one.
  public init() {}

  /// The cap insets of an image, left and right exchanged when it is mirrored (POP-09).
  func capInsets(of image: SourceImage, _ reflection: Reflection) -> EdgeInsets {
    let insets = capInsets[image] ?? .zero
    return reflection == .mirrored ? insets.mirrored : insets
  }
}

/// Whether an image's columns are reversed.
public enum Reflection: Equatable, Sendable {
  /// As drawn.
  case none
  /// Reversed (CG-09).
  case mirrored
}
