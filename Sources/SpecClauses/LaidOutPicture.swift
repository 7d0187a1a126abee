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
    guard case .number(let number)? = value(key) else { throw Violation("the layout has no number \(key)") }
    return number
  }

  /// A text of the layout.
  func text(_ key: String) throws -> String {
    guard case .string(let text)? = value(key) else { throw Violation("the layout has no text \(key)") }
    return text
  }

  /// A list of numbers of the layout.
  func numbers(_ key: String) throws -> [Double] {
    guard case .array(let values)? = value(key) else { throw Violation("the layout has no list \(key)") }
    return try values.map { value in
      guard case .number(let number) = value else { throw Violation("\(key) is no list of numbers") }
      return number
    }
  }

  /// A point of the layout.
  func point(_ key: String) throws -> Point {
    let numbers = try numbers(key)
    guard numbers.count == 2 else { throw Violation("\(key) is no point: \(numbers)") }
    return Point(numbers[0], numbers[1])
  }

  /// A rectangle of the layout.
  func rect(_ key: String) throws -> Rect {
    let numbers = try numbers(key)
    guard numbers.count == 4 else { throw Violation("\(key) is no rectangle: \(numbers)") }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A value of the layout; `stretch.kind` is the member `kind` of the member `stretch`.
  func value(_ path: String) -> JSONValue? {
    path.split(separator: ".").reduce(geometry as JSONValue?) { value, name in
      guard case .object(let members)? = value else { return nil }
      return members[String(name)]
    }
  }
}
