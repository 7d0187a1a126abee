import Drawing
import Geometry
import Pixels

/// Turns outlines into coverage: non-zero winding, exact area, no snapping (CG-03).
///
/// Each row of pixels is cut into bands at every vertex and at every crossing of two edges, so that
/// within a band edges neither start, end nor cross. There the inside is a row of trapezoids, whose
/// areas are summed exactly. Nothing is sampled, however contours overlap.
enum Rasterizer {
  /// How far a flattened curve may lie from the true one, in device pixels: about a fifth of the
  /// step between two coverage bytes along a whole pixel's edge.
  static let flatness = 0.001

  /// The coverage of a filled path, within a rectangle of pixels.
  static func fill(_ path: Path, map: PixelMap, within limits: PixelRect) throws(RenderFailure)
    -> CoverageMask
  {
    try coverage(of: path.mapped(map.callAsFunction).flattened(tolerance: flatness), within: limits)
  }

  /// The coverage of a stroked path, `width` in points, within a rectangle of pixels.
  static func stroke(
    _ path: Path, width: Double, map: PixelMap, within limits: PixelRect
  ) throws(RenderFailure) -> CoverageMask {
    let stroker = Stroker(width: width * map.scale)
    let lines = path.mapped(map.callAsFunction).flattened(tolerance: flatness)
    return try coverage(of: lines.flatMap(stroker.outline), within: limits)
  }

  /// The coverage of contours in device pixels, within a rectangle of pixels.
  ///
  /// The mask's bounds are those pixels of `limits` that the contours can reach.
  static func coverage(
    of contours: [Polyline], within limits: PixelRect
  ) throws(RenderFailure) -> CoverageMask {
    let reachable = 2_147_483_648.0
    var least = Point(.infinity, .infinity)
    var greatest = Point(-.infinity, -.infinity)
    for contour in contours {
      for point in contour.points {
        // Point by point: not-a-number passes through least and greatest unseen.
        guard point.x.magnitude <= reachable && point.y.magnitude <= reachable else {
          throw .unreachablePath
        }
        least = Point(min(least.x, point.x), min(least.y, point.y))
        greatest = Point(max(greatest.x, point.x), max(greatest.y, point.y))
      }
    }
    guard least.x <= greatest.x, let extent = Rect(around: [least, greatest]) else {
      return CoverageMask(bounds: PixelRect(x: limits.x, y: limits.y, width: 0, height: 0))
    }
    let left = Int(extent.minX.rounded(.down))
    let top = Int(extent.minY.rounded(.down))
    let bounds = limits.intersection(
      PixelRect(
        x: left, y: top, width: Int(extent.maxX.rounded(.up)) - left,
        height: Int(extent.maxY.rounded(.up)) - top))
    var mask = CoverageMask(bounds: bounds)
    if bounds.isEmpty { return mask }
    mask.withCoverage { coverage in
      var scan = ScanlineCoverage(edges: Edge.edges(of: contours), bounds: bounds)
      scan.write(to: &coverage)
    }
    return mask
  }
}
