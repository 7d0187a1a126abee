import Conformance
import Geometry

/// Where a popover is presented (PRE-01), and what its direction means (PRE-02).
enum PlacementClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "PRE-01": [
      ClauseCheck(
        "the listing", .layout, of: PresentationInput.any,
        classes: Directions.all + [
          "fits", "reduced", "need equals room", "tie", "on the middle", "at a corner", "anchor outside",
          "keyboard", "bar button", "refused",
        ], body: listing),
      ClauseCheck(
        "mirrored", .layout, of: PresentationInput.any, classes: Directions.all, body: mirrored),
      ClauseCheck("drawn", .pixels, of: PresentationInput.small, classes: Directions.all, body: drawn),
    ],
    "PRE-02": [
      ClauseCheck(
        "sides", .layout, of: PresentationInput.any, classes: Directions.all, body: side)
    ],
  ]

  /// The listing, step by step.
  static func listing(_ presentation: PresentationInput, _ subject: Subject) throws {
    switch presentation.expected {
    case .refused(let keys):
      try subject.demandRefusal(
        of: presentation.parameters, naming: keys, because: "there is no placement")
    case .placed(let placement):
      try demandPlacement(placement, try subject.layOut(presentation.parameters))
    }
  }

  /// Direction, frame, offset, safe rectangle and anchor as they are expected.
  static func demandPlacement(_ placement: ExpectedPlacement, _ layout: LaidOutPicture) throws {
    let direction = try layout.text("direction")
    try demand(
      direction == placement.direction,
      "the direction is \(direction), not \(placement.direction): need \(placement.need), room \(placement.room)",
      at: .areas(placement.frame) + layout.place("frame"))
    let frame = try layout.rect("frame")
    try demand(
      frame.isNear(placement.frame), "the frame is \(frame.text), not \(placement.frame.text)",
      at: .difference(frame, placement.frame))
    let offset = try layout.number("arrowOffset")
    try demand(
      abs(offset - placement.arrowOffset) <= 1e-9,
      "the arrow's offset is \(offset), not \(placement.arrowOffset)",
      at: arrow(of: placement.frame, direction, from: offset, to: placement.arrowOffset))
    let safe = try layout.rect("safe")
    try demand(
      safe.isNear(placement.safe), "safe is \(safe.text), not \(placement.safe.text)",
      at: .difference(safe, placement.safe))
    let anchor = try layout.rect("anchor")
    try demand(
      anchor.isNear(placement.anchor), "the anchor is \(anchor.text), not \(placement.anchor.text)",
      at: .difference(anchor, placement.anchor))
  }

  /// The arrow's strip of a frame between two offsets from the middle of the arrow's edge.
  private static func arrow(
    of frame: Rect, _ direction: String, from first: Double, to last: Double
  ) -> MarkedPlaces {
    let (start, end) = (min(first, last), max(first, last))
    let strip = BackgroundSizes().arrowHeight
    return switch direction {
    case "up": .areas(Rect(x: frame.midX + start, y: frame.minY, width: end - start, height: strip))
    case "down":
      .areas(Rect(x: frame.midX + start, y: frame.maxY - strip, width: end - start, height: strip))
    case "left": .areas(Rect(x: frame.minX, y: frame.midY + start, width: strip, height: end - start))
    default: .areas(Rect(x: frame.maxX - strip, y: frame.midY + start, width: strip, height: end - start))
    }
  }

  /// A mirrored container has the mirrored popover, to a device pixel of rounding.
  private static func mirrored(_ presentation: PresentationInput, _ subject: Subject) throws {
    // Which of left and right comes first is no matter of geometry.
    guard !(presentation.permitted.contains("left") && presentation.permitted.contains("right")),
      case .placed = presentation.expected, case .placed = presentation.mirrored.expected
    else { return }
    let one = try subject.layOut(presentation.parameters)
    let other = try subject.layOut(presentation.mirrored.parameters)
    let (direction, mirrored) = (try one.text("direction"), try other.text("direction"))
    try demand(
      mirrored == Directions.mirrored(direction), "mirrored, the direction \(direction) becomes \(mirrored)",
      at: other.place("frame"), of: presentation.mirrored.parameters)
    let frame = try one.rect("frame")
    let reflected = Rect(
      x: presentation.container.width - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
    let found = try other.rect("frame")
    let pixel = 1 / Double(presentation.scale) + 1e-9
    try demand(
      found.isNear(reflected, within: pixel), "mirrored, the frame is \(found.text), not \(reflected.text)",
      at: .difference(found, reflected), of: presentation.mirrored.parameters)
    let sign = Directions.isVertical(direction) ? -1.0 : 1
    let (offset, opposite) = (try one.number("arrowOffset"), try other.number("arrowOffset"))
    try demand(
      abs(opposite - sign * offset) <= pixel, "mirrored, the offset \(offset) becomes \(opposite)",
      at: arrow(of: found, mirrored, from: opposite, to: sign * offset), of: presentation.mirrored.parameters)
  }

  /// The background's ink lies in the expected frame, and reaches to 2 points from each of its sides.
  private static func drawn(_ presentation: PresentationInput, _ subject: Subject) throws {
    guard case .placed(let placement) = presentation.expected else {
      return try listing(presentation, subject)
    }
    let bitmap = try subject.picture(presentation.parameters)
    guard let ink = BackgroundInk(bitmap, scale: presentation.scale) else {
      throw Violation("no background is drawn in \(placement.frame.text)", at: .areas(placement.frame))
    }
    try demand(
      placement.frame.holds(ink.bounds) && ink.bounds.inset(by: -2).holds(placement.frame),
      "the background is drawn in \(ink.bounds.text), its frame is \(placement.frame.text)", marks: [ink.box])
  }

  /// The direction names where the arrow points: `up` for a popover below its anchor.
  private static func side(_ presentation: PresentationInput, _ subject: Subject) throws {
    guard case .placed = presentation.expected else { return }
    let layout = try subject.layOut(presentation.parameters)
    let (direction, frame) = (try layout.text("direction"), try layout.rect("frame"))
    let anchor = presentation.clampedAnchor
    let overlap =
      switch direction {
      case "up": anchor.maxY - frame.minY
      case "down": frame.maxY - anchor.minY
      case "left": anchor.maxX - frame.minX
      case "right": frame.maxX - anchor.minX
      default: throw Violation("the direction is \(direction)", at: .areas(frame))
      }
    // The origin is rounded to device pixels.
    try demand(
      overlap <= 1 / Double(presentation.scale) + 1e-6,
      "\(direction): the frame \(frame.text) lies \(overlap) past the anchor \(anchor.text)",
      at: .areas(frame) + .areas(anchor))
  }
}
