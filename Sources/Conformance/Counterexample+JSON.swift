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
    guard marks.count > Self.mostMarks, let all = region else { return marks }
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

  private static func rect(_ json: JSONValue) -> PixelRect? {
    guard case .array(let values) = json, values.count == 4 else { return nil }
    let numbers = values.compactMap { value -> Int? in
      if case .number(let number) = value { Int(exactly: number) } else { nil }
    }
    // No picture is larger; sums of such numbers stay small.
    let possible = -(1 << 30)...(1 << 30)
    guard numbers.count == 4, numbers.allSatisfy(possible.contains), numbers[2] >= 0, numbers[3] >= 0 else {
      return nil
    }
    return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
