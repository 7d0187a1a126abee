public import Geometry

/// A popover background.
public struct PopoverParameters: Equatable, Sendable {
  /// Its own rectangle's size in points.
  public var bounds: Size
  /// Where the arrow points.
  public var direction: ArrowDirection
  /// How far the arrow lies from the middle of its edge; finite.
  public var offset: Double
  /// Its colours.
  public var style: StyleChoice
  /// Which reading of the spec.
  public var profile: Profile
  /// The shadow of the view's own (POP-26).
  public var shadow: ShadowChoice
  /// Layout passes, 1 or more (POP-28, D-09).
  public var layouts: Int

  /// A popover background.
  public init(
    bounds: Size, direction: ArrowDirection, offset: Double, style: StyleChoice, profile: Profile,
    shadow: ShadowChoice = .none, layouts: Int = 1
  ) {
    self.shadow = shadow
    self.layouts = layouts
    self.bounds = bounds
    self.direction = direction
    self.offset = offset
    self.style = style
    self.profile = profile
  }
}

/// One of the popover's seven images by itself.
public struct SourceImageParameters: Equatable, Sendable {
  /// Which one.
  public var name: SourceImage
  /// Whether it is mirrored.
  public var reflection: Reflection
  /// Its colours.
  public var style: StyleChoice

  /// An image.
  public init(name: SourceImage, reflection: Reflection, style: StyleChoice) {
    self.name = name
    self.reflection = reflection
    self.style = style
  }

  func picture(metrics: PopoverMetrics) -> ComponentPicture {
    SourceImageLayout(name: name, reflection: reflection).picture(
      style: style.colors(metrics), metrics: metrics)
  }
}

/// A style by name, or any three colours.
public enum StyleChoice: Equatable, Sendable {
  /// `default`.
  case standard
  /// `rendered-images`.
  case renderedImages
  /// Three colours.
  case colors(PopoverStyle)
  /// Images of one's own: the name of a set that the project draws, or a folder (POP-25).
  case artwork(String)

  /// The colours.
  func colors(_ metrics: PopoverMetrics) -> PopoverStyle {
    switch self {
    case .standard: metrics.standardStyle
    case .renderedImages: metrics.renderedImagesStyle
    case .colors(let style): style
    // What the set does not replace is drawn in the style `default`.
    case .artwork: metrics.standardStyle
    }
  }
}

/// The shadow that a popover's view draws of its own (POP-26).
public enum ShadowChoice: String, CaseIterable, Sendable {
  /// None: with default content appearance support.
  case none
  /// The layer's, without it.
  case layer
}
