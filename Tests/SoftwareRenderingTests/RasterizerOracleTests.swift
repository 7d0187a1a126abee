import Geometry
import Pixels
import TestSupport
import Testing

@testable import SoftwareRendering

/// Coverage held to 64×64 samples a pixel.
///
/// Samples themselves are off by up to 1/128 of a pixel along an edge, two bytes, and mostly far less;
/// rounding to a byte takes a quarter on average. The limits allow for that; measured are means of
/// 0.24 to 0.28 and a largest difference of 2.3.
struct RasterizerOracleTests {
  static let bounds = PixelRect(x: -3, y: 2, width: 28, height: 24)

  /// Differences over the partly covered pixels of many shapes, in bytes.
  struct Differences {
    var count = 0
    var sum = 0.0
    var largest = 0.0

    mutating func add(_ contours: [Polyline], within bounds: PixelRect = bounds) throws {
      let mask = try Rasterizer.coverage(of: contours, within: bounds)
      let samples = SupersamplingOracle.coverage(of: contours, within: bounds)
      for y in 0..<bounds.height {
        for x in 0..<bounds.width {
          let byte = mask[bounds.x + x, bounds.y + y]
          let sampled = samples[y * bounds.width + x]
          if (byte == 0 && sampled == 0) || (byte == 255 && sampled == 1) { continue }
          let difference = (Double(byte) - 255 * sampled).magnitude
          count += 1
          sum += difference
          largest = max(largest, difference)
        }
      }
    }

    func expectSmall(_ name: String, atLeast pixels: Int = 1_000) {
      #expect(count >= pixels)
      #expect(sum / Double(count) <= 1, "\(name)")
      #expect(largest <= 3, "\(name)")
      print("\(name): \(count) pixels, mean \(sum / Double(count)), largest \(largest)")
    }
  }

  /// A star about the middle of the bounds; `winding` steps of its points at a time.
  func star(points: Int, step: Int, radius: Double, turn: Double, at centre: Point) -> Polyline {
    Polyline(
      points: (0..<points).map { index in
        let angle = Angle(degrees: turn + 360 * Double(index * step) / Double(points))
        return centre + Vector(angle.cosine, angle.sine) * radius
      }, isClosed: true)
  }

  func centre(_ random: inout SplitMix64) -> Point {
    Point(random.double(in: 8..<14), random.double(in: 11..<17))
  }

  @Test func regularFivePointedStars() throws {
    var random = SplitMix64(seed: 10)
    var differences = Differences()
    for _ in 0..<18 {
      try differences.add([
        star(
          points: 5, step: 2, radius: random.double(in: 4..<11), turn: random.double(in: 0..<72),
          at: centre(&random))
      ])
    }
    differences.expectSmall("five-pointed stars")
  }

  @Test func randomStars() throws {
    var random = SplitMix64(seed: 11)
    var differences = Differences()
    for _ in 0..<18 {
      let middle = centre(&random)
      let points = (0..<5 + random.below(9)).map { _ -> Point in
        let angle = Angle(degrees: random.double(in: 0..<360))
        return middle + Vector(angle.cosine, angle.sine) * random.double(in: 2..<12)
      }
      try differences.add([Polyline(points: points, isClosed: true)])
    }
    differences.expectSmall("random stars")
  }

  @Test(arguments: [true, false])
  func overlappingContours(sameDirection: Bool) throws {
    var random = SplitMix64(seed: 12)
    var differences = Differences()
    for _ in 0..<16 {
      let first = star(points: 7, step: 1, radius: 9, turn: random.double(in: 0..<360), at: centre(&random))
      var second = star(points: 4, step: 1, radius: 8, turn: random.double(in: 0..<360), at: centre(&random))
      if !sameDirection { second.points.reverse() }
      try differences.add([first, second])
    }
    differences.expectSmall(sameDirection ? "the same direction" : "opposite directions")
  }

  /// Triangles a twentieth to a fifth of a pixel wide.
  @Test func slivers() throws {
    var random = SplitMix64(seed: 13)
    var differences = Differences()
    for _ in 0..<70 {
      let start = Point(random.double(in: -2..<24), random.double(in: 3..<25))
      let end = Point(random.double(in: -2..<24), random.double(in: 3..<25))
      let across = end - start
      let side = Vector(-across.y, across.x) * (random.double(in: 0.05..<0.2) / across.length)
      try differences.add([Polyline(points: [start, end, start + side], isClosed: true)])
    }
    differences.expectSmall("slivers")
  }

  @Test func strokedInnerCorners() throws {
    var random = SplitMix64(seed: 14)
    var differences = Differences()
    for _ in 0..<15 {
      let middle = centre(&random)
      let points = (0..<3).map { _ -> Point in
        middle + Vector(random.double(in: -9..<9), random.double(in: -9..<9))
      }
      let stroker = Stroker(width: random.double(in: 1..<6))
      try differences.add(stroker.outline(of: Polyline(points: points, isClosed: false)))
      try differences.add(stroker.outline(of: Polyline(points: points, isClosed: true)))
    }
    differences.expectSmall("stroked corners")
  }

  @Test func strokedPolylinesAndCurves() throws {
    var random = SplitMix64(seed: 15)
    var differences = Differences()
    func place() -> Point { Point(random.double(in: -6..<28), random.double(in: -1..<29)) }
    for round in 0..<16 {
      var path = Path()
      path.move(to: place())
      for _ in 0..<2 + random.below(3) {
        if round % 2 == 0 {
          path.line(to: place())
        } else {
          path.cubic(place(), place(), to: place())
        }
      }
      if round % 4 < 2 { path.close() }
      let stroker = Stroker(width: random.double(in: 0.5..<4))
      // Coarser than the product's flattening, so that the oracle has fewer edges; both see the same.
      try differences.add(path.flattened(tolerance: 0.02).flatMap(stroker.outline))
    }
    differences.expectSmall("stroked lines and curves")
  }

  /// Most of each shape lies beyond the limits, on all four sides.
  @Test func shapesPartlyOutside() throws {
    var random = SplitMix64(seed: 16)
    var differences = Differences()
    let limits = PixelRect(x: 6, y: 9, width: 9, height: 9)
    for _ in 0..<220 {
      try differences.add(
        [
          star(
            points: 5 + random.below(4), step: 2, radius: random.double(in: 4..<14),
            turn: random.double(in: 0..<360), at: centre(&random))
        ], within: limits)
    }
    differences.expectSmall("partly outside")
  }
}
