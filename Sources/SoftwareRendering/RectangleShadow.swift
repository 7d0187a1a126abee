import Drawing
import Geometry
import Pixels

/// The blurred coverage of an upright rectangle, without its mask: three of its rows are all there are.
enum RectangleShadow {
  /// What `ShadowMask.blurred` gives for the rectangle's mask; nil for other paths, and for kernels that
  /// do not reach beyond a pixel.
  ///
  /// - Parameters:
  ///   - map: from the path's points to device pixels.
  ///   - limits: the pixels that are drawn on.
  static func blurred(
    _ path: Path, map: PixelMap, by kernel: GaussianKernel, within limits: PixelRect
  ) throws(RenderFailure) -> CoverageMask? {
    guard kernel.reach > 0, let edges = edges(of: path, map: map) else { return nil }
    let reachable = limits.insetBy(-kernel.reach)
    let (first, last) = (Int(edges.top.rounded(.down)), Int(edges.bottom.rounded(.up)) - 1)
    // The rows that an edge may cut through, and those between, of which one stands for all.
    var runs: [(rows: Range<Int>, shape: CoverageMask, row: Int)] = []
    for rows in [first..<first + 1, first + 1..<max(first + 1, last), max(first + 1, last)..<last + 1] {
      let rows = rows.clamped(to: reachable.y..<reachable.maxY)
      if rows.isEmpty { continue }
      let row = PixelRect(x: reachable.x, y: rows.lowerBound, width: reachable.width, height: 1)
      let shape = try Rasterizer.fill(path, map: map, within: row)
      if shape.bounds.isEmpty { return nil }
      runs.append((rows, shape, rows.lowerBound))
    }
    guard let top = runs.first, let bottom = runs.last else { return nil }
    let bounds = PixelRect(
      x: top.shape.bounds.x, y: top.rows.lowerBound, width: top.shape.bounds.width,
      height: bottom.rows.upperBound - top.rows.lowerBound
    ).insetBy(-kernel.reach).intersection(limits)
    var result = CoverageMask(bounds: bounds)
    if bounds.isEmpty { return result }
    let rows = RepeatedRows(runs, columnsFrom: bounds.x, width: bounds.width, kernel: kernel)
    result.withCoverage { rows.write(to: &$0, bounds: bounds) }
    return result
  }

  /// The upper and lower edge of a closed rectangle with upright sides, in device pixels; nil for
  /// another path, or one out of reach.
  private static func edges(of path: Path, map: PixelMap) -> (top: Double, bottom: Double)? {
    guard path.elements.count == 5, case .move(let a) = path.elements[0],
      case .line(let b) = path.elements[1],
      case .line(let c) = path.elements[2], case .line(let d) = path.elements[3],
      case .close = path.elements[4]
    else { return nil }
    let isFirstLevel = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isFirstUpright = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isFirstLevel || isFirstUpright else { return nil }
    let (first, last) = (map(a), map(c))
    let reach = 2_147_483_648.0
    for coordinate in [first.x, first.y, last.x, last.y] where !(coordinate.magnitude <= reach) { return nil }
    return first.y == last.y || first.x == last.x
      ? nil : (min(first.y, last.y), max(first.y, last.y))
  }
}
