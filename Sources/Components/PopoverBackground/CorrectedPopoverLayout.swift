public import Geometry

/// A popover background of one outline fitted to its bounds (SPEC section 7, profile `corrected`).
///
/// Nothing is stretched. All lengths are in points; only the tip is rounded, to a device pixel.
public struct CorrectedPopoverLayout: Equatable, Sendable {
  /// What the outline leaves free of the bounds on every side, and before the arrow's tip (COR-01, COR-02).
  static let margin = 1.0
  /// From the arrow's axis to the end of its base (COR-02): the art is a point narrower than POP-01's base.
  static let halfBase = 18.0
  /// How near the tip comes to an end of the bounds (COR-02).
  static let leastTipDistance = 23.0
  /// The least bounds along the arrow's edge (COR-05).
  static let leastLength = 52.0
  /// The least bounds across the arrow's edge (COR-05).
  static let leastDepth = 36.0

  /// The popover background's own size.
  public let bounds: Size
  /// Where the arrow points.
  public let direction: ArrowDirection
  /// The middle of the arrow's edge plus the offset (POP-05), from the left or the top.
  public let arrowCentre: Double
  /// Where the arrow's axis lies, from the left or the top: the centre clamped to 23 points from either
  /// end, rounded to a device pixel, half away from zero (COR-02).
  public let axis: Double
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
  /// The radius of the round corners.
  let cornerRadius: Double
  /// From the bounds on the arrow's side to the body.
  let arrowHeight: Double

  /// Lays out a background.
  ///
  /// - Parameters:
  ///   - bounds: in points, whole pixels at the scale, no smaller than COR-05 says.
  ///   - offset: how far the arrow lies right of, or below, the middle of its edge; finite.
  ///   - scale: device pixels to a point, 1 or more.
  public init(
    bounds: Size, direction: ArrowDirection, offset: Double, scale: Int, metrics: PopoverMetrics
  ) {
    self.bounds = bounds
    self.direction = direction
    cornerRadius = metrics.cornerRadius
    arrowHeight = metrics.arrowHeight
    let length = direction.isVertical ? bounds.width : bounds.height
    let centre = length / 2 + offset
    arrowCentre = centre
    let least = Self.leastTipDistance
    let pixels = Double(scale)
    axis = (min(max(centre, least), length - least) * pixels).rounded() / pixels
    tip =
      switch direction {
      case .up: Point(axis, Self.margin)
      case .down: Point(axis, bounds.height - Self.margin)
      case .left: Point(Self.margin, axis)
      case .right: Point(bounds.width - Self.margin, axis)
      }
    let parts = PopoverParts(bounds: bounds, direction: direction, metrics: metrics)
    body = parts.body
    content = parts.content
    arrow = parts.arrow(tip: tip, halfBase: metrics.arrowBase / 2)
    inkBounds = parts.whole.inset(by: Self.margin)
  }

  /// What is wrong with bounds that are too small (COR-05), as a problem and its remedy; nil for none.
  static func problem(bounds: Size, direction: ArrowDirection) -> (problem: String, remedy: String)? {
    let least =
      direction.isVertical
      ? Size(leastLength, leastDepth) : Size(leastDepth, leastLength)
    if bounds.width >= least.width && bounds.height >= least.height { return nil }
    return (
      "\(bounds.width)×\(bounds.height) is too small for direction \(direction.rawValue)",
      "give at least \(Int(least.width))×\(Int(least.height)) under profile corrected"
    )
  }
}
