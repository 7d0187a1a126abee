import Geometry

/// A straight piece of outline in device pixels, from its upper end to its lower.
struct Edge {
  var top: Point
  var bottom: Point
  /// +1 where the outline runs downward, −1 where it runs upward.
  var winding: Int

  /// The x where the edge crosses a height between its ends.
  @inline(__always)
  func x(at y: Double) -> Double {
    if y <= top.y { return top.x }
    if y >= bottom.y { return bottom.x }
    return top.x + (y - top.y) * ((bottom.x - top.x) / (bottom.y - top.y))
  }

  /// All edges of some contours, sorted by their upper ends; every contour is closed (CG-03).
  static func edges(of contours: [Polyline]) -> [Edge] {
    var edges: [Edge] = []
    for contour in contours {
      guard var from = contour.points.last else { continue }
      for to in contour.points {
        if from.y < to.y {
          edges.append(Edge(top: from, bottom: to, winding: 1))
        } else if from.y > to.y {
          edges.append(Edge(top: to, bottom: from, winding: -1))
        }
        from = to
      }
    }
    // Ties keep the order of the outline, so that sums are taken in one order everywhere.
    return edges.enumerated().sorted { first, second in
      (first.element.top.y, first.offset) < (second.element.top.y, second.offset)
    }.map(\.element)
  }
}
