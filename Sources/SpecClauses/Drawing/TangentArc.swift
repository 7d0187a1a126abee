import Conformance
import ElementaryFunctions
import Geometry
import JSONText

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

  /// The elements that the clause allows.
  ///
  /// Off the axes, rounding may take a right angle for a little more, and so two cubics for one.
  var elementsByAngles: [[Path.Element]] {
    let isLevel = from.x == corner.x || from.y == corner.y
    return [elements(slack: 1e-9)] + (isLevel ? [] : [elements(slack: -1e-9)])
  }

  /// The clause's formula, by angles: the circle's centre, and points turned about it.
  ///
  /// - Parameter slack: how much more than a quarter turn still is one, in quarter turns.
  private func elements(slack: Double) -> [Path.Element] {
    let (back, on) = (unit(from - corner), unit(end - corner))
    let phi = arcTangent(y: back.cross(on).magnitude, x: back.dot(on))
    let distance = radius * cosine(phi / 2) / sine(phi / 2)
    let sweep = Double.pi - phi
    let contact = corner + back * distance
    let centre = corner + unit(back + on) * (radius / sine(phi / 2))
    let isClockwise = back.cross(on) < 0
    let count = (sweep / (Double.pi / 2) - slack).rounded(.up)
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

  /// Demands that a path consists of one of these lists of elements.
  func demand(_ found: [Path.Element], areOneOf allowed: [[Path.Element]]) throws(Violation) {
    if allowed.dropFirst().contains(where: { (try? demand(found, are: $0)) != nil }) { return }
    try demand(found, are: allowed[0])
  }

  /// Demands that a path consists of these elements.
  func demand(_ found: [Path.Element], are expected: [Path.Element], within tolerance: Double = 1e-9)
    throws(Violation)
  {
    let reach = tolerance == 1e-9 ? tolerance * largest : tolerance
    // A line of no length to a contact point that is already there but for rounding.
    var found = found
    if !classes.contains("exactly at the first contact"), found.count == expected.count + 1,
      case .line(let point) = found[1], (point - from).length <= reach
    {
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
}
