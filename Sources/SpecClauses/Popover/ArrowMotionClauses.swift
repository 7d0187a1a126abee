import Conformance
import Geometry
import JSONText
import Pixels
import PropertyTesting

/// The arrow in its place, and as it moves (POP-14).
enum ArrowMotionClauses {
  private static let places = ["near edge", "far edge", "between"]

  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-14": [
      ClauseCheck(
        "axis", .layout, of: { DescribedPopover.each(of: PopoverInput.any($0)) { $0.arrowPlace } },
        classes: places
      ) { described, subject in
        let found = try tip(subject.layOut(described.parameters), described.popover)
        let wanted = axis(described.popover)
        try demand(
          found == wanted, "the arrow's axis lies at \(found), not at \(wanted)",
          at: described.popover.strip(from: found, to: wanted))
      },
      ClauseCheck("axis where the rows have it", .layout, of: unsqueezed(PopoverInput.any), classes: places) {
        popover, subject in
        let found = try tip(subject.layOut(popover.parameters), popover)
        let wanted = axisByRows(popover)
        try demand(
          found == wanted, "the arrow's axis lies at \(found); by D-01 and D-02 at \(wanted)",
          at: popover.strip(from: found, to: wanted))
      },
      ClauseCheck(
        "axis in the picture", .pixels,
        of: { DescribedPopover.each(of: plain($0)) { $0.arrowPlace } }
      ) { described, subject in
        try demandInk(at: axis(described.popover), described.popover, subject)
      },
      ClauseCheck("axis in the picture where the rows have it", .pixels, of: unsqueezed(plain)) {
        popover, subject in try demandInk(at: axisByRows(popover), popover, subject)
      },
      ClauseCheck("coverage moves", .pixels, of: moves, body: moved),
    ]
  ]

  /// Small popovers whose alpha is the coverage of the fill; none are squeezed across the arrow's edge, where
  /// tip and body would share a row.
  private static func plain(_ profile: String) -> Generator<PopoverInput> {
    let leastLength = profile == "seed" ? 1 : Int(SpecFigures.leastLength)
    return PopoverInput.popovers(profile, longest: [100, 160], scales: 2, least: (leastLength, 50)).map {
      $0.styled(PlainStyle.coverage)
    }
  }

  /// Those that no stretch squeezes along the arrow's edge.
  private static func unsqueezed(
    _ popovers: @escaping @Sendable (String) -> Generator<PopoverInput>
  ) -> @Sendable (String) -> Generator<PopoverInput> {
    { profile in
      popovers(profile).filter { profile != "seed" || !SeedFigures($0).isShortAlong }
    }
  }

  private static func tip(_ layout: LaidOutPicture, _ popover: PopoverInput) throws -> Double {
    let tip = try layout.point("tip")
    return popover.isVertical ? tip.x : tip.y
  }

  /// Where POP-14 has the axis: at the centre; past the edge the nearest place that COR-02's clamp allows.
  private static func axis(_ popover: PopoverInput) -> Double {
    guard popover.profile == "seed" else { return popover.fittedTip }
    if SeedFigures(popover).isBetween { return popover.centre }
    let least = SpecFigures.leastTipDistance
    return max(least, min(popover.centre, popover.length - least))
  }

  /// Where D-01 and D-02 have it under `seed`, when nothing is squeezed: at round(centre + 28) − 29, and 24
  /// from the corner.
  private static func axisByRows(_ popover: PopoverInput) -> Double {
    guard popover.profile == "seed" else { return popover.fittedTip }
    let figures = SeedFigures(popover)
    if figures.isBetween { return SingleFloat.round(popover.centre + 28) - 29 }
    return figures.isNear ? 24 : popover.length - 24
  }

  /// The tip's first row of ink is symmetric about the axis.
  private static func demandInk(at axis: Double, _ popover: PopoverInput, _ subject: Subject) throws {
    let turned = TurnedBitmap(try subject.picture(of: popover), from: popover.direction)
    guard let middle = turned.middleOfFirstInk else { throw Violation("nothing is drawn", at: popover.arrow) }
    let found = middle / Double(popover.scale)
    let column = max(0, min(turned.columns - 1, Int(middle)))
    try demand(
      (found - axis).magnitude < 1e-6, "the ink of the tip lies round \(found), not round \(axis)",
      marks: (0..<min(3, turned.rows)).map { turned.mark(column, $0) },
      at: popover.strip(from: found, to: axis))
  }

  /// A popover and the same with its arrow a number of whole points further, both between the edges.
  private static func moves(_ profile: String) -> Generator<PopoverPair> {
    let least = profile == "seed" ? (length: 53, depth: 51) : (length: 54, depth: 36)
    let popovers = PopoverInput.popovers(profile, longest: [100, 160], scales: 2, least: least)
    return Generator<PopoverPair> { (source: inout ChoiceSource) throws(GenerationFailure) in
      let popover = try source.draw(popovers).styled(PlainStyle.coverage)
      let steps = try source.draw(.integer(in: 1...60))
      let edge = profile == "seed" ? 25.5 : SpecFigures.leastRoundDistance
      let room = popover.length - 2 * edge - Double(steps)
      guard room >= 0 else { throw .rejected }
      let first = max(edge, min(popover.centre, popover.length - edge - Double(steps)))
      let (start, end) = (popover.with(centre: first), popover.with(centre: first + Double(steps)))
      var rows = DeviationRows(start).arrowMotion + DeviationRows(end).arrowMotion
      // Near a half, a larger number may round the other way as a 32-bit float: D-01's rounding.
      let moved = SeedFigures(end).firstLength - SeedFigures(start).firstLength
      if profile == "seed" && moved != Double(steps) { rows.append("D-01") }
      return PopoverPair(popover: start, other: end, deviations: Set(rows).sorted())
    }
  }

  /// The arrow's strip holds the arrow alone; all of it lies further by the whole points.
  private static func moved(_ pair: PopoverPair, _ subject: Subject) throws {
    let before = TurnedBitmap(try subject.picture(of: pair.popover), from: pair.popover.direction)
    let after = TurnedBitmap(try subject.picture(of: pair.other), from: pair.other.direction)
    let steps = Int(((pair.other.centre - pair.popover.centre) * Double(pair.popover.scale)).rounded())
    var marks: [PixelRect] = []
    for row in 0..<Int(SpecFigures.arrowHeight) * pair.popover.scale {
      for column in 0..<before.columns {
        let source = column - steps
        let wanted = source >= 0 ? before[source, row].alpha : 0
        if after[column, row].alpha != wanted { marks.append(before.mark(max(0, source), row)) }
      }
    }
    try demand(
      marks.isEmpty,
      "moved by \(steps) pixels, \(marks.count) pixels of the arrow do not have the coverage they had",
      marks: marks)
  }
}
