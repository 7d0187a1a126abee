import Geometry

/// A closed outline of lines and curves, written down as the spec has it.
struct Contour: Equatable, Sendable {
  /// One step, as the spec words it.
  enum Step: Sendable {
    case line(Double, Double)
    /// Two control points and the end.
    case curve(Double, Double, Double, Double, Double, Double)
    /// The arc of CG-02 of radius 7 towards a right-angled corner and on.
    case arc(Double, Double, Double, Double)
  }

  /// A line, which has no control points, a quadratic, which has one, or a cubic, which has two.
  struct Piece: Equatable, Sendable {
    var start: Point
    var controls: [Point]
    var end: Point
  }

  private(set) var pieces: [Piece] = []

  /// An outline that starts at a point and closes there.
  init(_ x: Double, _ y: Double, _ steps: [Step]) {
    let first = Point(x, y)
    var place = first
    for step in steps {
      switch step {
      case .line(let x, let y): add(from: &place, to: Point(x, y))
      case .curve(let x1, let y1, let x2, let y2, let x, let y):
        add(from: &place, Point(x1, y1), Point(x2, y2), to: Point(x, y))
      case .arc(let cornerX, let cornerY, let x, let y):
        // A right angle: the circle touches both legs a radius from the corner, and the handles reach
        // 4/3·tan(90°/4) = 4/3·(√2 − 1) radii from there back to it.
        let corner = Point(cornerX, cornerY)
        let contact = Self.point(SpecFigures.cornerRadius, from: corner, towards: place)
        let leave = Self.point(SpecFigures.cornerRadius, from: corner, towards: Point(x, y))
        add(from: &place, to: contact)
        add(
          from: &place, Self.point(SpecFigures.quarterHandle, from: contact, towards: corner),
          Self.point(SpecFigures.quarterHandle, from: leave, towards: corner), to: leave)
      }
    }
    add(from: &place, to: first)
  }

  /// The outline of a path; nil where it is not one closed subpath of lines and cubics.
  init?(_ path: Path) {
    guard case .move(let first)? = path.elements.first, path.elements.last == .close else { return nil }
    var place = first
    for element in path.elements.dropFirst().dropLast() {
      switch element {
      case .line(let point): add(from: &place, to: point)
      case .cubic(let control1, let control2, let end): add(from: &place, control1, control2, to: end)
      case .move, .quadratic, .close: return nil
      }
    }
    add(from: &place, to: first)
  }

  /// Each point replaced.
  func mapped(_ transform: (Point) -> Point) -> Contour {
    var contour = self
    contour.pieces = pieces.map {
      Piece(start: transform($0.start), controls: $0.controls.map(transform), end: transform($0.end))
    }
    return contour
  }

  /// Lines of no length are left out: they are a way of writing.
  private mutating func add(from place: inout Point, to end: Point) {
    if (end - place).length > Self.noise { pieces.append(Piece(start: place, controls: [], end: end)) }
    place = end
  }

  private mutating func add(from place: inout Point, _ control1: Point, _ control2: Point, to end: Point) {
    pieces.append(Piece(start: place, controls: [control1, control2], end: end))
    place = end
  }

  private static func point(_ distance: Double, from point: Point, towards other: Point) -> Point {
    let way = other - point
    return point + way * (distance / way.length)
  }

  /// What sums of points may be off by.
  static let noise = 1e-9

  /// The first piece of the spec's outline that this one, drawn, does not have in its place, in words and
  /// with the points of what is there and should be; nil where both are the same.
  func firstDifference(from spec: Contour) -> (text: String, points: [Point])? {
    for (index, wanted) in spec.pieces.enumerated() {
      guard index < pieces.count else { return ("it ends before \(wanted)", wanted.points) }
      let found = pieces[index]
      if !found.isNear(wanted) {
        return ("piece \(index + 1) is \(found), not \(wanted)", found.points + wanted.points)
      }
    }
    guard pieces.count > spec.pieces.count else { return nil }
    let more = pieces[spec.pieces.count]
    return ("it goes on to \(more)", more.points)
  }
}

extension Contour.Piece: CustomStringConvertible {
  /// Whether both run alike, but for noise.
  func isNear(_ other: Self) -> Bool {
    controls.count == other.controls.count
      && zip([start, end] + controls, [other.start, other.end] + other.controls).allSatisfy {
        ($0 - $1).length <= Contour.noise
      }
  }

  /// The same piece run through from its end.
  var reversed: Self { Self(start: end, controls: controls.reversed(), end: start) }

  /// Its ends and control points, in order.
  var points: [Point] { [start] + controls + [end] }

  var description: String {
    points.map { "\($0.x),\($0.y)" }.joined(separator: controls.isEmpty ? " to " : " ")
  }
}
