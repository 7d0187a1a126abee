import Geometry

/// A stroke as pieces that are all wound the same way, so that non-zero winding gives their union: butt caps,
/// miter joins with limit 10, bevel past it (CG-03).
enum StrokeOutline {
  /// CG-03.
  static let miterLimit = 10.0

  /// The pieces of a stroked line in device pixels.
  ///
  /// - Parameters:
  ///   - points: no two in a row alike, no exact reversal.
  ///   - width: in device pixels.
  ///   - limit: the longest miter, in widths.
  static func pieces(
    _ points: [Point], isClosed: Bool, width: Double, limit: Double = miterLimit
  ) -> [[Point]] {
    let count = points.count
    var pieces: [[Point]] = []
    for index in 0..<(isClosed ? count : count - 1) {
      let (from, to) = (points[index], points[(index + 1) % count])
      let side = normal(from, to) * (width / 2)
      pieces.append([from + side, to + side, to - side, from - side])
    }
    for index in isClosed ? 0..<count : 1..<max(1, count - 1) {
      pieces.append(
        join(
          points[(index + count - 1) % count], points[index], points[(index + 1) % count], width: width,
          limit: limit))
    }
    return pieces.map { area($0) < 0 ? $0.reversed() : $0 }
  }

  /// The length of the miter of two segments, in widths: 1/sin(φ/2) for the angle φ between them.
  static func miterRatio(_ before: Point, _ vertex: Point, _ after: Point) -> Double {
    let (back, on) = (unit(before - vertex), unit(after - vertex))
    // sin²(φ/2) = (1 − cos φ)/2
    return 1 / max(1e-12, ((1 - back.dot(on)) / 2)).squareRoot()
  }

  /// The corner on the outer side: a kite out to the miter's tip, or a triangle.
  private static func join(
    _ before: Point, _ vertex: Point, _ after: Point, width: Double, limit: Double
  ) -> [Point] {
    let turn = (vertex - before).cross(after - vertex)
    if turn == 0 { return [] }
    let outward = turn > 0 ? width / 2 : -width / 2
    let (first, second) = (normal(before, vertex) * outward, normal(vertex, after) * outward)
    let ratio = miterRatio(before, vertex, after)
    if ratio > limit { return [vertex, vertex + first, vertex + second] }
    // The tip lies on the bisector, half a miter from the vertex.
    let tip = vertex + unit(first + second) * (ratio * width / 2)
    return [vertex, vertex + first, tip, vertex + second]
  }

  private static func unit(_ vector: Vector) -> Vector { vector * (1 / vector.length) }

  /// A quarter turn from the direction of a segment.
  private static func normal(_ from: Point, _ to: Point) -> Vector {
    let direction = unit(to - from)
    return Vector(direction.y, -direction.x)
  }

  /// Twice the area, by the shoelace; its sign tells the way round.
  private static func area(_ points: [Point]) -> Double {
    points.indices.reduce(0) { sum, index in
      let (from, to) = (points[index], points[(index + 1) % points.count])
      return sum + from.x * to.y - to.x * from.y
    }
  }
}
