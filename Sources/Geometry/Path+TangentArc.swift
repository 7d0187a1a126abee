extension Path {
  /// Adds the arc of a circle that touches the line from the current point to `corner` and the
  /// line from `corner` to `end` (CG-02).
  ///
  /// A straight line leads to the first point of contact, left out when already there; then one
  /// cubic follows for each quarter turn or less, with handles of 4/3·tan(sweep/4)·radius. Where no
  /// circle fits — radius 0, coincident or collinear points, an exact reversal — a line leads to
  /// `corner`. Without a current point nothing is added.
  ///
  /// - Parameter radius: in points, 0 or more.
  public mutating func arc(towards corner: Point, to end: Point, radius: Double) {
    guard let from = currentPoint else { return }
    let back = from - corner
    let onward = end - corner
    let turn = back.cross(onward)
    guard radius > 0, back.length > 0, onward.length > 0, turn != 0 else {
      line(to: corner)
      return
    }
    // Unit vectors along the legs; φ is the angle between them. The half angles come from
    // identities rather than from a transcendental function, so they are the same everywhere.
    let first = back * (1 / back.length)
    let second = onward * (1 / onward.length)
    let sine = first.cross(second).magnitude
    let cosine = first.dot(second)
    // Below this the legs are collinear but for the rounding of their coordinates, and a reversal
    // would put the circle out of any reach.
    guard sine > 1e-12 else {
      line(to: corner)
      return
    }
    // tan(φ/2) = sin φ / (1 + cos φ); near an exact reversal the other form keeps its digits.
    let tangentOfHalf = cosine > 0 ? sine / (1 + cosine) : (1 - cosine) / sine
    let distance = radius / tangentOfHalf
    let contact = corner + first * distance
    let leave = corner + second * distance
    if contact != from { line(to: contact) }

    // The sweep is π − φ: its half has the tangent 1/tan(φ/2).
    let tangentOfHalfSweep = 1 / tangentOfHalf
    if tangentOfHalfSweep <= 1 {
      addArc(from: contact, direction: -first, to: leave, arriving: second, tangentOfHalfSweep, radius)
    } else {
      // More than a quarter turn: two equal arcs that meet on the bisector.
      let bisector = first + second
      let middleDirection = second + -first
      let inward = bisector * (1 / bisector.length)
      let along = middleDirection * (1 / middleDirection.length)
      let centreDistance = (distance * distance + radius * radius).squareRoot()
      let middle = corner + inward * (centreDistance - radius)
      let half = Self.tangentOfHalf(tangentOfHalfSweep)
      addArc(from: contact, direction: -first, to: middle, arriving: along, half, radius)
      addArc(from: middle, direction: along, to: leave, arriving: second, half, radius)
    }
  }

  /// Adds one cubic for an arc of a quarter turn or less.
  private mutating func addArc(
    from start: Point, direction: Vector, to end: Point, arriving: Vector,
    _ tangentOfHalfSweep: Double, _ radius: Double
  ) {
    let handle = 4.0 / 3.0 * Self.tangentOfHalf(tangentOfHalfSweep) * radius
    cubic(start + direction * handle, end - arriving * handle, to: end)
  }

  /// tan(θ/2) from tan θ, for θ in 0…π/2.
  private static func tangentOfHalf(_ tangent: Double) -> Double {
    tangent / (1 + (1 + tangent * tangent).squareRoot())
  }
}
