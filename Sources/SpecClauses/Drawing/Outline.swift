import Geometry
import Pixels
import PropertyTesting

/// A shape on a grid of eighths of a device pixel.
struct Outline: Equatable, Sendable {
  /// A line or curve to a place, in device pixels.
  enum Step: Equatable, Sendable {
    case line(Point)
    case quadratic(Point, Point)
    case cubic(Point, Point, Point)
  }

  /// One subpath.
  struct Contour: Equatable, Sendable {
    var start: Point
    var steps: [Step]
    var isClosed: Bool
  }

  /// The subpaths.
  var contours: [Contour]

  /// As a path in points, moved by some device pixels.
  func path(in frame: DeviceFrame) -> Path {
    var path = Path()
    for contour in contours {
      path.move(to: frame.point(contour.start))
      for step in contour.steps {
        switch step {
        case .line(let end): path.line(to: frame.point(end))
        case .quadratic(let control, let end):
          path.quadratic(control: frame.point(control), to: frame.point(end))
        case .cubic(let first, let second, let end):
          path.cubic(frame.point(first), frame.point(second), to: frame.point(end))
        }
      }
      if contour.isClosed { path.close() }
    }
    return path
  }

  /// The subpaths as straight lines; no point of a curve lies further than
  /// ``FlattenedCubic/flatness`` from its line.
  var polygons: [[Point]] {
    contours.map { contour in
      var points = [contour.start]
      for step in contour.steps {
        let from = points[points.count - 1]
        switch step {
        case .line(let end): points.append(end)
        case .quadratic(let control, let end):
          // The same curve as a cubic.
          let first = from + (control - from) * (2.0 / 3)
          let second = end + (control - end) * (2.0 / 3)
          points += FlattenedCubic.points(from, first, second, end)
        case .cubic(let first, let second, let end): points += FlattenedCubic.points(from, first, second, end)
        }
      }
      return points
    }
  }

  /// The coverage of the filled shape, moved by some device pixels.
  func coverage(within bounds: PixelRect, movedBy step: Vector = Vector(0, 0)) -> ExactCoverage {
    ExactCoverage(polygons.map { $0.map { $0 + step } }, within: bounds)
  }

  /// A place in or about a frame, on a grid of whole pixels, halves or eighths.
  static func place(_ frame: DeviceFrame) -> Generator<Point> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let step = try source.draw(.element(of: [8, 4, 1]))
      let x = try source.draw(.integer(in: -24 / step...(8 * frame.width + 24) / step))
      let y = try source.draw(.integer(in: -24 / step...(8 * frame.height + 24) / step))
      return Point(Double(x * step) / 8, Double(y * step) / 8)
    }
  }

  /// Polygons, mostly crossing themselves and one another, some of them open.
  static func straight(in frame: DeviceFrame) -> Generator<Outline> {
    shape(in: frame, curves: false)
  }

  /// One subpath of lines and curves.
  static func curved(in frame: DeviceFrame) -> Generator<Outline> { shape(in: frame, curves: true) }

  private static func shape(in frame: DeviceFrame, curves: Bool) -> Generator<Outline> {
    let place = place(frame)
    let line = Generator<Step> { (source: inout ChoiceSource) throws(GenerationFailure) in
      .line(try source.draw(place))
    }
    let curve = Generator<Step> { (source: inout ChoiceSource) throws(GenerationFailure) in
      if try source.draw(.boolean) {
        return .cubic(try source.draw(place), try source.draw(place), try source.draw(place))
      }
      return .quadratic(try source.draw(place), try source.draw(place))
    }
    let contour = Generator<Contour> { (source: inout ChoiceSource) throws(GenerationFailure) in
      let isClosed = !(try source.draw(.boolean))
      let start = try source.draw(place)
      var steps = try source.draw(.array(of: line, count: curves ? 1...2 : 2...5))
      if curves { steps.append(try source.draw(curve)) }
      return Contour(start: start, steps: steps, isClosed: isClosed)
    }
    return Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      Outline(contours: try source.draw(.array(of: contour, count: curves ? 1...1 : 1...2)))
    }
  }
}
