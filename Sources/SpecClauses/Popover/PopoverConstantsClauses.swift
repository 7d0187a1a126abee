import Conformance
import Drawing
import Geometry
import JSONText
import Pixels
import PropertyTesting

/// What the sources' constants are, as far as layouts and pictures show them (POP-01 to POP-04).
enum PopoverConstantsClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-01": [
      ClauseCheck(
        "arrow and content", .layout, of: PopoverInput.any, classes: ["up", "down", "left", "right"],
        body: arrowAndContent),
      ClauseCheck("radius and height in the picture", .pixels, of: roomy, body: radiusAndHeight),
    ],
    "POP-02": [
      ClauseCheck(
        "cap insets", .layout, of: PopoverInput.any, classes: ["near edge", "far edge", "between"],
        body: capInsets)
    ],
    "POP-03": [
      ClauseCheck("second insets", .layout, of: PopoverInput.any, classes: ["between"], body: secondInsets)
    ],
    "POP-04": [
      ClauseCheck(
        "sizes", .layout, of: { _ in SourceImageInput.all }, classes: SpecImage.allCases.map(\.rawValue)
      ) { image, subject in
        let found = try subject.layOut(image.parameters).size
        try demand(
          found == image.image.size, "\(image.image.rawValue) measures \(found), not \(image.image.size)",
          at: .everything)
      },
      ClauseCheck("sizes in pixels", .pixels, of: { _ in SourceImageInput.all }) { image, subject in
        let (bitmap, wanted) = (try subject.picture(image.parameters), image.pixels)
        try demand(
          bitmap.width == wanted.width && bitmap.height == wanted.height,
          "\(bitmap.width)×\(bitmap.height) pixels, not \(wanted.width)×\(wanted.height)", at: .everything)
      },
      ClauseCheck(
        "sizes in use", .layout, of: PopoverInput.any, classes: ["near edge", "far edge", "between"]
      ) { popover, subject in
        let shown = try ShownBackground(try subject.layOut(popover.parameters))
        let wanted = SeedFigures(popover).image
        try demand(
          shown.artwork.size == wanted.size, "the image measures \(shown.artwork.size), not \(wanted.size)",
          at: .areas(popover.bounds))
      },
    ],
  ]

  /// The arrow's base and height round the tip, cut to the bounds; the body; the content.
  private static func arrowAndContent(_ popover: PopoverInput, _ subject: Subject) throws {
    let layout = try subject.layOut(popover.parameters)
    let (tip, arrow) = (try layout.point("tip"), try layout.rect("arrow"))
    let (half, height) = (SpecFigures.arrowBase / 2, SpecFigures.arrowHeight)
    let axis = popover.isVertical ? tip.x : tip.y
    let along = (max(0, axis - half), min(popover.length, axis + half))
    let isFirst = popover.direction == "up" || popover.direction == "left"
    let across = isFirst ? (0, min(height, popover.depth)) : (max(0, popover.depth - height), popover.depth)
    let found =
      popover.isVertical
      ? [arrow.minX, arrow.maxX, arrow.minY, arrow.maxY] : [arrow.minY, arrow.maxY, arrow.minX, arrow.maxX]
    let wanted = [along.0, along.1, across.0, across.1]
    try demand(
      zip(found, wanted).allSatisfy { ($0 - $1).magnitude < 1e-9 },
      "the arrow spans \(found), not \(wanted) (along, then across)",
      at: .areas(arrow) + popover.strip(from: along.0, to: along.1))
    let (body, content) = (try layout.rect("body"), try layout.rect("content"))
    let inset = SpecFigures.contentInset
    try demand(
      content == body.inset(by: inset), "the content \(content) is not the body \(body) less \(inset)",
      at: .difference(content, body.inset(by: inset)))
  }

  /// Popovers that no stretch squeezes, as sheets of one colour.
  private static func roomy(_ profile: String) -> Generator<PopoverInput> {
    PopoverInput.popovers(profile, longest: [100, 160], scales: 2, least: (85, 51))
      .map { $0.styled(PlainStyle.coverage) }.filter { !SeedFigures($0).isShortAlong }
  }

  /// A corner opposite the arrow lacks 7²·(1 − π/4) = 10.516 square points of its square; a corner of
  /// radius 6 or 8 would lack 7.7 or 13.7. The body begins 18 points below the tip: all outlines have a point of
  /// POP-01's 19 before it (POP-17 to POP-20, COR-02).
  private static func radiusAndHeight(_ popover: PopoverInput, _ subject: Subject) throws {
    let turned = TurnedBitmap(try subject.picture(of: popover), from: popover.direction)
    let scale = popover.scale
    let middle = turned.columns / 2
    // From the outline's own extremes, wherever the margins put them.
    let near = Int(
      TurnedBitmap.distance(turned.columns) { turned[$0, turned.straightRow(scale: scale)] }.rounded())
    let tail = Int(TurnedBitmap.distance(turned.rows) { turned[middle, turned.rows - 1 - $0] }.rounded())
    let side = Int(SpecFigures.cornerRadius) * scale
    var free = 0.0
    for column in near..<min(turned.columns, near + side) {
      for row in max(0, turned.rows - tail - side)..<turned.rows - tail {
        free += Double(255 - Int(turned[column, row].alpha)) / 255
      }
    }
    free /= Double(scale * scale)
    let wanted = SpecFigures.cornerRadius * SpecFigures.cornerRadius * (1 - Double.pi / 4)
    try demand(
      (free - wanted).magnitude < 0.1, "a corner lacks \(free) square points, not \(wanted)",
      marks: [turned.marks(near..<near + side, turned.rows - tail - side..<turned.rows - tail)])
    // A column that the arrow cannot reach from where it is.
    let tip = turned.middleOfFirstInk ?? 0
    let column = tip > Double(middle) ? 10 * scale : turned.columns - 1 - 10 * scale
    guard (Double(column) - tip).magnitude > 20 * Double(scale) else { return }
    let shoulder = Int(TurnedBitmap.distance(turned.rows) { turned[column, $0] }.rounded())
    let first = (0..<turned.rows).first { row in (0..<turned.columns).contains { !turned[$0, row].isClear } }
    let height = Double(shoulder - (first ?? 0)) / Double(scale)
    try demand(
      height == SpecFigures.arrowHeight - 1, "the body begins \(height) points below the tip, not 18",
      marks: [turned.mark(column, min(turned.rows - 1, shoulder))])
  }

  private static func capInsets(_ popover: PopoverInput, _ subject: Subject) throws {
    let shown = try ShownBackground(try subject.layOut(popover.parameters))
    let figures = SeedFigures(popover)
    try locating(at: .areas(popover.bounds)) {
      guard let stretch = shown.stretches.last else { throw Violation("nothing is stretched") }
      try demand(
        stretch.capInsets == figures.capInsets,
        "\(figures.image.rawValue) is stretched with \(stretch.capInsets), not \(figures.capInsets)")
      let (size, caps) = (stretch.source, stretch.capInsets)
      try demand(
        size.width - caps.left - caps.right == 1 && size.height - caps.top - caps.bottom == 1,
        "\(caps) leave no 1×1 point of \(size)")
    }
  }

  private static func secondInsets(_ popover: PopoverInput, _ subject: Subject) throws {
    guard SeedFigures(popover).isBetween else { return }
    let layout = try subject.layOut(popover.parameters)
    let insets = try layout.numbers("stretch.secondCapInsets")
    let farEnd = popover.margin(popover.isVertical ? 2 : 3, to: SpecFigures.secondStretchInset)
    try locating(at: farEnd) {
      try demand(insets.count == 4, "\(insets) are no insets")
      let far = popover.isVertical ? insets[3] : insets[2]
      try demand(
        far == SpecFigures.secondStretchInset, "the second stretch keeps \(far) at its far end, not 9")
      let shown = try ShownBackground(layout)
      guard let caps = shown.stretches.first?.capInsets else { throw Violation("nothing is stretched") }
      try demand(
        (popover.isVertical ? caps.right : caps.bottom) == far, "the second stretch is drawn with \(caps)")
    }
  }
}
