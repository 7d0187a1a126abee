public import JSONText
public import Pixels

extension Counterexample {
  /// How many marks are recorded; more are joined to the rectangle that holds them all.
  static let mostMarks = 2_000

  /// All but the pixels of the picture, as it is recorded.
  public var json: JSONValue {
    .object([
      "token": .string(token), "parameters": parameters, "problem": .string(problem),
      "marks": .array(
        boundedMarks.map { .array([$0.x, $0.y, $0.width, $0.height].map(JSONValue.integer)) }),
      "picture": .optional(pictureDigest), "layout": layout ?? .null, "shown": shown ?? .null,
    ])
  }

  /// Reads what was recorded; nil where it is nothing of the kind.
  public init?(_ json: JSONValue) {
    guard case .object(let members) = json, case .string(let text)? = members["token"],
      let token = try? CounterexampleToken(text), let parameters = members["parameters"],
      case .string(let problem)? = members["problem"], case .array(let marks)? = members["marks"]
    else { return nil }
    self.init(
      place: token.place, choices: token.choices, parameters: parameters, problem: problem,
      marks: marks.compactMap(Self.rect))
    guard self.marks.count == marks.count else { return nil }
    if case .string(let digest)? = members["picture"] { pictureDigest = digest }
    if let layout = members["layout"], layout != .null { self.layout = layout }
    if let shown = members["shown"], shown != .null { self.shown = shown }
  }

  private var boundedMarks: [PixelRect] {
    // Without a picture, as of what is refused, marks may lie anywhere.
    let possible = marks.filter(Self.isPossible)
    guard possible.count == marks.count, marks.count > Self.mostMarks, let all = region else {
      return possible
    }
    return [all]
  }

  /// The smallest rectangle that holds all marks; nil where there are none.
  public var region: PixelRect? {
    guard let first = marks.first else { return nil }
    return marks.dropFirst().reduce(first) { all, mark in
      let (left, top) = (min(all.x, mark.x), min(all.y, mark.y))
      return PixelRect(
        x: left, y: top, width: max(all.maxX, mark.maxX) - left, height: max(all.maxY, mark.maxY) - top)
    }
  }

  /// Whether a rectangle may lie in a picture, which has up to 16,384 pixels on a side (SPEC, bad input).
  private static func isPossible(_ rect: PixelRect) -> Bool {
    rect.x >= 0 && rect.y >= 0 && rect.width > 0 && rect.height > 0 && rect.maxX <= 16_384
      && rect.maxY <= 16_384
  }

  private static func rect(_ json: JSONValue) -> PixelRect? {
    guard case .array(let values) = json, values.count == 4 else { return nil }
    let numbers = values.compactMap { value -> Int? in
      if case .number(let number) = value { Int(exactly: number) } else { nil }
    }
    guard numbers.count == 4, numbers.allSatisfy((0...16_384).contains) else { return nil }
    let rect = PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return isPossible(rect) ? rect : nil
  }
}
