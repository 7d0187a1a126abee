/// Lines and curves in points, as a sequence of subpaths.
///
/// Elements follow CoreGraphics: a drawing element without a current point does nothing, and after
/// `close` the current point is the subpath's start.
public struct Path: Equatable, Sendable {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    /// Starts a subpath.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A quadratic Bézier curve.
    case quadratic(control: Point, end: Point)
    /// A cubic Bézier curve.
    case cubic(control1: Point, control2: Point, end: Point)
    /// A straight line to the subpath's start, joined there.
    case close
  }

  /// All steps in order.
  public private(set) var elements: [Element] = []
  /// Where the next step starts; nil before the first move.
  public private(set) var currentPoint: Point?
  private var start: Point?

  /// An empty path.
  public init() {}

  /// A closed rectangle: top left, top right, bottom right, bottom left.
  public init(_ rect: Rect) {
    self.init(polygon: [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
      Point(rect.minX, rect.maxY),
    ])
  }

  /// A closed polygon.
  public init(polygon: [Point]) {
    guard let first = polygon.first else { return }
    move(to: first)
    for point in polygon.dropFirst() { line(to: point) }
    close()
  }

  /// Starts a subpath.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
    currentPoint = point
    start = point
  }

  /// Adds a straight line.
  public mutating func line(to point: Point) {
    guard currentPoint != nil else { return }
    elements.append(.line(point))
    currentPoint = point
  }

  /// Adds a quadratic Bézier curve.
  public mutating func quadratic(control: Point, to end: Point) {
    guard currentPoint != nil else { return }
    elements.append(.quadratic(control: control, end: end))
    currentPoint = end
  }

  /// Adds a cubic Bézier curve.
  public mutating func cubic(_ control1: Point, _ control2: Point, to end: Point) {
    guard currentPoint != nil else { return }
    elements.append(.cubic(control1: control1, control2: control2, end: end))
    currentPoint = end
  }

  /// Closes the subpath with a straight line to its start.
  public mutating func close() {
    guard currentPoint != nil else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// The path with every point replaced.
  public func mapped(_ transform: (Point) -> Point) -> Path {
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(transform(point))
      case .line(let point): .line(transform(point))
      case .quadratic(let control, let end):
        .quadratic(control: transform(control), end: transform(end))
      case .cubic(let control1, let control2, let end):
        .cubic(control1: transform(control1), control2: transform(control2), end: transform(end))
      case .close: .close
      }
    }
    path.currentPoint = currentPoint.map(transform)
    path.start = start.map(transform)
    return path
  }

  /// Every point of the path, control points included: their hull holds the whole path.
  public var controlPoints: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadratic(let control, let end): [control, end]
      case .cubic(let control1, let control2, let end): [control1, control2, end]
      case .close: []
      }
    }
  }
}
