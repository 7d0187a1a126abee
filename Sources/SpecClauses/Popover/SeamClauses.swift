import Conformance
import JSONText
import Pixels
import PropertyTesting

/// Background and arrow as one shape (POP-15).
enum SeamClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-15": [
      ClauseCheck(
        "nothing beyond the arrow", .pixels, of: { described($0, PlainStyle.coverage) }, body: strip),
      ClauseCheck("flat columns are alike", .pixels, of: { described($0, PlainStyle.sheet) }, body: columns),
      ClauseCheck(
        "the gradient has no jump", .pixels, of: { described($0, PlainStyle.ramp) }, body: gradient),
    ]
  ]

  private static func described(_ profile: String, _ style: JSONValue) -> Generator<DescribedPopover> {
    DescribedPopover.each(
      of: .one(of: [PopoverInput.small(profile), nearArrows(profile)]).map { $0.styled(style) }
    ) { $0.seam }
  }

  /// Roomy popovers whose arrow lies where a stretch is short, if one is (D-03).
  private static func nearArrows(_ profile: String) -> Generator<PopoverInput> {
    let popovers = PopoverInput.popovers(profile, longest: [100, 160], scales: 2, least: (85, 51))
    return Generator<PopoverInput> { (source: inout ChoiceSource) throws(GenerationFailure) in
      let popover = try source.draw(popovers)
      let quarters = try source.draw(.integer(in: 0...68))
      return popover.with(centre: 25.5 + Double(quarters) / 4)
    }
  }

  /// The tip in the ink, and from where on, either way, no arrow reaches: its half base, and a point.
  private static func reach(_ turned: TurnedBitmap, _ scale: Int) throws -> (near: Int, far: Int) {
    guard let tip = turned.middleOfFirstInk else { throw Violation("nothing is drawn", at: .everything) }
    let half = Double(scale) * (SpecFigures.halfBase + 1)
    return (Int((tip - half).rounded(.down)), Int((tip + half).rounded(.up)))
  }

  /// Beside the arrow its strip is free: a stretch that repeats a column of the arrow leaves a bar there.
  private static func strip(_ described: DescribedPopover, _ subject: Subject) throws {
    let popover = described.popover
    let turned = TurnedBitmap(try subject.picture(of: popover), from: popover.direction)
    let (near, far) = try reach(turned, popover.scale)
    var marks: [PixelRect] = []
    for row in 0..<min(turned.rows, Int(SpecFigures.arrowHeight) * popover.scale) {
      for column in 0..<turned.columns where column < near || column >= far {
        if !turned[column, row].isClear { marks.append(turned.mark(column, row)) }
      }
    }
    try demand(
      marks.isEmpty, "\(marks.count) pixels have ink in the arrow's strip, 19 points or more from its tip",
      marks: marks)
  }

  /// Between arrow and corners all columns are one.
  private static func columns(_ described: DescribedPopover, _ subject: Subject) throws {
    let popover = described.popover
    let turned = TurnedBitmap(try subject.picture(of: popover), from: popover.direction)
    let (near, far) = try reach(turned, popover.scale)
    let corner = 10 * popover.scale
    var marks: [PixelRect] = []
    for flat in [corner..<max(corner, near), far..<max(far, turned.columns - corner)] where flat.count > 1 {
      for column in flat.dropFirst() {
        for row in 0..<turned.rows where turned[column, row] != turned[flat.lowerBound, row] {
          marks.append(turned.mark(column, row))
        }
      }
    }
    try demand(
      marks.isEmpty, "\(marks.count) pixels beside the arrow are not those of their neighbours", marks: marks)
  }

  /// From column to column the body's colour goes no further than the gradient does, and a step of tiling.
  ///
  /// Along up and down it does not go at all. Along sides it goes 255 steps in the height: under `seed` the
  /// lowest image's, 67 (POP-04), and twice that where a stretch as long as its caps leaves a row out.
  private static func gradient(_ described: DescribedPopover, _ subject: Subject) throws {
    let popover = described.popover
    let turned = TurnedBitmap(try subject.picture(of: popover), from: popover.direction)
    let corner = 10 * popover.scale
    let most =
      popover.isVertical
      ? 0
      : popover.profile == "seed"
        ? Int((255.0 / 67 * 2).rounded(.up)) + 1
        : Int((255 / (popover.length * Double(popover.scale))).rounded(.up))
    guard turned.columns > 2 * corner + 1, turned.rows > 24 * popover.scale else { return }
    var marks: [PixelRect] = []
    for column in corner + 1..<turned.columns - corner {
      for row in 21 * popover.scale..<turned.rows - 3 * popover.scale
      where turned[column, row].largestDifference(from: turned[column - 1, row]) > most {
        marks.append(turned.mark(column, row))
      }
    }
    try demand(
      marks.isEmpty, "\(marks.count) pixels of the body differ from their neighbours by more than \(most)",
      marks: marks)
  }
}
