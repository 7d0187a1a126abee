import Geometry

extension Rect {
  /// Whether no edge lies further from another's than a distance.
  func isNear(_ other: Rect, within distance: Double = 1e-9) -> Bool {
    abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance
      && abs(maxX - other.maxX) <= distance && abs(maxY - other.maxY) <= distance
  }

  /// Whether another lies inside, but for a distance.
  func holds(_ other: Rect, within distance: Double = 1e-6) -> Bool {
    other.minX >= minX - distance && other.minY >= minY - distance && other.maxX <= maxX + distance
      && other.maxY <= maxY + distance
  }

  /// Its corners, clockwise from the top left.
  var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }

  /// The numbers, for violations.
  var text: String { "(\(x), \(y), \(width), \(height))" }
}
