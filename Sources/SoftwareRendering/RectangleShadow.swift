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
    guard kernel.reach > 0, let rectangle = UprightRectangle(path, map: map) else { return nil }
    let reachable = limits.insetBy(-kernel.reach)
    let (first, last) = (Int(rectangle.top.rounded(.down)), Int(rectangle.bottom.rounded(.up)) - 1)
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
}
