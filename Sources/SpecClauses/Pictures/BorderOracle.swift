import Conformance
import Geometry
import Pixels

/// Holds a drawn border to the inner half of a stroke one point wide (POP-23).
enum BorderOracle {
  /// Eight samples across a pixel, so a slanted edge may be off by half a sample along the pixel.
  private static let mostSteps = 20.0
  private static let samples = 8

  /// Demands that each pixel's alpha is its coverage by the outline times that by the stroke (CG-03).
  ///
  /// A sample belongs to the stroke when it is no further than half a point from the outline; where the
  /// outline turns inward a miter reaches further, by 0.005 square points.
  ///
  /// - Parameter bitmap: drawn in ``PlainStyle/border``.
  static func demand(_ bitmap: Bitmap, along outline: Contour, scale: Int) throws {
    let clip = outline.coverage(columns: bitmap.width, rows: bitmap.height, scale: Double(scale))
    let points = outline.polygon(scale: Double(scale))
    let reach = Double(scale) / 2
    var marks: [PixelRect] = []
    var first: String?
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let inside = clip.area(x: x, y: y)
        let stroke =
          inside == 0 ? 0 : part(of: Point(Double(x) + 0.5, Double(y) + 0.5), within: reach, of: points)
        let (alpha, wanted) = (Double(bitmap[x, y].alpha), 255 * inside * stroke)
        if (alpha - wanted).magnitude > mostSteps || (inside == 0 && alpha > 0) {
          marks.append(PixelRect(x: x, y: y, width: 1, height: 1))
          if first == nil { first = "pixel (\(x), \(y)) has \(alpha) of 255 of border, not \(wanted)" }
        }
      }
    }
    try Conformance.demand(marks.isEmpty, "\(first ?? ""); and so \(marks.count) pixels", marks: marks)
  }

  /// The part of a pixel that lies within a distance of a polygon's sides.
  private static func part(of centre: Point, within reach: Double, of polygon: [Point]) -> Double {
    var sides: [(Point, Point)] = []
    for (index, start) in polygon.enumerated() {
      let end = polygon[(index + 1) % polygon.count]
      if distance(centre, start, end) <= reach + 0.71 { sides.append((start, end)) }
    }
    guard !sides.isEmpty else { return 0 }
    var count = 0
    for row in 0..<samples {
      for column in 0..<samples {
        let sample = Point(
          centre.x - 0.5 + (Double(column) + 0.5) / Double(samples),
          centre.y - 0.5 + (Double(row) + 0.5) / Double(samples))
        if sides.contains(where: { distance(sample, $0.0, $0.1) <= reach }) { count += 1 }
      }
    }
    return Double(count) / Double(samples * samples)
  }

  private static func distance(_ point: Point, _ start: Point, _ end: Point) -> Double {
    let (side, way) = (end - start, point - start)
    let length = side.dot(side)
    let t = length > 0 ? max(0, min(1, way.dot(side) / length)) : 0
    return (point - (start + side * t)).length
  }
}
