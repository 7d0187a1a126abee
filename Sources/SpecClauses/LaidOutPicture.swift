import Conformance
public import Drawing
public import Geometry
public import JSONText

/// A laid-out picture, and the figures of its layout; all lengths in points.
public struct LaidOutPicture: Sendable {
  /// What a renderer needs.
  public var request: RenderRequest
  /// The figures that `render --layout` prints.
  public var geometry: JSONValue
  /// No pixel outside this is touched; nil when nothing is drawn.
  public var inkBounds: Rect?
  /// The component's own size.
  public var size: Size

  /// A laid-out picture.
  public init(request: RenderRequest, geometry: JSONValue, inkBounds: Rect?, size: Size) {
    self.request = request
    self.geometry = geometry
    self.inkBounds = inkBounds
    self.size = size
  }

  /// A number of the layout.
  func number(_ key: String) throws -> Double {
    guard case .number(let number)? = value(key) else { throw Self.missing("number \(key)") }
    return number
  }

  /// A text of the layout.
  func text(_ key: String) throws -> String {
    guard case .string(let text)? = value(key) else { throw Self.missing("text \(key)") }
    return text
  }

  /// A list of numbers of the layout.
  func numbers(_ key: String) throws -> [Double] {
    guard case .array(let values)? = value(key) else { throw Self.missing("list \(key)") }
    return try values.map { value in
      guard case .number(let number) = value else { throw Self.missing("list of numbers \(key)") }
      return number
    }
  }

  /// A point of the layout.
  func point(_ key: String) throws -> Point {
    let numbers = try numbers(key)
    guard numbers.count == 2 else { throw Self.missing("point \(key), but \(numbers)") }
    return Point(numbers[0], numbers[1])
  }

  /// A rectangle of the layout.
  func rect(_ key: String) throws -> Rect {
    let numbers = try numbers(key)
    guard numbers.count == 4 else { throw Self.missing("rectangle \(key), but \(numbers)") }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A figure that is not there has no place.
  private static func missing(_ figure: String) -> Violation {
    Violation("the layout has no \(figure)", at: .everything)
  }

  /// Where a rectangle of the layout lies; the whole picture for one that it does not tell of.
  func place(_ key: String) -> MarkedPlaces { (try? rect(key)).map { .areas($0) } ?? .everything }

  /// How far the picture lies from the origin of what is laid out: layouts may move a popover's (POP-28).
  var shift: Vector {
    guard value("picture") != nil, let picture = try? rect("picture") else { return Vector(0, 0) }
    return Vector(picture.x, picture.y)
  }

  /// A value of the layout; `stretch.kind` is the member `kind` of the member `stretch`.
  func value(_ path: String) -> JSONValue? {
    path.split(separator: ".").reduce(geometry as JSONValue?) { value, name in
      guard case .object(let members)? = value else { return nil }
      return members[String(name)]
    }
  }
}
