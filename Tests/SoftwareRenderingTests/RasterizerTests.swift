import Drawing
import Geometry
import Pixels
import TestSupport
import Testing

@testable import SoftwareRendering

/// Coverage (CG-03) by hand: areas that geometry gives exactly.
struct RasterizerTests {
  func coverage(_ contours: [[Point]], _ width: Int, _ height: Int) throws -> String {
    let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    let lines = contours.map { Polyline(points: $0, isClosed: true) }
    return try Rasterizer.coverage(of: lines, within: bounds).text(of: bounds)
  }

  func rect(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> [Point] {
    [Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)]
  }

  /// ⌊255·½ + ½⌋ = 128 (80), ⌊255·¼ + ½⌋ = 64 (40), ⌊255·¾ + ½⌋ = 191 (BF).
  @Test("CG-01, CG-03: exact areas as bytes") func halvesAndQuarters() throws {
    #expect(try coverage([rect(0.5, 0, 2, 1)], 3, 1) == "80 FF 00")
    #expect(try coverage([rect(0, 0.5, 3, 1)], 3, 1) == "80 80 80")
    #expect(try coverage([rect(0.5, 0.5, 2.5, 1.5)], 3, 2) == "40 80 40\n40 80 40")
    #expect(try coverage([rect(0.25, 0, 0.5, 1), rect(0.5, 0, 1, 1)], 1, 1) == "BF")
    #expect(try coverage([rect(0.25, 0.25, 0.75, 0.75)], 1, 1) == "40")
  }

  /// The hypotenuse of (0,0) (4,0) (0,4) halves each pixel that it meets.
  @Test func theDiagonalHalvesItsPixels() throws {
    #expect(
      try coverage([[Point(0, 0), Point(4, 0), Point(0, 4)]], 4, 4) == """
        FF FF FF 80
        FF FF 80 00
        FF 80 00 00
        80 00 00 00
        """)
  }

  /// Under the line y = 1 − x/2: ∫ from 0 to 1 is ¾, from 1 to 2 it is ¼. Under y = 1 − x/3: 5/6, ½, 1/6
  /// (212.5 → 213, 128, 42.5 → 43).
  @Test func flatTriangles() throws {
    #expect(try coverage([[Point(0, 0), Point(2, 0), Point(0, 1)]], 2, 1) == "BF 40")
    #expect(try coverage([[Point(0, 0), Point(3, 0), Point(0, 1)]], 3, 1) == "D5 80 2B")
  }

  /// A square on its tip, half diagonal 1: each of its four pixels is half covered.
  @Test func aDiamond() throws {
    #expect(
      try coverage([[Point(1, 0), Point(2, 1), Point(1, 2), Point(0, 1)]], 2, 2) == "80 80\n80 80")
  }

  /// Edges that cross within a pixel: two triangles that meet in its middle, ¼ each.
  @Test func aBowTie() throws {
    #expect(try coverage([[Point(0, 0), Point(1, 1), Point(1, 0), Point(0, 1)]], 1, 1) == "80")
  }

  /// Non-zero: the same direction joins, the opposite one cancels where both are.
  @Test("CG-03: non-zero winding") func windings() throws {
    let first = rect(0, 0, 3, 1)
    let second = rect(2, 0, 5, 1)
    #expect(try coverage([first, second], 5, 1) == "FF FF FF FF FF")
    #expect(try coverage([first, second.reversed()], 5, 1) == "FF FF 00 FF FF")
    #expect(try coverage([first, first], 5, 1) == "FF FF FF 00 00")
    #expect(try coverage([first, first.reversed()], 5, 1) == "00 00 00 00 00")
    #expect(try coverage([first, rect(1, 0.25, 2, 0.75).reversed()], 5, 1) == "FF 80 FF 00 00")
  }

  @Test("CG-03: open subpaths are closed") func openSubpathsAreClosed() throws {
    var path = Path()
    path.move(to: Point(0, 0))
    path.line(to: Point(2, 0))
    path.line(to: Point(0, 2))
    let bounds = PixelRect(x: 0, y: 0, width: 2, height: 2)
    let map = PixelMap(origin: Point(0, 0), scale: 1)
    #expect(try Rasterizer.fill(path, map: map, within: bounds).text(of: bounds) == "FF 80\n80 00")
  }

  /// At scale 2 a point is two pixels; a 1-point stroke on a pixel border covers one on each side.
  @Test func strokesScale() throws {
    var path = Path()
    path.move(to: Point(1, 1))
    path.line(to: Point(2, 1))
    let bounds = PixelRect(x: 0, y: 0, width: 5, height: 4)
    let map = PixelMap(origin: Point(0, 0), scale: 2)
    #expect(
      try Rasterizer.stroke(path, width: 1, map: map, within: bounds).text(of: bounds) == """
        00 00 00 00 00
        00 00 FF FF 00
        00 00 FF FF 00
        00 00 00 00 00
        """)
  }

  @Test func limitsCutWithoutChange() throws {
    #expect(try coverage([rect(-50, -50, 0.5, 50)], 2, 2) == "80 00\n80 00")
    #expect(try coverage([rect(-50, -50, 50, 0.5)], 2, 2) == "80 80\n00 00")
    #expect(try coverage([rect(1.5, -50, 1e6, 50)], 2, 2) == "00 80\n00 80")
    // The line y = x from far away to far away: half of each pixel on it.
    #expect(
      try coverage([[Point(-1000, -1000), Point(1000, 1000), Point(-1000, 1000)]], 2, 2) == "80 00\nFF 80")
    // So near the left end that a slope would be infinite.
    let least = Double.leastNonzeroMagnitude
    #expect(try coverage([[Point(-least, 0), Point(least, 1), Point(1, 1), Point(1, 0)]], 1, 1) == "FF")
  }

  @Test func farOutsideNothingIsCovered() throws {
    let bounds = PixelRect(x: 0, y: 0, width: 4, height: 4)
    for offset in [Vector(1e9, 0), Vector(-1e9, 0), Vector(0, 1e9), Vector(0, -1e9), Vector(4, 0)] {
      let contour = Polyline(points: rect(0, 0, 3, 3).map { $0 + offset }, isClosed: true)
      let mask = try Rasterizer.coverage(of: [contour], within: bounds)
      #expect(mask.bounds.isEmpty && mask.coverage.isEmpty)
    }
    #expect(try Rasterizer.coverage(of: [], within: bounds).bounds.isEmpty)
  }

  @Test(arguments: [3e9, -3e9, .infinity, -.infinity, .nan])
  func outOfReachIsRefused(coordinate: Double) {
    let bounds = PixelRect(x: 0, y: 0, width: 4, height: 4)
    for point in [Point(coordinate, 1), Point(1, coordinate)] {
      var path = Path(polygon: [Point(0, 0), point, Point(3, 3)])
      path.cubic(point, point, to: Point(1, 1))
      let map = PixelMap(origin: Point(0, 0), scale: 1)
      #expect(throws: RenderFailure.unreachablePath) { try Rasterizer.fill(path, map: map, within: bounds) }
      #expect(throws: RenderFailure.unreachablePath) {
        try Rasterizer.stroke(path, width: 1, map: map, within: bounds)
      }
    }
  }
}
