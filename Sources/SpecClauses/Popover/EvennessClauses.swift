import Conformance
import Geometry
import JSONText
import Pixels
import PropertyTesting

/// What is the same whatever direction and offset (POP-36, POP-37).
enum EvennessClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-36": [
      ClauseCheck(
        "ink bounds", .layout, of: { margins(PopoverInput.any($0)) },
        classes: ["near edge", "far edge", "between"]
      ) { pair, subject in
        try demandOneDistance(pair) { popover in
          let ink = try subject.layOut(popover.parameters).inkBounds
          guard let ink else { throw Violation("nothing is drawn", at: .areas(popover.bounds)) }
          return [ink.minX, ink.minY, popover.width - ink.maxX, popover.height - ink.maxY]
        }
      },
      ClauseCheck("outline in the picture", .pixels, of: { margins(PopoverInput.small($0)) }) {
        pair, subject in
        try demandOneDistance(pair) { try distances($0, subject) }
      },
      ClauseCheck("outline where the rows have it", .pixels, of: unsqueezed) { popover, subject in
        let (found, wanted) = (try distances(popover, subject), byRows(popover))
        for side in sides(popover) where found[side] != wanted[side] {
          throw Violation(
            "the outline is \(found[side]) points from the \(names[side]), by D-06 \(wanted[side])",
            at: popover.margin(side, from: found[side], to: wanted[side]))
        }
      },
      ClauseCheck("ink bounds hold the ink", .pixels, of: unsqueezed) { popover, subject in
        let layout = try subject.layOut(popover.parameters)
        guard let claimed = layout.inkBounds, let ink = try subject.picture(of: popover).inkBox else {
          throw Violation("nothing is drawn", at: .areas(popover.bounds))
        }
        let found = [ink.x, ink.y, ink.maxX, ink.maxY].map { Double($0) / Double(popover.scale) }
        let wanted = [claimed.minX, claimed.minY, claimed.maxX, claimed.maxY]
        try demand(
          zip(found, wanted).allSatisfy { ($0 - $1).magnitude < 1e-9 },
          "the ink spans \(found), though the layout says \(wanted)", marks: [ink])
      },
    ],
    "POP-37": [
      ClauseCheck("colour at a height", .pixels, of: colours, body: alike)
    ],
  ]

  private static let names = ["left", "top", "right", "bottom"]

  /// The sides without the arrow, as places in `names`.
  private static func sides(_ popover: PopoverInput) -> [Int] {
    let arrow = ["left": 0, "up": 1, "right": 2, "down": 3][popover.direction]
    return (0..<4).filter { $0 != arrow }
  }

  /// A popover and another of its bounds; the rows that describe either.
  private static func pairs(
    _ popovers: Generator<PopoverInput>,
    _ rows: @escaping @Sendable (PopoverInput, PopoverInput) -> [String]
  ) -> Generator<PopoverPair> {
    Generator<PopoverPair> { (source: inout ChoiceSource) throws(GenerationFailure) in
      let popover = try source.draw(popovers)
      var other = popover
      other.direction = try source.draw(.element(of: ["up", "down", "left", "right"]))
      other.offset = try source.draw(ArrowPlace.any).offset(other.length)
      // The other direction's least size (COR-05).
      if other.profile == "corrected"
        && (other.length < SpecFigures.leastLength || other.depth < SpecFigures.leastDepth)
      {
        other.direction = popover.direction
      }
      return PopoverPair(popover: popover, other: other, deviations: rows(popover, other))
    }
  }

  private static func margins(_ popovers: Generator<PopoverInput>) -> Generator<PopoverPair> {
    pairs(popovers.map { $0.styled(PlainStyle.coverage) }) {
      Set(DeviationRows($0).margins + DeviationRows($1).margins).sorted()
    }
  }

  /// Popovers that no stretch squeezes.
  private static func unsqueezed(_ profile: String) -> Generator<PopoverInput> {
    PopoverInput.small(profile).map { $0.styled(PlainStyle.coverage) }.filter {
      let figures = SeedFigures($0)
      return profile != "seed" || !(figures.isShortAlong || figures.isShortAcross)
    }
  }

  /// D-06's table, which is also what is left under `seed` where no stretch is squeezed; else COR-01.
  private static func byRows(_ popover: PopoverInput) -> [Double] {
    guard popover.profile == "seed" else { return Array(repeating: SpecFigures.margin, count: 4) }
    let figures = SeedFigures(popover)
    let margins = figures.image.margins
    return figures.isMirrored
      ? [margins.right, margins.top, margins.left, margins.bottom]
      : [margins.left, margins.top, margins.right, margins.bottom]
  }

  /// How far the outline is from the bounds on each side, in points: what is not covered along a line that
  /// meets the side's straight part.
  private static func distances(_ popover: PopoverInput, _ subject: Subject) throws -> [Double] {
    let turned = TurnedBitmap(try subject.picture(of: popover), from: popover.direction)
    let row = turned.straightRow(scale: popover.scale)
    let middle = turned.columns / 2
    let near = TurnedBitmap.distance(turned.columns) { turned[$0, row] }
    let far = TurnedBitmap.distance(turned.columns) { turned[turned.columns - 1 - $0, row] }
    let tail = TurnedBitmap.distance(turned.rows) { turned[middle, turned.rows - 1 - $0] }
    let points = [near, far, tail].map { $0 / Double(popover.scale) }
    switch popover.direction {
    case "up": return [points[0], .nan, points[1], points[2]]
    case "down": return [points[0], points[2], points[1], .nan]
    case "left": return [.nan, points[0], points[2], points[1]]
    default: return [points[2], points[0], .nan, points[1]]
    }
  }

  /// One distance on all sides of both.
  private static func demandOneDistance(
    _ pair: PopoverPair, _ distances: (PopoverInput) throws -> [Double]
  ) throws {
    var first: (side: Int, distance: Double)?
    for popover in [pair.popover, pair.other] {
      let found = try distances(popover)
      let isFirst = first == nil
      let way = isFirst ? "" : " with the arrow \(popover.direction), offset \(popover.offset)"
      let other = isFirst ? "" : " with the arrow \(pair.popover.direction), offset \(pair.popover.offset)"
      for side in sides(popover) {
        let wanted = first ?? (side, found[side])
        first = wanted
        try demand(
          (found[side] - wanted.distance).magnitude < 1e-9,
          "the outline is \(found[side]) points from the \(names[side])\(way), \(wanted.distance) from the"
            + " \(names[wanted.side])\(other)",
          at: popover.margin(side, to: found[side]) + popover.margin(wanted.side, to: wanted.distance),
          of: popover.parameters)
      }
    }
  }

  private static func colours(_ profile: String) -> Generator<PopoverPair> {
    pairs(PopoverInput.small(profile).map { $0.styled(PlainStyle.ramp) }, DeviationRows.colours)
  }

  /// Where both bodies are, clear of borders, corners and arrows, all pixels are the same.
  private static func alike(_ pair: PopoverPair, _ subject: Subject) throws {
    let first = try subject.picture(of: pair.popover)
    let second = try subject.picture(of: pair.other)
    let scale = pair.popover.scale
    let directions = [pair.popover.direction, pair.other.direction]
    func inset(_ direction: String) -> Int { (directions.contains(direction) ? 21 : 10) * scale }
    let (left, right) = (inset("left"), first.width - inset("right"))
    let (top, bottom) = (inset("up"), first.height - inset("down"))
    let wrong = first.runs { x, y, pixel in
      x >= left && x < right && y >= top && y < bottom && pixel != second[x, y]
    }
    if let run = wrong.first {
      throw Violation(
        "at (\(run.x), \(run.y)) the body is \(first[run.x, run.y]); with the arrow \(pair.other.direction),"
          + " offset \(pair.other.offset), \(second[run.x, run.y])", marks: wrong)
    }
  }
}
