import Conformance
import ElementaryFunctions
import Geometry
import JSONText
import PropertyTesting

/// A corrected popover, each of whose lower corners, seen from the arrow, is one tangent arc (COR-01).
struct PopoverCorners: ClauseInput {
  var width: Double
  var height: Double
  var direction: String

  var parameters: JSONValue {
    .object([
      "component": .string("popover"), "bounds": .numbers([width, height]), "direction": .string(direction),
      "profile": .string("corrected"),
    ])
  }
  var classes: [String] { [direction] }
  var measure: [Double] { [1, width + height, 0, 1] }
  var deviations: [String] { [] }

  /// The two corners away from the arrow.
  var corners: [Corner] {
    let (left, top) = (1.0, 1.0)
    let (right, bottom) = (width - 1, height - 1)
    return switch direction {
    case "up": [Corner(Point(left, bottom), 1, -1), Corner(Point(right, bottom), -1, -1)]
    case "down": [Corner(Point(left, top), 1, 1), Corner(Point(right, top), -1, 1)]
    default: [Corner(Point(left, top), 1, 1), Corner(Point(left, bottom), 1, -1)]
    }
  }

  /// A corner of the body, and where the body lies from it.
  struct Corner {
    var corner: Point
    var across: Double
    var down: Double

    init(_ corner: Point, _ across: Double, _ down: Double) {
      (self.corner, self.across, self.down) = (corner, across, down)
    }

    /// The circle's middle.
    var inner: Point { Point(corner.x + across * 7, corner.y + down * 7) }

    /// Whether a curve is the quarter circle of radius 7 in the corner, either way round.
    func isDrawn(by element: Path.Element) -> Bool {
      guard case .cubic(let first, let second, let end) = element else { return false }
      // Handles of 4/3·tan(90°/4)·7.
      let quarter = Double.pi / 8
      let rest = 7 - 4.0 / 3 * (sine(quarter) / cosine(quarter)) * 7
      let level = (Point(corner.x + across * rest, corner.y), Point(corner.x + across * 7, corner.y))
      let upright = (Point(corner.x, corner.y + down * rest), Point(corner.x, corner.y + down * 7))
      func isNear(_ one: Point, _ other: Point) -> Bool {
        (one - other).length <= 1e-9 * (1 + corner.x.magnitude)
      }
      return (isNear(first, level.0) && isNear(second, upright.0) && isNear(end, upright.1))
        || (isNear(first, upright.0) && isNear(second, level.0) && isNear(end, level.1))
    }
  }

  static let any = Generator<PopoverCorners> { (source: inout ChoiceSource) throws(GenerationFailure) in
    let direction = try source.draw(.element(of: ["up", "down", "right"]))
    let (length, depth) = (
      try source.draw(.integer(in: 60...400)), try source.draw(.integer(in: 44...400))
    )
    return direction == "right"
      ? PopoverCorners(width: Double(depth), height: Double(length), direction: direction)
      : PopoverCorners(width: Double(length), height: Double(depth), direction: direction)
  }
}
