/// Turns a stroke into an outline to be filled non-zero: butt caps, miter joins (CG-03).
///
/// Each segment is a quadrilateral, each join a wedge, all wound the same way, so that where they
/// overlap the winding numbers add up and never cancel. Neighbouring quadrilaterals that meet in a
/// plain miter share an edge; there the edge is left out and both become one strip, so that a
/// stroked rectangle is two contours and a stroked curve has no seams.
public struct Stroker: Sendable {
  /// The width of the line, in the path's unit.
  public let width: Double
  /// The longest miter, as a multiple of the width; past it the join is a bevel.
  public let miterLimit: Double

  /// A stroker with the miter limit of CG-03.
  ///
  /// - Precondition: the width is above 0.
  public init(width: Double, miterLimit: Double = 10) {
    precondition(width > 0, "a stroke has a width above 0")
    self.width = width
    self.miterLimit = miterLimit
  }

  /// The closed contours of a stroked subpath; none for a subpath without length.
  public func outline(of line: Polyline) -> [Polyline] {
    var points: [Point] = []
    for point in line.points {
      if let last = points.last, isRepeated(point, last) { continue }
      points.append(point)
    }
    if line.isClosed, points.count > 1, isRepeated(points[0], points[points.count - 1]) {
      points.removeLast()
    }
    guard points.count > 1 else { return [] }

    let isClosed = line.isClosed && points.count > 2
    // A closed subpath of two points is drawn there and back.
    if line.isClosed && !isClosed { points.append(points[0]) }
    let segments = isClosed ? points.count : points.count - 1
    let directions = (0..<segments).map { index -> (unit: Vector, length: Double) in
      let step = points[(index + 1) % points.count] - points[index]
      return (step * (1 / step.length), step.length)
    }

    var contours: [Polyline] = []
    // How each segment's far end meets the next segment; an open end is a butt cap.
    let joins = (0..<segments).map { index -> Join in
      guard isClosed || index + 1 < segments else { return .apart(wedge: nil) }
      let next = (index + 1) % segments
      return join(directions[index], directions[next], at: points[(index + 1) % points.count])
    }
    for join in joins {
      if case .apart(let wedge?) = join { contours.append(Polyline(points: wedge, isClosed: true)) }
    }

    // A strip starts after a place where segments stay apart. A closed line without one is a ring.
    guard let firstGap = joins.firstIndex(where: \.isApart) else {
      return contours + ring(points, joins)
    }
    var left: [Point] = []
    var right: [Point] = []
    for offset in 1...segments {
      let index = (firstGap + offset) % segments
      let normal = directions[index].unit.leftNormal * (width / 2)
      if left.isEmpty {
        left.append(points[index] + normal)
        right.append(points[index] - normal)
      }
      let end = points[(index + 1) % points.count]
      switch joins[index] {
      case .mitred(let miter):
        left.append(end + miter)
        right.append(end - miter)
      case .apart:
        left.append(end + normal)
        right.append(end - normal)
        contours.append(Polyline(points: left + right.reversed(), isClosed: true))
        left = []
        right = []
      }
    }
    return contours
  }

  /// Whether two points are one but for rounding: the direction from one to the other is noise, and a
  /// miter towards it would be a spike.
  private func isRepeated(_ first: Point, _ second: Point) -> Bool {
    (first - second).length <= width * 1e-9
  }

  /// How two segments meet.
  private enum Join {
    /// Their edges meet on the bisector: `miter` leads from the vertex to the left meeting point.
    case mitred(Vector)
    /// Each ends square at the vertex; the wedge, if any, fills the outer side.
    case apart(wedge: [Point]?)

    var isApart: Bool {
      if case .apart = self { return true }
      return false
    }
  }

  private func join(
    _ before: (unit: Vector, length: Double), _ after: (unit: Vector, length: Double), at vertex: Point
  ) -> Join {
    let half = width / 2
    let cosine = before.unit.dot(after.unit)
    let sine = before.unit.cross(after.unit)
    if sine == 0 && cosine > 0 { return .mitred(before.unit.leftNormal * half) }
    // θ, the turn: tan(θ/2) = sin θ/(1 + cos θ). Miter length over width is 1/cos(θ/2).
    let cosineOfHalfSquared = (1 + cosine) / 2
    let isWithinLimit = cosineOfHalfSquared * miterLimit * miterLimit >= 1
    let outerBefore = before.unit.leftNormal * (sine > 0 ? half : -half)
    let outerAfter = after.unit.leftNormal * (sine > 0 ? half : -half)
    guard isWithinLimit else {
      let wedge = [vertex, vertex + outerBefore, vertex + outerAfter]
      return .apart(wedge: sine == 0 ? nil : sine > 0 ? wedge : wedge.reversed())
    }
    let bisector = (before.unit.leftNormal + after.unit.leftNormal) * (half / (1 + cosine))
    // The inner edges shorten by half·tan(θ/2); past half a segment they could cross.
    let shortening = half * sine.magnitude / (1 + cosine)
    if 2 * shortening <= min(before.length, after.length) { return .mitred(bisector) }
    let tip = vertex + (sine > 0 ? bisector : -bisector)
    let wedge = [vertex, vertex + outerBefore, tip, vertex + outerAfter]
    return .apart(wedge: sine > 0 ? wedge : wedge.reversed())
  }

  /// A closed line all of whose joins are plain miters: its two edges.
  private func ring(_ points: [Point], _ joins: [Join]) -> [Polyline] {
    var left: [Point] = []
    var right: [Point] = []
    for (index, join) in joins.enumerated() {
      guard case .mitred(let miter) = join else { continue }
      let vertex = points[(index + 1) % points.count]
      left.append(vertex + miter)
      right.append(vertex - miter)
    }
    return [
      Polyline(points: left, isClosed: true), Polyline(points: right.reversed(), isClosed: true),
    ]
  }
}

extension Vector {
  /// The vector turned by a quarter, towards the left hand when walking along it (y down).
  fileprivate var leftNormal: Vector { Vector(y, -x) }
}
