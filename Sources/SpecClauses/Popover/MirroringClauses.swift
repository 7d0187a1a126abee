import Conformance
import Geometry
import JSONText
import Pixels
import PropertyTesting

/// What is mirrored, and which directions there are (POP-09, POP-10).
enum MirroringClauses {
  private static let directions = ["up", "down", "left", "right"]
  private static let places = ["near edge", "far edge", "between"]

  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-09": [
      ClauseCheck(
        "mirrored with swapped insets", .layout, of: PopoverInput.any, classes: directions + places,
        body: mirroring),
      ClauseCheck("left is right mirrored", .pixels, of: { sides($0, ["left"]) }) { popover, subject in
        var other = popover
        other.direction = "right"
        let left = try subject.picture(of: popover)
        let wanted = try subject.picture(of: other).mirrored
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
        throw Violation("direction \(popover.direction) is drawn", at: .everything)
      },
    ],
  ]

  private static func sides(_ profile: String, _ directions: [String]) -> Generator<PopoverInput> {
    PopoverInput.popovers(profile, directions: directions, longest: [100, 160], scales: 2, least: (1, 36))
  }

  private static func nameless(_ profile: String) -> Generator<PopoverInput> {
    PopoverInput.popovers(profile, directions: ["any", "unknown"], longest: [160], scales: 3)
  }

  private static func mirroring(_ popover: PopoverInput, _ subject: Subject) throws {
    let layout = try subject.layOut(popover.parameters)
    let figures = SeedFigures(popover)
    let shown = try ShownBackground(layout)
    try demand(
      shown.isMirrored == figures.isMirrored,
      "it is drawn mirrored: \(shown.isMirrored), not \(figures.isMirrored)", at: .areas(popover.bounds))
    try demand(
      layout.value("mirrored") == .boolean(figures.isMirrored),
      "the layout does not say the same of mirroring", at: .areas(popover.bounds))
    guard let stretch = shown.stretches.last else {
      throw Violation("nothing is stretched", at: .areas(popover.bounds))
    }
    let (found, wanted) = (stretch.capInsets, figures.capInsets)
    try demand(
      found.left == wanted.left && found.right == wanted.right,
      "left and right insets are \(found.left) and \(found.right), not \(wanted.left) and \(wanted.right)",
      at: .areas(popover.bounds))
  }

  private static func mirroredImage(_ image: SourceImageInput, _ subject: Subject) throws {
    let other = SourceImageInput(
      image: image.image, isMirrored: !image.isMirrored, scale: image.scale, style: image.style)
    let wrong = try subject.picture(of: image).runs(
      differingFrom: try subject.picture(of: other).mirrored)
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
    try demand(
      isOnSide, "the tip \(tip) is not on side \(popover.direction)", at: .points(tip) + popover.arrow)
    if popover.profile == "seed" {
      let name = try layout.text("image")
      try demand(
        name.hasPrefix("side") == !popover.isVertical, "direction \(popover.direction) draws \(name)",
        at: .areas(popover.bounds))
    }
    if !popover.isVertical {
      try demand(
        shown.isMirrored == (popover.direction == "left"),
        "direction \(popover.direction) is drawn mirrored: \(shown.isMirrored)", at: .areas(popover.bounds))
    }
  }
}
