import Conformance
import Drawing
import Geometry
import JSONText
import Pixels
import PropertyTesting

/// The outline fitted to the bounds (COR-01 to COR-03).
enum FittedOutlineClauses {
  private static let directions = ["up", "down", "left", "right"]

  static let checks: [String: [ClauseCheck<Subject>]] = [
    "COR-01": [
      ClauseCheck("body", .layout, of: PopoverInput.any, classes: directions, body: body),
      ClauseCheck("coverage", .pixels, of: plain, body: coverage),
    ],
    "COR-02": [
      ClauseCheck("arrow", .layout, of: placed, classes: directions + ["clamped", "free"], body: arrow),
      ClauseCheck("tip in the picture", .pixels, of: plain, body: tip),
    ],
    "COR-03": [
      ClauseCheck(
        "corners", .layout, of: placed, classes: ["whole", "cut near", "cut far", "u is 0"], body: corners),
      ClauseCheck("from corner to corner", .pixels, of: neighbours, body: continuity),
    ],
  ]

  private static func plain(_ profile: String) -> Generator<PopoverInput> {
    PopoverInput.small(profile).map { $0.styled(PlainStyle.coverage) }
  }

  private static func placed(_ profile: String) -> Generator<FittedPopover> {
    PopoverInput.any(profile).map { FittedPopover(popover: $0) }
  }

  /// The drawn outline along the arrow's edge and into the body.
  private static func pieces(_ popover: PopoverInput, _ subject: Subject) throws -> [Contour.Piece] {
    let shown = try ShownBackground(try subject.layOut(popover.parameters))
    try demand(
      shown.stretches.isEmpty, "\(shown.stretches.count) images are stretched", at: .areas(popover.bounds))
    let outline = try ShownArtwork(shown).outline()
    return outline.mapped { point in
      let drawn = shown.isMirrored ? Point(popover.width - point.x, point.y) : point
      return FittedOutline.turnBack(drawn, popover)
    }.pieces
  }

  private static func demandPieces(
    _ wanted: [Contour.Piece], among found: [Contour.Piece], _ popover: PopoverInput
  ) throws {
    for piece in wanted {
      try demand(
        found.contains { $0.isNear(piece) || $0.reversed.isNear(piece) },
        "none of the outline's \(found.count) pieces is \(piece) (along the arrow's edge, into the body)",
        at: .box(around: piece.points.map { FittedOutline.turn($0, popover) }))
    }
  }

  private static func body(_ popover: PopoverInput, _ subject: Subject) throws {
    let shown = try ShownBackground(try subject.layOut(popover.parameters))
    let whole = popover.bounds
    try demand(
      shown.place == whole && shown.artwork.size == whole.size,
      "an outline of \(shown.artwork.size) is drawn over \(shown.place), not fitted to \(whole)",
      at: .difference(shown.place, whole))
    let found = try pieces(popover, subject)
    let spec = FittedOutline(popover: popover)
    try demandPieces(spec.tailCorners + spec.edges, among: found, popover)
    let wanted = spec.pieces.count
    try demand(
      found.count == wanted, "the outline has \(found.count) pieces, not \(wanted)", at: .areas(whole))
  }

  /// Each pixel against the area of section 7's outline in it, measured another way.
  private static func coverage(_ popover: PopoverInput, _ subject: Subject) throws {
    try CoverageOracle.demand(
      try subject.picture(of: popover), covers: FittedOutline(popover: popover).contour,
      scale: popover.scale)
  }

  private static func arrow(_ input: FittedPopover, _ subject: Subject) throws {
    let popover = input.popover
    let spec = FittedOutline(popover: popover)
    try demandPieces(spec.arrow, among: try pieces(popover, subject), popover)
    let found = try subject.layOut(popover.parameters).point("tip")
    let wanted = FittedOutline.turn(Point(spec.tip, SpecFigures.margin), popover)
    try demand(
      (found - wanted).length < 1e-9, "the tip is said to lie at \(found), not at \(wanted)",
      at: .points(found, wanted))
  }

  /// Each row of the strip is symmetric about the axis: pixel borders, so to the byte.
  private static func tip(_ popover: PopoverInput, _ subject: Subject) throws {
    let turned = TurnedBitmap(try subject.picture(of: popover), from: popover.direction)
    let axis = Int((popover.fittedTip * Double(popover.scale)).rounded())
    var marks: [PixelRect] = []
    for row in 0..<Int(SpecFigures.arrowHeight) * popover.scale {
      for column in 0..<turned.columns {
        let mirror = 2 * axis - 1 - column
        let wanted = mirror >= 0 && mirror < turned.columns ? turned[mirror, row].alpha : 0
        if turned[column, row].alpha != wanted { marks.append(turned.mark(column, row)) }
      }
    }
    try demand(
      marks.isEmpty, "\(marks.count) pixels of the arrow are not symmetric about pixel \(axis)", marks: marks)
    let first = (0..<turned.rows).first { row in (0..<turned.columns).contains { !turned[$0, row].isClear } }
    try demand(
      first == popover.scale, "the first ink lies \(first ?? -1) pixels from the edge, not \(popover.scale)",
      at: popover.strip(from: popover.fittedTip, to: popover.fittedTip))
  }

  private static func corners(_ input: FittedPopover, _ subject: Subject) throws {
    let spec = FittedOutline(popover: input.popover)
    try demandPieces(
      [spec.nearCorner, spec.farCorner], among: try pieces(input.popover, subject), input.popover)
  }

  /// An arrow near an end and the same a device pixel further.
  private static func neighbours(_ profile: String) -> Generator<PopoverPair> {
    let popovers = plain(profile)
    return Generator<PopoverPair> { (source: inout ChoiceSource) throws(GenerationFailure) in
      let popover = try source.draw(popovers)
      let pixel = 1 / Double(popover.scale)
      let step = Double(try source.draw(.integer(in: 0...5 * popover.scale)))
      let isFar = try source.draw(.boolean)
      let distance = SpecFigures.leastTipDistance + step * pixel
      func place(_ distance: Double) -> PopoverInput {
        popover.with(centre: isFar ? popover.length - distance : distance)
      }
      return PopoverPair(popover: place(distance), other: place(distance + pixel), deviations: [])
    }
  }

  /// The corner grows into the arc without a jump: by COR-03's curves the area that it leaves free of its
  /// square grows from 7.850 square points at u = 0 to 10.505 at u = 1, and nowhere by more than 1.6 for a
  /// point of the arrow's way.
  private static func continuity(_ pair: PopoverPair, _ subject: Subject) throws {
    let isFar = pair.other.centre < pair.popover.centre
    func free(_ popover: PopoverInput) throws -> Double {
      let turned = TurnedBitmap(try subject.picture(of: popover), from: popover.direction)
      let (scale, shoulder) = (popover.scale, Int(SpecFigures.arrowHeight))
      var sum = 0.0
      for row in shoulder * scale..<(shoulder + 8) * scale {
        for place in scale..<9 * scale {
          let column = isFar ? turned.columns - 1 - place : place
          sum += Double(255 - Int(turned[column, row].alpha)) / 255
        }
      }
      return sum / Double(scale * scale)
    }
    let growth = try free(pair.other) - free(pair.popover)
    // Some twenty pixels along the curve are rounded to bytes.
    let noise = 0.02
    try demand(
      growth > -noise && growth < 1.6 / Double(pair.popover.scale) + noise,
      "as the arrow moves a pixel away, the corner's free area grows by \(growth) square points",
      marks: [FittedOutline.corner(pair.popover, isFar: isFar)])
  }
}
