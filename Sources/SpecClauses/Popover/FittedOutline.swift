import Geometry
import Pixels

/// The outline of profile `corrected` as SPEC section 7 describes it, in points.
///
/// Measured along the arrow's edge, and from there into the body, as ``TurnedBitmap`` is.
struct FittedOutline {
  let popover: PopoverInput
  /// COR-02: where the tip lies along the edge.
  var tip: Double { popover.fittedTip }

  private var length: Double { popover.length }
  private var shoulder: Double { SpecFigures.arrowHeight }
  private var radius: Double { SpecFigures.cornerRadius }

  /// COR-03: from the base's near end to the body's near edge.
  var nearRun: Double { tip - SpecFigures.halfBase - SpecFigures.margin }
  /// COR-03: from the base's far end to the body's far edge.
  var farRun: Double { length - SpecFigures.margin - tip - SpecFigures.halfBase }

  /// COR-02: from the near base end to the tip and on to the far one.
  var arrow: [Contour.Piece] {
    let tip = Point(tip, SpecFigures.margin)
    return [
      line(Point(tip.x - SpecFigures.halfBase, shoulder), tip),
      line(tip, Point(tip.x + SpecFigures.halfBase, shoulder)),
    ]
  }

  /// COR-03's control points, measured from the base end along the edge, and into the body.
  private static func cornerControls(_ run: Double) -> [Point] {
    let (u, kappa) = ((run - 4) / 3, SpecFigures.kappa)
    return [Point(3 + (kappa - 3) * u, 2 - 2 * u), Point(run, 4 + (3 - kappa) * u)]
  }

  /// Whether the corner beside the near base end is COR-03's.
  var isNearCornerCut: Bool { nearRun < radius - Contour.noise }
  /// Whether the corner beside the far base end is COR-03's.
  var isFarCornerCut: Bool { farRun < radius - Contour.noise }

  /// COR-01's corner beside the far base end, or COR-03's, without the line that leads there.
  var farCorner: Contour.Piece {
    let edge = length - SpecFigures.margin
    if isFarCornerCut {
      let start = Point(edge - farRun, shoulder)
      return Contour.Piece(
        start: start, controls: Self.cornerControls(farRun).map { Point(start.x + $0.x, shoulder + $0.y) },
        end: Point(edge, shoulder + 7))
    }
    return arc(Point(edge - radius, shoulder), Point(edge, shoulder), Point(edge, shoulder + radius))
  }

  /// The corner beside the near base end, from there.
  var nearCorner: Contour.Piece {
    let edge = SpecFigures.margin
    if isNearCornerCut {
      let start = Point(edge + nearRun, shoulder)
      return Contour.Piece(
        start: start, controls: Self.cornerControls(nearRun).map { Point(start.x - $0.x, shoulder + $0.y) },
        end: Point(edge, shoulder + 7))
    }
    return arc(Point(edge + radius, shoulder), Point(edge, shoulder), Point(edge, shoulder + radius))
  }

  /// COR-01: the two corners opposite the arrow.
  var tailCorners: [Contour.Piece] {
    let (near, far) = (SpecFigures.margin, length - SpecFigures.margin)
    let tail = popover.depth - SpecFigures.margin
    return [
      arc(Point(far, tail - radius), Point(far, tail), Point(far - radius, tail)),
      arc(Point(near + radius, tail), Point(near, tail), Point(near, tail - radius)),
    ]
  }

  /// COR-01: the straight edges of the body; those of no length are left out.
  var edges: [Contour.Piece] {
    let (near, far) = (SpecFigures.margin, length - SpecFigures.margin)
    let tail = popover.depth - SpecFigures.margin
    return [
      line(arrow[1].end, farCorner.start), line(farCorner.end, Point(far, tail - radius)),
      line(Point(far - radius, tail), Point(near + radius, tail)),
      line(Point(near, tail - radius), nearCorner.end), line(nearCorner.start, arrow[0].start),
    ].filter { ($0.end - $0.start).length > Contour.noise }
  }

  /// All of it, in order of no meaning.
  var pieces: [Contour.Piece] { arrow + [farCorner, nearCorner] + tailCorners + edges }

  /// All of it in the bounds' own coordinates, as one closed outline.
  var contour: Contour {
    func steps(_ piece: Contour.Piece) -> Contour.Step {
      let end = piece.end
      guard piece.controls.count == 2 else { return .line(end.x, end.y) }
      let (first, second) = (piece.controls[0], piece.controls[1])
      return .curve(first.x, first.y, second.x, second.y, end.x, end.y)
    }
    func lineTo(_ point: Point) -> Contour.Step { .line(point.x, point.y) }
    let tails = tailCorners
    let turned = Contour(
      tip, SpecFigures.margin,
      [
        steps(arrow[1]), lineTo(farCorner.start), steps(farCorner), lineTo(tails[0].start), steps(tails[0]),
        lineTo(tails[1].start), steps(tails[1]), lineTo(nearCorner.end), steps(nearCorner.reversed),
        lineTo(arrow[0].start),
      ])
    return turned.mapped { Self.turn($0, popover) }
  }

  /// From the edge's coordinates to the bounds', or back.
  static func turn(_ point: Point, _ popover: PopoverInput) -> Point {
    switch popover.direction {
    case "up": point
    case "down": Point(point.x, popover.height - point.y)
    case "left": Point(point.y, point.x)
    default: Point(popover.width - point.y, point.x)
    }
  }

  /// The other way.
  static func turnBack(_ point: Point, _ popover: PopoverInput) -> Point {
    popover.direction == "right" ? Point(point.y, popover.width - point.x) : turn(point, popover)
  }

  /// The corner beside the arrow as pixels of the picture.
  static func corner(_ popover: PopoverInput, isFar: Bool) -> PixelRect {
    let near = isFar ? popover.length - 9 : 1
    let (first, last) = (turn(Point(near, 19), popover), turn(Point(near + 8, 27), popover))
    let scale = Double(popover.scale)
    return PixelRect(
      x: Int(min(first.x, last.x) * scale), y: Int(min(first.y, last.y) * scale), width: 8 * popover.scale,
      height: 8 * popover.scale)
  }

  private func line(_ start: Point, _ end: Point) -> Contour.Piece {
    Contour.Piece(start: start, controls: [], end: end)
  }

  private func arc(_ start: Point, _ corner: Point, _ end: Point) -> Contour.Piece {
    func handle(_ point: Point) -> Point {
      point + (corner - point) * (SpecFigures.quarterHandle / SpecFigures.cornerRadius)
    }
    return Contour.Piece(start: start, controls: [handle(start), handle(end)], end: end)
  }
}
