import Conformance
import Geometry
import JSONText
import Pixels
import PropertyTesting

/// Where the arrow lies, and which image is chosen for it (POP-05 to POP-10).
enum ArrowPlaceClauses {
  private static let directions = ["up", "down", "left", "right"]
  private static let places = ["near edge", "far edge", "between"]

  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-05": [
      ClauseCheck("centre", .layout, of: PopoverInput.any, classes: directions) { popover, subject in
        let layout = try subject.layOut(popover.parameters)
        let centre = try layout.number("arrowCentre")
        let expected = popover.length / 2 + popover.offset
        try demand(centre == expected, "the arrow's centre is \(centre), not \(expected)")
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
            + " mirrored: \(figures.isMirrored)")
      }
    ],
    "POP-09": [
      ClauseCheck(
        "mirrored with swapped insets", .layout, of: PopoverInput.any, classes: directions + places,
        body: mirroring),
      ClauseCheck("left is right mirrored", .pixels, of: { sides($0, ["left"]) }) { popover, subject in
        var other = popover
        other.direction = "right"
        let left = try subject.picture(popover.parameters)
        let wanted = try subject.picture(other.parameters).mirrored
        let wrong = left.runs(differingFrom: wanted)
        try demand(
          wrong.isEmpty, "\(wrong.count) runs of pixels are not those of direction right, mirrored",
          marks: wrong)
      },
      ClauseCheck("an image mirrored", .pixels, of: { _ in SourceImageInput.all }, body: mirroredImage),
    ],
    "POP-10": [
      ClauseCheck("sides", .layout, of: PopoverInput.any, classes: directions, body: sideArrow),
      ClauseCheck("no direction to draw", .layout, of: nameless) { popover, subject in
        do {
          _ = try subject.layOut(popover.parameters)
        } catch let refusal as Refusal {
          try demand(
            refusal.key == "direction", "\(popover.direction) is refused at \(refusal.key): \(refusal)")
          return
        }
        throw Violation("direction \(popover.direction) is drawn")
      },
    ],
  ]

  /// Popovers narrower than the arrow and its corners, and some that are not.
  private static func narrow(_ profile: String) -> Generator<PopoverInput> {
    PopoverInput.popovers(profile, longest: [52, 700], scales: 3)
  }

  private static func sides(_ profile: String, _ directions: [String]) -> Generator<PopoverInput> {
    PopoverInput.popovers(profile, directions: directions, longest: [100, 160], scales: 2, least: (1, 36))
  }

  private static func nameless(_ profile: String) -> Generator<PopoverInput> {
    PopoverInput.popovers(profile, directions: ["any", "unknown"], longest: [160], scales: 3)
  }

  private static func edges(_ popover: PopoverInput, _ subject: Subject) throws {
    let layout = try subject.layOut(popover.parameters)
    let figures = SeedFigures(popover)
    let (kind, image) = (try layout.text("stretch.kind"), try layout.text("image"))
    try demand(
      (kind == "two-part") == figures.isBetween,
      "centre \(popover.centre) of \(popover.length) is stretched \(kind), though between: \(figures.isBetween)"
    )
    let isBetween = ["up", "down", "side"].contains(image)
    try demand(
      isBetween == figures.isBetween,
      "centre \(popover.centre) of \(popover.length) has image \(image), though between: \(figures.isBetween)"
    )
    guard !figures.isBetween else { return }
    let isNear = popover.isVertical ? try ShownBackground(layout).isMirrored : image == "side-top"
    try demand(
      isNear == figures.isNear, "centre \(popover.centre) of \(popover.length) is taken for near: \(isNear)")
  }

  private static func image(_ popover: PopoverInput, _ subject: Subject) throws {
    let layout = try subject.layOut(popover.parameters)
    let figures = SeedFigures(popover)
    let name = try layout.text("image")
    try demand(name == figures.image.rawValue, "the image is \(name), not \(figures.image.rawValue)")
    let shown = try ShownBackground(layout)
    let outline = try ShownArtwork(shown).outline()
    try demand(
      outline.firstDifference(from: figures.image.outline) == nil, "what is drawn is not the image \(name)")
    let wanted = figures.isBetween ? 2 : 1
    try demand(
      shown.stretches.count == wanted, "it is stretched in \(shown.stretches.count) parts, not \(wanted)")
  }

  private static func mirroring(_ popover: PopoverInput, _ subject: Subject) throws {
    let layout = try subject.layOut(popover.parameters)
    let figures = SeedFigures(popover)
    let shown = try ShownBackground(layout)
    try demand(
      shown.isMirrored == figures.isMirrored && layout.value("mirrored") == .boolean(figures.isMirrored),
      "drawn mirrored: \(shown.isMirrored), said: \(layout.value("mirrored") as Any), not \(figures.isMirrored)"
    )
    guard let stretch = shown.stretches.last else { throw Violation("nothing is stretched") }
    let (found, wanted) = (stretch.capInsets, figures.capInsets)
    try demand(
      found.left == wanted.left && found.right == wanted.right,
      "left and right insets are \(found.left) and \(found.right), not \(wanted.left) and \(wanted.right)")
  }

  private static func mirroredImage(_ image: SourceImageInput, _ subject: Subject) throws {
    let other = SourceImageInput(
      image: image.image, isMirrored: !image.isMirrored, scale: image.scale, style: image.style)
    let wrong = try subject.picture(image.parameters).runs(
      differingFrom: try subject.picture(other.parameters).mirrored)
    try demand(
      wrong.isEmpty, "\(wrong.count) runs of pixels are not those of the other, reversed", marks: wrong)
  }

  private static func sideArrow(_ popover: PopoverInput, _ subject: Subject) throws {
    let layout = try subject.layOut(popover.parameters)
    let shown = try ShownBackground(layout)
    let tip = try layout.point("tip")
    // Where the tip is nearest to is the side that the arrow is on.
    let distances = [
      "up": tip.y, "down": popover.height - tip.y, "left": tip.x, "right": popover.width - tip.x,
    ]
    let isOnSide = popover.depth < 51 || distances[popover.direction, default: .infinity] < 3
    try demand(isOnSide, "the tip \(tip) is not on side \(popover.direction)")
    if popover.profile == "seed" {
      let name = try layout.text("image")
      try demand(
        name.hasPrefix("side") == !popover.isVertical, "direction \(popover.direction) draws \(name)")
    }
    if !popover.isVertical {
      try demand(
        shown.isMirrored == (popover.direction == "left"),
        "direction \(popover.direction) is drawn mirrored: \(shown.isMirrored)")
    }
  }
}
