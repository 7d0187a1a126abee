import Geometry

/// How much of a pixel a convex polygon covers, by cutting the polygon to the pixel's four sides.
enum PolygonCoverage {
  /// 0…1; the polygon in device pixels.
  static func ofPixel(_ x: Int, _ y: Int, _ polygon: [Point]) -> Double {
    let (left, top) = (Double(x), Double(y))
    var points = cut(polygon) { $0.x - left }
    points = cut(points) { left + 1 - $0.x }
    points = cut(points) { $0.y - top }
    points = cut(points) { top + 1 - $0.y }
    guard points.count > 2 else { return 0 }
    var doubled = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      doubled += point.x * next.y - next.x * point.y
    }
    return doubled.magnitude / 2
  }

  /// What lies where a distance is not negative.
  private static func cut(_ polygon: [Point], _ distance: (Point) -> Double) -> [Point] {
    var kept: [Point] = []
    for (index, point) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      let (here, there) = (distance(point), distance(next))
      if here >= 0 { kept.append(point) }
      if (here < 0) != (there < 0) {
        let part = here / (here - there)
        kept.append(Point(point.x + (next.x - point.x) * part, point.y + (next.y - point.y) * part))
      }
    }
    return kept
  }
}
