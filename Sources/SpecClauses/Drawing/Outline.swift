import Geometry
import Pixels
import PropertyTesting

/// A shape on a grid of eighths of a device pixel.
struct Outline: Equatable, Sendable {
  /// One subpath.
  struct Subpath: Equatable, Sendable {
    var pieces: [Contour.Piece]
    var isClosed: Bool

    /// - Parameter steps: for each piece its control points and its end.
    init(from start: Point, _ steps: [[Point]], isClosed: Bool) {
      var place = start
      pieces = steps.map { step in
        let end = step[step.count - 1]
        defer { place = end }
        return Contour.Piece(start: place, controls: step.dropLast(), end: end)
      }
      self.isClosed = isClosed
    }
  }

  /// The subpaths.
  var subpaths: [Subpath]

  /// As a path in points, moved by some device pixels.
  func path(in frame: DeviceFrame) -> Path {
    var path = Path()
    for subpath in subpaths {
      for (index, piece) in subpath.pieces.enumerated() {
        let points = piece.points.map(frame.point)
        if index == 0 { path.move(to: points[0]) }
        switch points.count {
        case 2: path.line(to: points[1])
        case 3: path.quadratic(control: points[1], to: points[2])
        default: path.cubic(points[1], points[2], to: points[3])
        }
      }
      if subpath.isClosed { path.close() }
    }
    return path
  }

  /// The subpaths as straight lines; no point of a curve lies further than
  /// ``FlattenedCubic/flatness`` from its line.
  var polygons: [[Point]] {
    subpaths.map { subpath in
      subpath.pieces.flatMap { $0.polygon(scale: 1) } + subpath.pieces.suffix(1).map(\.end)
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
    let line = place.map { [$0] }
    let curve = Generator<[Point]> { (source: inout ChoiceSource) throws(GenerationFailure) in
      if try source.draw(.boolean) {
        return [try source.draw(place), try source.draw(place), try source.draw(place)]
      }
      return [try source.draw(place), try source.draw(place)]
    }
    let subpath = Generator<Subpath> { (source: inout ChoiceSource) throws(GenerationFailure) in
      let isClosed = !(try source.draw(.boolean))
      let start = try source.draw(place)
      var steps = try source.draw(.array(of: line, count: curves ? 1...2 : 2...5))
      if curves { steps.append(try source.draw(curve)) }
      return Subpath(from: start, steps, isClosed: isClosed)
    }
    return Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      Outline(subpaths: try source.draw(.array(of: subpath, count: curves ? 1...1 : 1...2)))
    }
  }
}
