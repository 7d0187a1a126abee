import Conformance
import Geometry
import JSONText

/// What of some figures by name differs from others, in words and as places.
struct LayoutDifference {
  /// The figures that are places of the picture; others are sizes, insets or amounts.
  private static let located: Set = [
    "anchor", "arrow", "body", "content", "frame", "matte", "outline", "photo", "safe", "shadowPath", "tip",
  ]

  /// How many figures are told.
  private static let most = 4

  /// Each figure with what was found and what is asked for.
  let description: String
  /// Where rectangles and points differ; everything where none do.
  let places: MarkedPlaces

  /// The difference of two objects of figures, as a layout or parameters are; nil where there is none.
  init?(_ found: JSONValue, from expected: JSONValue) {
    guard found != expected else { return nil }
    guard case .object(let found) = found, case .object(let expected) = expected else {
      description = "there are no figures"
      places = .everything
      return
    }
    var texts: [String] = []
    var places = MarkedPlaces.none
    for key in Set(found.keys).union(expected.keys).sorted() where found[key] != expected[key] {
      let (own, wanted) = (Self.text(key, found[key]), Self.text(key, expected[key]))
      texts.append(
        own.flatMap { own in wanted.map { "\(key) is \(own), not \($0)" } } ?? "not the same \(key)")
      if Self.located.contains(key) { places = places + Self.places(found[key], expected[key]) }
    }
    let rest = texts.count > Self.most ? ["and \(texts.count - Self.most) more"] : []
    description = (texts.prefix(Self.most) + rest).joined(separator: "; ")
    self.places = places == .none ? .everything : places
  }

  /// Where two values of one figure differ; nowhere for what is neither a rectangle nor a point.
  static func places(_ found: JSONValue?, _ expected: JSONValue?) -> MarkedPlaces {
    switch (numbers(found), numbers(expected)) {
    case (let found?, let expected?) where found.count == 4 && expected.count == 4:
      .difference(rect(found), rect(expected))
    case (let found?, let expected?) where found.count == 2 && expected.count == 2:
      .points(Point(found[0], found[1]), Point(expected[0], expected[1]))
    case (let found?, nil) where found.count == 4: .areas(rect(found))
    case (nil, let expected?) where expected.count == 4: .areas(rect(expected))
    default: .none
    }
  }

  private static func rect(_ numbers: [Double]) -> Rect {
    Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func numbers(_ value: JSONValue?) -> [Double]? {
    guard case .array(let values)? = value else { return nil }
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    return numbers.count == values.count ? numbers : nil
  }

  /// A figure to be read; nil for one of many parts.
  private static func text(_ key: String, _ value: JSONValue?) -> String? {
    guard let value else { return "not given" }
    if let numbers = numbers(value) {
      return numbers.count == 4 && located.contains(key) ? "\(rect(numbers))" : value.serialized
    }
    switch value {
    case .array, .object: return nil
    default: return value.serialized
    }
  }
}
