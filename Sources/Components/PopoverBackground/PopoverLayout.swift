public import Geometry

/// Where a popover's arrow points.
public enum ArrowDirection: String, CaseIterable, Sendable {
  /// Arrow at the top.
  case up
  /// Arrow at the bottom.
  case down
  /// Arrow at the left.
  case left
  /// Arrow at the right.
  case right

  /// Whether the arrow's edge runs from left to right.
  var isVertical: Bool { self == .up || self == .down }
}

/// Which image a popover background is stretched from, and how (SPEC section 1, profile `seed`).
public struct PopoverLayout: Equatable, Sendable {
  /// How the image becomes as large as the bounds.
  public enum Stretch: Equatable, Sendable {
    /// Drawn resizable over the whole bounds (POP-11).
    case onePart(capInsets: EdgeInsets)
    /// Drawn resizable into a picture of its own, which is drawn resizable over the bounds (POP-12, POP-13).
    case twoPart(firstInsets: EdgeInsets, firstSize: Size, secondInsets: EdgeInsets)
  }

  /// The popover background's own size.
  public let bounds: Size
  /// Where the arrow points.
  public let direction: ArrowDirection
  /// The middle of the arrow's edge plus the offset (POP-05), from the left or the top.
  public let arrowCentre: Double
  /// The image.
  public let image: SourceImage
  /// Whether the image is mirrored.
  public let reflection: Reflection
  /// How it is stretched.
  public let stretch: Stretch
  /// Where the tip of the outline lies.
  public let tip: Point
  /// No pixel outside this is touched.
  public let inkBounds: Rect
  /// The arrow's base and height round the tip, cut to the bounds.
  public let arrow: Rect
  /// The bounds less the arrow's strip.
  public let body: Rect
  /// Where the content lies (POP-30).
  public let content: Rect

  /// Lays out a background.
  ///
  /// - Parameters:
  ///   - bounds: in points, above 0.
  ///   - offset: how far the arrow lies right of, or below, the middle of its edge.
  public init(bounds: Size, direction: ArrowDirection, offset: Double, metrics: PopoverMetrics) {
    self.bounds = bounds
    self.direction = direction
    let length = direction.isVertical ? bounds.width : bounds.height
    let centre = length / 2 + offset
    arrowCentre = centre

    // POP-06: both comparisons are strict; POP-08: the near edge wins.
    let half = metrics.arrowBase / 2
    let isNear = SingleFloat.isLess(centre - half, metrics.cornerRadius)
    let isFar = !isNear && SingleFloat.isLess(length - metrics.cornerRadius, centre + half)
    (image, reflection) = Self.choice(direction, isNear: isNear, isFar: isFar)
    stretch = Self.stretch(
      image, reflection, direction, centre: centre, isAtEdge: isNear || isFar, metrics: metrics)

    let parts = PopoverParts(bounds: bounds, direction: direction, metrics: metrics)
    body = parts.body
    content = parts.content

    let spread = StretchedImage(image: image, reflection: reflection, stretch: stretch, bounds: bounds)
    tip = spread.place(of: image.tip)
    inkBounds = spread.inkBounds
    arrow = parts.arrow(tip: tip, halfBase: half)
  }

  /// POP-07, POP-09, POP-10.
  static func choice(
    _ direction: ArrowDirection, isNear: Bool, isFar: Bool
  ) -> (SourceImage, Reflection) {
    let isBetween = !isNear && !isFar
    switch direction {
    case .up: return isBetween ? (.up, .none) : (.upRight, isNear ? .mirrored : .none)
    case .down: return isBetween ? (.down, .none) : (.downRight, isNear ? .mirrored : .none)
    case .left, .right:
      let image: SourceImage = isBetween ? .side : isNear ? .sideTop : .sideBottom
      return (image, direction == .left ? .mirrored : .none)
    }
  }

  private static func stretch(
    _ image: SourceImage, _ reflection: Reflection, _ direction: ArrowDirection, centre: Double,
    isAtEdge: Bool,
    metrics: PopoverMetrics
  ) -> Stretch {
    let caps = metrics.capInsets(of: image, reflection)
    if isAtEdge { return .onePart(capInsets: caps) }
    return twoPart(
      imageSize: image.size, capInsets: caps, isVertical: direction.isVertical, centre: centre,
      metrics: metrics)
  }

  /// The stretch of an image in two parts (POP-12, POP-13).
  static func twoPart(
    imageSize: Size, capInsets caps: EdgeInsets, isVertical: Bool, centre: Double, metrics: PopoverMetrics
  ) -> Stretch {
    let far = metrics.secondStretchInsets
    if isVertical {
      let length = SingleFloat.rounded(
        centre + (imageSize.width - 1) / 2, metrics.firstStretchRounding)
      return .twoPart(
        firstInsets: caps, firstSize: Size(length, imageSize.height),
        secondInsets: EdgeInsets(
          top: caps.top, left: length - far.right - 1, bottom: caps.bottom, right: far.right))
    }
    let reach = centre + imageSize.height / 2 - 1 - metrics.sideArrowCentreOffset
    let length = SingleFloat.rounded(reach, metrics.firstStretchRounding)
    return .twoPart(
      firstInsets: caps, firstSize: Size(imageSize.width, length),
      secondInsets: EdgeInsets(
        top: length - far.bottom - 1, left: caps.left, bottom: far.bottom, right: caps.right))
  }
}
