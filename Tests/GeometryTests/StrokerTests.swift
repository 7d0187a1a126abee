import Geometry
import Pixels
import TestSupport
import Testing

/// CG-03: butt caps, miter joins with limit 10.
struct StrokerTests {
  func line(_ points: [Point]) -> Polyline { Polyline(points: points, isClosed: false) }
  func closed(_ points: [Point]) -> Polyline { Polyline(points: points, isClosed: true) }

  /// The signed area of contours that nowhere cover a point twice; clockwise on screen is positive.
  func area(_ contours: [Polyline]) -> Double {
    contours.reduce(0) { sum, contour in
      var twice = 0.0
      for (index, point) in contour.points.enumerated() {
        let next = contour.points[(index + 1) % contour.points.count]
        twice += point.x * next.y - next.x * point.y
      }
      return sum + twice / 2
    }
  }

  /// The area of the non-zero inside, counted on samples 1/64 apart.
  func coveredArea(_ contours: [Polyline], within bounds: PixelRect) -> Double {
    SupersamplingOracle.coverage(of: contours, within: bounds).reduce(0, +)
  }

  @Test("CG-03: butt caps") func anOpenLineHasButtCaps() {
    let contours = Stroker(width: 2).outline(of: line([Point(1, 5), Point(11, 5)]))
    #expect(contours == [closed([Point(1, 4), Point(11, 4), Point(11, 6), Point(1, 6)])])
  }

  /// 3-4-5: length 5, width 2.
  @Test func aSlantedLineHasLengthTimesWidth() {
    let contours = Stroker(width: 2).outline(of: line([Point(0, 0), Point(3, 4)]))
    #expect((area(contours) - 10).magnitude < 1e-12)
  }

  /// 12×10 outside less 8×6 inside; both directions.
  @Test(arguments: [true, false])
  func aRectangleIsARing(clockwise: Bool) {
    let corners = [Point(1, 1), Point(11, 1), Point(11, 9), Point(1, 9)]
    let contours = Stroker(width: 2).outline(of: closed(clockwise ? corners : corners.reversed()))
    #expect(contours.count == 2)
    #expect((area(contours) - 72).magnitude < 1e-12)
    let xs = contours.flatMap(\.points).map(\.x)
    #expect(xs.min() == 0 && xs.max() == 12)
    #expect(SupersamplingOracle.winding(of: contours, about: Point(5, 5)) == 0)
    #expect(SupersamplingOracle.winding(of: contours, about: Point(5, 0.5)) == 1)
  }

  /// A right angle: the miter's tip is the corner of the outer edges, half a width out on both axes.
  @Test("CG-03: miter joins") func theTipOfAMiter() {
    let contours = Stroker(width: 2).outline(of: line([Point(0, 10), Point(10, 10), Point(10, 20)]))
    #expect(contours.count == 1)
    let tips = contours[0].points.filter { ($0 - Point(11, 9)).length < 1e-12 }
    #expect(tips.count == 1)
    // Two strips of 10×2, which share a 1×1 square inside and gain one outside.
    #expect((area(contours) - 40).magnitude < 1e-12)
  }

  /// The ratio of miter to width is 1/sin(φ/2), φ the angle between the legs. Legs of 20 that open by
  /// 2·h have sin(φ/2) = h/√(400 + h²): 2.05 gives 9.81, 1.95 gives 10.30, either side of the limit.
  @Test("CG-03: bevels past a limit of 10") func pastTheLimitAJoinIsABevel() {
    func reach(_ half: Double) -> Double {
      let points = [Point(0, -half), Point(20, 0), Point(0, half)]
      return Stroker(width: 1).outline(of: line(points)).flatMap(\.points).map(\.x).max() ?? 0
    }
    // The tip lies half a miter past the vertex; a bevel's corners half a width sideways.
    #expect((reach(2.05) - (20 + 0.5 * (400 + 2.05 * 2.05).squareRoot() / 2.05)).magnitude < 1e-9)
    #expect(reach(1.95) < 20.1)
  }

  /// Two legs of 8 at right angles with a limit of 1: the bevel lacks half of the 1×1 square.
  @Test func theAreaOfABevel() {
    let points = [Point(1, 8), Point(9, 8), Point(9, 16)]
    let contours = Stroker(width: 2, miterLimit: 1).outline(of: line(points))
    let area = coveredArea(contours, within: PixelRect(x: 0, y: 6, width: 11, height: 11))
    // 16 + 16 − 1 (shared inside) + ½ (bevel); edges on the grid are exact, the diagonal nearly.
    #expect((area - 31.5).magnitude < 0.02)
  }

  /// There and back: one strip, covered twice.
  @Test func aClosedSubpathOfTwoPointsIsAStrip() {
    let contours = Stroker(width: 2).outline(of: closed([Point(1, 2), Point(9, 2)]))
    #expect((area(contours) - 32).magnitude < 1e-12)
    let area = coveredArea(contours, within: PixelRect(x: 0, y: 0, width: 10, height: 4))
    #expect(area == 16)
  }

  @Test func repeatedPointsChangeNothing() {
    let stroker = Stroker(width: 2)
    let plain = stroker.outline(of: closed([Point(0, 0), Point(9, 0), Point(9, 9)]))
    #expect(
      stroker.outline(
        of: closed([Point(0, 0), Point(0, 0), Point(9, 0), Point(9, 9), Point(9, 9), Point(0, 0)]))
        == plain)
    // A point off by rounding, at a place where its noisy direction would give a miter of 5 widths.
    let noisy = stroker.outline(of: line([Point(0, 0), Point(9, 0), Point(9 - 2e-15, 4e-16), Point(9, 9)]))
    #expect(noisy == stroker.outline(of: line([Point(0, 0), Point(9, 0), Point(9, 9)])))
  }

  @Test func noLengthNoOutline() {
    let stroker = Stroker(width: 2)
    #expect(stroker.outline(of: line([])).isEmpty)
    #expect(stroker.outline(of: line([Point(1, 1)])).isEmpty)
    #expect(stroker.outline(of: closed([Point(1, 1), Point(1, 1)])).isEmpty)
    // So short that the square of its length is 0.
    #expect(stroker.outline(of: line([Point(0, 0), Point(1e-200, 0)])).isEmpty)
  }

  /// Half a circle of radius 1 under a pen of width 4: the inner edges are long past one another, but
  /// the outside is the half disc of radius 3 but for what the flattening leaves. Straight tails keep
  /// the caps, which stand square to the first chord, out of the count.
  @Test func tightCurvesFillTheirOutside() {
    let steps = 64
    let arc = (0...steps).map { step -> Point in
      let angle = Angle(degrees: 180 + 180 * Double(step) / Double(steps))
      return Point(4 + angle.cosine, 4 + angle.sine)
    }
    let contours = Stroker(width: 4).outline(of: line([Point(3, 9)] + arc + [Point(5, 9)]))
    let bounds = PixelRect(x: 0, y: 0, width: 8, height: 4)
    // Above y = 4 everything within 3 of the centre is within 2 of the half circle.
    let area = coveredArea(contours, within: bounds)
    #expect((area - Double.pi * 9 / 2).magnitude < 0.02)
  }

  /// Parts of a stroke may overlap; they must never cancel. Winding numbers are 0 or more everywhere.
  @Test func windingsHaveOneSign() {
    var random = SplitMix64(seed: 4)
    for round in 0..<120 {
      let count = 2 + random.below(6)
      let points = (0..<count).map { _ in
        Point(random.double(in: 0..<12), random.double(in: 0..<12))
      }
      let polyline = Polyline(points: points, isClosed: round % 2 == 0)
      let contours = Stroker(width: random.double(in: 0.2..<5)).outline(of: polyline)
      for _ in 0..<60 {
        let place = Point(random.double(in: -4..<16), random.double(in: -4..<16))
        #expect(SupersamplingOracle.winding(of: contours, about: place) >= 0)
      }
      // Every place in the middle of a segment is inside.
      for (start, end) in zip(points, points.dropFirst()) {
        let middle = start + (end - start) * 0.5
        #expect(SupersamplingOracle.winding(of: contours, about: middle) >= 1)
      }
    }
  }
}
