import Geometry
import TestSupport
import Testing

/// CG-02.
struct TangentArcTests {
  func path(from start: Point) -> Path {
    var path = Path()
    path.move(to: start)
    return path
  }

  func expectNear(_ first: Point, _ second: Point) {
    #expect((first - second).length < 1e-6, "\(first) and \(second)")
  }

  /// The numbers of the clause.
  @Test("CG-02: the numbers that the clause gives") func theCheckOfTheClause() throws {
    var path = path(from: Point(400, 400))
    path.arc(towards: Point(140, 250), to: Point(110, 180), radius: 50)
    try #require(path.elements.count == 3)
    guard case .line(let contact) = path.elements[1],
      case .cubic(let control1, let control2, let end) = path.elements[2]
    else {
      Issue.record("a line and a curve")
      return
    }
    expectNear(contact, Point(154.415379, 258.316565))
    expectNear(control1, Point(145.057503, 252.917790))
    expectNear(control2, Point(137.699975, 244.633276))
    expectNear(end, Point(133.444250, 234.703250))
    #expect(path.currentPoint == end)
  }

  /// A corner where no circle fits.
  struct Unfit {
    var corner: Point
    var end: Point
    var radius = 5.0
  }

  /// Radius 0, coincident points, collinear ones, exact reversals, and both again but for the
  /// rounding of 0.1 + 0.2.
  @Test(arguments: [
    Unfit(corner: Point(10, 0), end: Point(10, 10), radius: 0),
    Unfit(corner: Point(0, 0), end: Point(10, 10)), Unfit(corner: Point(10, 0), end: Point(10, 0)),
    Unfit(corner: Point(10, 0), end: Point(30, 0)), Unfit(corner: Point(10, 0), end: Point(0, 0)),
    Unfit(corner: Point(10, 0), end: Point(-7, 0)),
    Unfit(corner: Point(0.1 + 0.2, 0.9), end: Point(0.1, 0.3)),
    Unfit(corner: Point(0.1 + 0.2, 0.9), end: Point(0.6, 1.8)),
  ])
  func whereNoCircleFitsALineLeadsToTheCorner(_ unfit: Unfit) {
    var path = path(from: Point(0, 0))
    path.arc(towards: unfit.corner, to: unfit.end, radius: unfit.radius)
    #expect(path.elements == [.move(Point(0, 0)), .line(unfit.corner)])
  }

  @Test("CG-02: nothing without a current point") func withoutACurrentPointNothingIsAdded() {
    var path = Path()
    path.arc(towards: Point(1, 0), to: Point(1, 1), radius: 1)
    #expect(path.elements.isEmpty && path.currentPoint == nil)
  }

  /// A right angle has its contacts one radius from the corner: exactly where the path is.
  @Test("CG-02: no line where the path is already there") func noLineWhereThePathIsAlreadyThere() {
    var path = path(from: Point(0, 0))
    path.arc(towards: Point(5, 0), to: Point(5, 9), radius: 5)
    #expect(path.elements.count == 2)
    guard case .cubic(_, _, let end) = path.elements[1] else {
      Issue.record("a curve")
      return
    }
    expectNear(end, Point(5, 5))
  }

  /// Legs 30° apart: a sweep of 150°, so two cubics. The circle's centre lies on the bisector at
  /// r/sin 15°; the cubics stay within 2.8·10⁻⁴ radii of it (the known error of a quarter turn with
  /// these handles), start and end on it, and leave along the second leg.
  @Test("CG-02: a cubic for each quarter turn or less") func wideSweepsAreTwoCurvesOnTheCircle() throws {
    let radius = 10.0
    var path = path(from: Point(100, 0))
    let second = Vector(0.75.squareRoot(), 0.5)
    path.arc(towards: Point(0, 0), to: Point(0, 0) + second * 100, radius: radius)
    try #require(path.elements.count == 4)
    // tan 15° = 2 − √3.
    let distance = radius / (2 - 3.0.squareRoot())
    let centre = Point(distance, radius)
    expectNear(try #require(path.currentPoint), Point(0, 0) + second * distance)
    let line = try #require(path.flattened(tolerance: 1e-7).first)
    for point in line.points.dropFirst() {
      let offset = ((point - centre).length - radius).magnitude
      #expect(offset <= 2.8e-4 * radius)
    }
    guard case .cubic(let control1, _, let middle) = path.elements[2],
      case .cubic(_, let control4, let end) = path.elements[3]
    else {
      Issue.record("two curves")
      return
    }
    #expect(control1.y.magnitude < 1e-9)
    #expect((end - control4).cross(second).magnitude < 1e-9)
    // They meet where the bisector leaves the circle towards the corner.
    let centreDistance = (distance * distance + radius * radius).squareRoot()
    expectNear(middle, Point(0, 0) + (centre - Point(0, 0)) * ((centreDistance - radius) / centreDistance))
  }

  /// Random legs: every point of every arc lies on a circle that touches both legs.
  @Test("CG-02: arcs touch both legs") func randomArcsTouchBothLegs() throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<500 {
      let points = (0..<3).map { _ in Point(random.double(in: -50..<50), random.double(in: -50..<50)) }
      let radius = random.double(in: 0.5..<20)
      let first = points[0] - points[1]
      let second = points[2] - points[1]
      let sine = first.cross(second).magnitude / (first.length * second.length)
      guard sine > 0.02 else { continue }
      var path = path(from: points[0])
      path.arc(towards: points[1], to: points[2], radius: radius)
      // The centre lies `radius` off the first leg, on the second leg's side, at the first contact.
      guard case .line(let contact) = path.elements[1] else { continue }
      let unit = first * (1 / first.length)
      let side = unit.cross(second) > 0 ? 1.0 : -1.0
      let centre = contact + Vector(-unit.y, unit.x) * (radius * side)
      let secondUnit = second * (1 / second.length)
      #expect((secondUnit.cross(centre - points[1]).magnitude - radius).magnitude < 1e-8)
      var arc = Path()
      arc.move(to: contact)
      for case .cubic(let control1, let control2, let end) in path.elements {
        arc.cubic(control1, control2, to: end)
      }
      for point in try #require(arc.flattened(tolerance: 1e-4 * radius).first).points {
        #expect(((point - centre).length - radius).magnitude < 2.8e-4 * radius)
      }
    }
  }
}
