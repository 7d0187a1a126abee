import Conformance
import ElementaryFunctions
import Geometry
import JSONText
import PropertyTesting

/// The arguments of a tangent arc (CG-02).
struct TangentArc: ClauseInput {
  var from: Point
  var corner: Point
  var end: Point
  var radius: Double
  var classes: [String] = []

  var parameters: JSONValue {
    .object([
      "from": .numbers([from.x, from.y]), "corner": .numbers([corner.x, corner.y]),
      "end": .numbers([end.x, end.y]), "radius": .number(radius),
    ])
  }
  var measure: [Double] { [1, (corner - from).length + (end - corner).length, radius, 1] }
  var deviations: [String] { [] }

  /// What the project adds to a path.
  var path: Path {
    var path = Path()
    path.move(to: from)
    path.arc(towards: corner, to: end, radius: radius)
    return path
  }

  /// The clause's formula, by angles: the circle's centre, and points turned about it.
  var elementsByAngles: [Path.Element] {
    let (back, on) = (unit(from - corner), unit(end - corner))
    let phi = arcTangent(y: back.cross(on).magnitude, x: back.dot(on))
    let distance = radius * cosine(phi / 2) / sine(phi / 2)
    let sweep = Double.pi - phi
    let contact = corner + back * distance
    let centre = corner + unit(back + on) * (radius / sine(phi / 2))
    let isClockwise = back.cross(on) < 0
    // A right angle is one cubic, whatever its rounding.
    let count = (sweep / (Double.pi / 2) - 1e-9).rounded(.up)
    let part = sweep / count
    let handle = 4.0 / 3 * (sine(part / 4) / cosine(part / 4))
    var elements: [Path.Element] = [.move(from)]
    if (contact - from).length > 1e-12 * (1 + distance) { elements.append(.line(contact)) }
    func turned(_ angle: Double) -> Vector {
      let (spoke, signed) = (contact - centre, isClockwise ? angle : -angle)
      return Vector(
        spoke.x * cosine(signed) - spoke.y * sine(signed), spoke.x * sine(signed) + spoke.y * cosine(signed))
    }
    func tangent(_ spoke: Vector) -> Vector {
      isClockwise ? Vector(-spoke.y, spoke.x) : Vector(spoke.y, -spoke.x)
    }
    for index in 0..<Int(count) {
      let (start, stop) = (turned(part * Double(index)), turned(part * Double(index + 1)))
      elements.append(
        .cubic(
          control1: centre + start + tangent(start) * handle,
          control2: centre + stop - tangent(stop) * handle, end: centre + stop))
    }
    return elements
  }

  private func unit(_ vector: Vector) -> Vector { vector * (1 / vector.length) }

  /// Demands that a path consists of these elements.
  func demand(_ found: [Path.Element], are expected: [Path.Element], within tolerance: Double = 1e-9)
    throws(Violation)
  {
    let reach = tolerance == 1e-9 ? tolerance * largest : tolerance
    // A line of no length to a contact point that is already there but for rounding.
    var found = found
    if found.count == expected.count + 1, case .line(let point) = found[1], (point - from).length <= reach {
      found.remove(at: 1)
    }
    let isSame =
      found.count == expected.count
      && zip(found, expected).allSatisfy { found, expected in
        guard Self.kind(found) == Self.kind(expected) else { return false }
        return zip(Self.points(found), Self.points(expected)).allSatisfy { ($0 - $1).length <= reach }
      }
    try Conformance.demand(isSame, "the path is \(found), not \(expected)")
  }

  /// The scale of rounding: the largest coordinate, and how much a small angle enlarges it.
  private var largest: Double {
    let sides = [from, corner, end].reduce(1 + radius) { max($0, $1.x.magnitude, $1.y.magnitude) }
    let (back, on) = (from - corner, end - corner)
    if back.cross(on) == 0 { return sides }
    let angle = arcTangent(y: back.cross(on).magnitude, x: back.dot(on))
    return sides / max(1e-6, min(angle, Double.pi - angle))
  }

  private static func kind(_ element: Path.Element) -> Int {
    switch element {
    case .move: 0
    case .line: 1
    case .quadratic: 2
    case .cubic: 3
    case .close: 4
    }
  }

  private static func points(_ element: Path.Element) -> [Point] {
    switch element {
    case .move(let point), .line(let point): [point]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  /// The example of the clause.
  static let example = TangentArc(
    from: Point(400, 400), corner: Point(140, 250), end: Point(110, 180), radius: 50)

  static let fittingClasses = ["quarter or less", "more than a quarter", "already at the first contact"]

  /// Arcs that fit.
  static let fitting = Generator<TangentArc> { (source: inout ChoiceSource) throws(GenerationFailure) in
    let place = Generator<Int>.integer(in: -400...400)
    let corner = Point(Double(try source.draw(place)) / 4, Double(try source.draw(place)) / 4)
    if try source.draw(.element(of: [false, false, true])) {
      // A right angle on the axes that begins at its contact point.
      let radius = Double(try source.draw(.integer(in: 1...60)))
      let across = try source.draw(.boolean) ? radius : -radius
      let down = try source.draw(.boolean) ? radius : -radius
      return TangentArc(
        from: Point(corner.x + across, corner.y), corner: corner, end: Point(corner.x, corner.y + down),
        radius: radius, classes: ["already at the first contact", "quarter or less"])
    }
    let back = Vector(Double(try source.draw(place)) / 4, Double(try source.draw(place)) / 4)
    let on = Vector(Double(try source.draw(place)) / 4, Double(try source.draw(place)) / 4)
    if back.cross(on) == 0 { throw .rejected }
    let radius = Double(try source.draw(.integer(in: 1...400))) / 4
    return TangentArc(
      from: corner + back, corner: corner, end: corner + on, radius: radius,
      classes: [back.dot(on) < 0 ? "quarter or less" : "more than a quarter"])
  }

  static let misfits = ["radius 0", "coincident points", "collinear points", "exact reversal"]

  /// Arcs that do not fit.
  static let degenerate = Generator<TangentArc> { (source: inout ChoiceSource) throws(GenerationFailure) in
    let place = Generator<Int>.integer(in: -400...400)
    let nonzero = Generator<Int>.integer(in: 1...40)
    let corner = Point(Double(try source.draw(place)), Double(try source.draw(place)))
    let step = Vector(Double(try source.draw(place)), Double(try source.draw(nonzero)))
    let other = Double(try source.draw(nonzero))
    let kind = try source.draw(.element(of: misfits))
    let radius = Double(try source.draw(nonzero))
    var arc = TangentArc(
      from: corner - step, corner: corner, end: corner + step * other, radius: radius, classes: [kind])
    switch kind {
    case "radius 0":
      arc.radius = 0
      arc.end = Point(corner.x + step.y, corner.y - step.x)
    case "coincident points":
      if try source.draw(.boolean) { arc.from = corner } else { arc.end = corner }
    case "exact reversal": arc.end = corner - step * other
    default: break
    }
    return arc
  }
}
