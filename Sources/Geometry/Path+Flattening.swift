extension Path {
  /// The path as straight lines, each curve replaced by equal steps of its parameter.
  ///
  /// No point of a curve lies further than `tolerance` from its line: a step of 1/n leaves at most
  /// |B″|/(8n²), and |B″| is bounded by the second differences of the control points.
  ///
  /// - Parameter tolerance: in the path's own unit, above 0.
  /// - Returns: one polyline for each subpath, in order; a lone `move` gives none.
  public func flattened(tolerance: Double) -> [Polyline] {
    precondition(tolerance > 0, "a flattening tolerance is above 0")
    var lines: [Polyline] = []
    var points: [Point] = []
    func finish(closed: Bool) {
      if points.count > 1 || (closed && !points.isEmpty) {
        lines.append(Polyline(points: points, isClosed: closed))
      }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(closed: false)
        points = [point]
      case .line(let point):
        points.append(point)
      case .quadratic(let control, let end):
        guard let start = points.last else { continue }
        // The same curve as a cubic would have the same second derivative: 2(P₀ − 2P₁ + P₂).
        let bend = Vector(start.x - 2 * control.x + end.x, start.y - 2 * control.y + end.y)
        let steps = Self.steps(secondDerivative: 2 * bend.length, tolerance: tolerance)
        for step in 1..<max(2, steps) where steps > 1 {
          let t = Double(step) / Double(steps)
          let u = 1 - t
          points.append(
            Point(
              u * u * start.x + 2 * u * t * control.x + t * t * end.x,
              u * u * start.y + 2 * u * t * control.y + t * t * end.y))
        }
        points.append(end)
      case .cubic(let control1, let control2, let end):
        guard let start = points.last else { continue }
        let first = Vector(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
        let second = Vector(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
        let steps = Self.steps(
          secondDerivative: 6 * max(first.length, second.length), tolerance: tolerance)
        for step in 1..<max(2, steps) where steps > 1 {
          let t = Double(step) / Double(steps)
          let u = 1 - t
          let a = u * u * u
          let b = 3 * u * u * t
          let c = 3 * u * t * t
          let d = t * t * t
          points.append(
            Point(
              a * start.x + b * control1.x + c * control2.x + d * end.x,
              a * start.y + b * control1.y + c * control2.y + d * end.y))
        }
        points.append(end)
      case .close:
        let start = points.first
        finish(closed: true)
        points = start.map { [$0] } ?? []
      }
    }
    finish(closed: false)
    return lines
  }

  /// The most steps that one curve is cut into, whatever its size.
  private static let mostSteps = 10_000.0

  private static func steps(secondDerivative: Double, tolerance: Double) -> Int {
    Int(min(mostSteps, max(1, (secondDerivative / (8 * tolerance)).squareRoot().rounded(.up))))
  }
}
