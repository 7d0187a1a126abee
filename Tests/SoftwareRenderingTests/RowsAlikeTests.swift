import Geometry
import Pixels
import TestSupport
import Testing

@testable import SoftwareRendering

/// Rows that are copied from the one above, held to each row's coverage by itself.
struct RowsAlikeTests {
  /// Outlines of mostly upright sides, whose ends lie on rows' borders, within rows, or close to either.
  @Test func rowsAreWhatTheyAreByThemselves() throws {
    var random = SplitMix64(seed: 56)
    var copied = 0
    for _ in 0..<150 {
      let contours = (0...random.below(3)).map { _ in
        var points = [Point(Double(random.below(480)) / 8, Double(random.below(80)) / 2)]
        for _ in 0..<2 + random.below(5) {
          let last = points[points.count - 1]
          let y = Double(random.below(80)) / 2 + [0, 0, 0.001, -0.001][random.below(4)]
          points.append(Point(last.x, y))
          if random.below(3) > 0 { points.append(Point(Double(random.below(480)) / 8, y)) }
        }
        return Polyline(points: points, isClosed: true)
      }
      let limits = PixelRect(x: 2, y: 1, width: 55, height: 37)
      let whole = try Rasterizer.coverage(of: contours, within: limits)
      for y in 0..<40 {
        let row = PixelRect(x: 2, y: y, width: 55, height: 1)
        let alone = try Rasterizer.coverage(of: contours, within: row)
        let isWithin = y >= limits.y && y < limits.maxY
        for x in 2..<57 { #expect(whole[x, y] == (isWithin ? alone[x, y] : 0), "\(contours) at \(x), \(y)") }
        if y > 1, (2..<57).contains(where: { whole[$0, y] != 0 && whole[$0, y] == whole[$0, y - 1] }) {
          copied += 1
        }
      }
    }
    // Else the outlines would say nothing about rows alike.
    #expect(copied > 500)
  }
}
