import Conformance
import Geometry
import JSONText
import Pixels
import PropertyTesting

/// Where the arrow lies, and which image is chosen for it (POP-05 to POP-08).
enum ArrowPlaceClauses {
  private static let directions = ["up", "down", "left", "right"]
  private static let places = ["near edge", "far edge", "between"]

  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-05": [
      ClauseCheck("centre", .layout, of: PopoverInput.any, classes: directions) { popover, subject in
        let layout = try subject.layOut(popover.parameters)
        let centre = try layout.number("arrowCentre")
        let expected = popover.length / 2 + popover.offset
        try demand(
          centre == expected, "the arrow's centre is \(centre), not \(expected)",
          at: popover.strip(from: centre, to: expected))
      }
    ],
    "POP-06": [
      ClauseCheck(
        "edges", .layout, of: PopoverInput.any, classes: places + ["equality", "next to equality"],
        body: edges)
    ],
    "POP-07": [
      ClauseCheck("image", .layout, of: PopoverInput.any, classes: directions + places, body: image)
    ],
    "POP-08": [
      ClauseCheck("near edge wins", .layout, of: narrow, classes: ["both edges"]) { popover, subject in
        let figures = SeedFigures(popover)
        guard figures.isNear && figures.reachesFar else { return }
        let layout = try subject.layOut(popover.parameters)
        let (found, wanted) = (try layout.text("image"), figures.image.rawValue)
        let isMirrored = try ShownBackground(layout).isMirrored
        try demand(
          found == wanted && isMirrored == figures.isMirrored,
          "at both edges the image is \(found), mirrored: \(isMirrored); at the near one it is \(wanted),"
            + " mirrored: \(figures.isMirrored)", at: popover.arrow)
      }
    ],
  ]

  /// Popovers narrower than the arrow and its corners, and some that are not.
  private static func narrow(_ profile: String) -> Generator<PopoverInput> {
    PopoverInput.popovers(profile, longest: [52, 700], scales: 3)
  }

  private static func edges(_ popover: PopoverInput, _ subject: Subject) throws {
    let layout = try subject.layOut(popover.parameters)
    let figures = SeedFigures(popover)
    let (kind, image) = (try layout.text("stretch.kind"), try layout.text("image"))
    try demand(
      (kind == "two-part") == figures.isBetween,
      "centre \(popover.centre) of \(popover.length) is stretched \(kind), though between: \(figures.isBetween)",
      at: popover.arrow)
    let isBetween = ["up", "down", "side"].contains(image)
    try demand(
      isBetween == figures.isBetween,
      "centre \(popover.centre) of \(popover.length) has image \(image), though between: \(figures.isBetween)",
      at: popover.arrow)
    guard !figures.isBetween else { return }
    let isNear = popover.isVertical ? try ShownBackground(layout).isMirrored : image == "side-top"
    try demand(
      isNear == figures.isNear, "centre \(popover.centre) of \(popover.length) is taken for near: \(isNear)",
      at: popover.arrow)
  }

  private static func image(_ popover: PopoverInput, _ subject: Subject) throws {
    let layout = try subject.layOut(popover.parameters)
    let figures = SeedFigures(popover)
    let name = try layout.text("image")
    try demand(
      name == figures.image.rawValue, "the image is \(name), not \(figures.image.rawValue)", at: popover.arrow
    )
    let shown = try ShownBackground(layout)
    let outline = try ShownArtwork(shown).outline()
    try demand(
      outline.firstDifference(from: figures.image.outline) == nil, "what is drawn is not the image \(name)",
      at: .areas(popover.bounds))
    let wanted = figures.isBetween ? 2 : 1
    try demand(
      shown.stretches.count == wanted, "it is stretched in \(shown.stretches.count) parts, not \(wanted)",
      at: .areas(popover.bounds))
  }
}
