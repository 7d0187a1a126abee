import Geometry
import Pixels
import TestSupport
import Testing

@testable import SoftwareRendering

/// Relations that coverage keeps whatever the shape.
struct ScanlineCoverageTests {
  let bounds = PixelRect(x: 0, y: 0, width: 20, height: 20)

  /// Multiples of 1/1024, so that whole-pixel moves and mirroring are exact.
  func polygon(_ random: inout SplitMix64, count: Int) -> [Point] {
    (0..<count).map { _ in
      Point(Double(random.below(24 * 1024)) / 1024 - 2, Double(random.below(24 * 1024)) / 1024 - 2)
    }
  }

  func mask(_ contours: [[Point]], within limits: PixelRect? = nil) throws -> CoverageMask {
    try Rasterizer.coverage(
      of: contours.map { Polyline(points: $0, isClosed: true) }, within: limits ?? bounds)
  }

  /// The same differences of the same numbers: every byte equal.
  @Test func movedByWholePixels() throws {
    var random = SplitMix64(seed: 20)
    for _ in 0..<60 {
      let points = polygon(&random, count: 3 + random.below(6))
      let step = Vector(Double(random.below(200) - 100), Double(random.below(200) - 100))
      let limits = PixelRect(x: Int(step.x), y: Int(step.y), width: 20, height: 20)
      let moved = try mask([points.map { $0 + step }], within: limits)
      #expect(try mask([points]).text(of: bounds) == moved.text(of: limits))
    }
  }

  /// Areas are summed from the other side, so they differ in their last digits. A byte differs only
  /// where an area lies within 10⁻¹³ of a byte's border, and the 10⁻⁶ of CG-01 keeps exact halves off it.
  @Test func mirrored() throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<60 {
      let points = polygon(&random, count: 3 + random.below(6))
      let plain = try mask([points])
      let across = try mask([points.map { Point(20 - $0.x, $0.y) }])
      let down = try mask([points.map { Point($0.x, 20 - $0.y) }])
      for y in 0..<20 {
        for x in 0..<20 {
          #expect(plain[x, y] == across[19 - x, y])
          #expect(plain[x, y] == down[x, 19 - y])
        }
      }
    }
  }

  /// Each of the three bytes is off by half at most, so the sum is within 1 of the whole's.
  @Test func abuttingPolygonsAddUp() throws {
    var random = SplitMix64(seed: 22)
    for _ in 0..<60 {
      // Corners within 5 of those of a square of 24: convex. Cut along a diagonal.
      let corners = [
        Point(random.double(in: -2..<3), random.double(in: -2..<3)),
        Point(random.double(in: 17..<22), random.double(in: -2..<3)),
        Point(random.double(in: 17..<22), random.double(in: 17..<22)),
        Point(random.double(in: -2..<3), random.double(in: 17..<22)),
      ]
      let whole = try mask([corners])
      let first = try mask([[corners[0], corners[1], corners[2]]])
      let second = try mask([[corners[0], corners[2], corners[3]]])
      for y in 0..<20 {
        for x in 0..<20 {
          #expect(abs(Int(first[x, y]) + Int(second[x, y]) - Int(whole[x, y])) <= 1)
        }
      }
    }
  }

  /// Drawing a contour twice, or starting it elsewhere, or the other way round, covers the same.
  @Test func theOutlineAloneCounts() throws {
    var random = SplitMix64(seed: 23)
    for _ in 0..<60 {
      let points = polygon(&random, count: 3 + random.below(6))
      let plain = try mask([points]).text(of: bounds)
      #expect(try mask([points.reversed()]).text(of: bounds) == plain)
      #expect(try mask([Array(points[1...] + points[..<1])]).text(of: bounds) == plain)
      #expect(try mask([points, points]).text(of: bounds) == plain)
    }
  }

  /// Limits only cut: the pixels inside are those of the whole picture.
  @Test func narrowerLimitsChangeNothing() throws {
    var random = SplitMix64(seed: 24)
    for _ in 0..<60 {
      let points = polygon(&random, count: 3 + random.below(6))
      let limits = PixelRect(x: random.below(15), y: random.below(15), width: 5, height: 5)
      #expect(try mask([points], within: limits).text(of: limits) == (try mask([points]).text(of: limits)))
    }
  }
}
