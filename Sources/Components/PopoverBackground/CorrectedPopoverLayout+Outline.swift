public import Geometry

extension CorrectedPopoverLayout {
  /// The outline in the bounds (COR-01 to COR-04); for direction left that of right, since left is
  /// drawn as its mirror image.
  ///
  /// Down's is up's with y turned round, so the two are mirror images.
  public var outline: Path {
    switch direction {
    case .up: edgeOutline
    case .down: edgeOutline.mapped { Point($0.x, bounds.height - $0.y) }
    case .left, .right: edgeOutline.mapped { Point(bounds.width - $0.y, $0.x) }
    }
  }

  /// The outline with x along the arrow's edge and y into the bounds from there.
  private var edgeOutline: Path {
    let length = direction.isVertical ? bounds.width : bounds.height
    let depth = direction.isVertical ? bounds.height : bounds.width
    let (near, far, bottom) = (Self.margin, length - Self.margin, depth - Self.margin)
    let (radius, shoulder) = (cornerRadius, arrowHeight)
    let handle = Self.handle(radius: radius)
    var path = Path()
    path.move(to: Point(axis, Self.margin))

    let farCorner = Corner(baseEnd: axis + Self.halfBase, edge: far, radius: radius)
    for point in farCorner.line { path.line(to: Point(point, shoulder)) }
    path.cubic(
      Point(farCorner.start + farCorner.control1.x, shoulder + farCorner.control1.y),
      Point(farCorner.start + farCorner.control2.x, shoulder + farCorner.control2.y),
      to: Point(far, shoulder + farCorner.fall))
    path.line(to: Point(far, bottom - radius))
    path.cubic(
      Point(far, bottom - radius + handle), Point(far - radius + handle, bottom),
      to: Point(far - radius, bottom))
    path.line(to: Point(near + radius, bottom))
    path.cubic(
      Point(near + radius - handle, bottom), Point(near, bottom - radius + handle),
      to: Point(near, bottom - radius))

    // The other way round, the near corner is the far one's mirror image, drawn towards the arrow.
    let nearCorner = Corner(baseEnd: length - axis + Self.halfBase, edge: far, radius: radius)
    path.line(to: Point(near, shoulder + nearCorner.fall))
    let start = length - nearCorner.start
    path.cubic(
      Point(start - nearCorner.control2.x, shoulder + nearCorner.control2.y),
      Point(start - nearCorner.control1.x, shoulder + nearCorner.control1.y),
      to: Point(start, shoulder))
    if nearCorner.line.count > 1 { path.line(to: Point(axis - Self.halfBase, shoulder)) }
    path.close()
    return path
  }

  /// The handle of the cubic that stands for a quarter circle: 4/3·tan(π/8)·radius (CG-02).
  private static func handle(radius: Double) -> Double { 4.0 / 3.0 * (2.0.squareRoot() - 1) * radius }

  /// The corner beside the arrow's far base end, from the shoulder to the body's side.
  private struct Corner {
    /// Where lines along the shoulder lead: to the base end, and on to the corner if that lies further.
    let line: [Double]
    /// Where the corner starts along the edge.
    let start: Double
    /// The first control point, from the start: along the edge away from the arrow, and into the body.
    let control1: Vector
    /// The second one.
    let control2: Vector
    /// How far down the side the corner ends.
    let fall: Double

    /// - Parameters:
    ///   - baseEnd: where the arrow's base ends, along the edge.
    ///   - edge: where the body's side lies, along the edge.
    init(baseEnd: Double, edge: Double, radius: Double) {
      let run = edge - baseEnd
      let handle = CorrectedPopoverLayout.handle(radius: radius)
      // Thirds of a point add up with noise; a line shorter than that would point anywhere.
      let noise = 1e-9
      if run >= radius - noise {
        start = edge - radius
        line = run > radius + noise ? [baseEnd, start] : [start]
        control1 = Vector(handle, 0)
        control2 = Vector(radius, radius - handle)
        fall = radius
      } else {
        // COR-03, whose figures are those of radius 7.
        let u = (run - 4) / 3
        let kappa = 3.8659932
        start = baseEnd
        line = [start]
        control1 = Vector(3 + (kappa - 3) * u, 2 - 2 * u)
        control2 = Vector(run, 4 + (3 - kappa) * u)
        fall = 7
      }
    }
  }
}
