import Conformance
import Geometry
import Pixels
import PropertyTesting

/// Where a presented popover points (POP-31).
enum TipClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-31": [
      ClauseCheck(
        "figures", .layout, of: PresentationInput.pointing,
        classes: Directions.all + ["on the middle", "at a corner"], body: figures),
      ClauseCheck(
        "drawn", .pixels, of: PresentationInput.small, classes: Directions.all + ["on the middle"],
        body: drawn),
    ]
  ]

  static func figures(_ presentation: PresentationInput, _ subject: Subject) throws {
    guard case .placed(let placement) = presentation.expected else { return }
    let layout = try subject.layOut(presentation.parameters)
    let direction = try layout.text("direction")
    try demand(
      presentation.permitted.contains(direction),
      "the direction \(direction) is none of \(presentation.permitted)", at: layout.place("frame"))
    try demandTip(try layout.point("tip"), placement, presentation)
  }

  private static func drawn(_ presentation: PresentationInput, _ subject: Subject) throws {
    guard case .placed(let placement) = presentation.expected else { return }
    let bitmap = try subject.picture(presentation.parameters)
    guard let ink = BackgroundInk(bitmap, scale: presentation.scale) else {
      throw Violation("no background is drawn in \(placement.frame.text)", at: .areas(placement.frame))
    }
    try demandTip(
      ink.tip(placement.direction), placement, presentation, marks: [ink.tipPixels(placement.direction)])
  }

  /// The tip's distance from the facing edge, and from the anchor's middle where the offset is unclamped.
  private static func demandTip(
    _ tip: Point, _ placement: ExpectedPlacement, _ presentation: PresentationInput,
    marks: @autoclosure () -> [PixelRect] = []
  ) throws {
    let anchor = placement.anchor
    let isVertical = Directions.isVertical(placement.direction)
    let distance =
      switch placement.direction {
      case "up": tip.y - anchor.maxY
      case "down": anchor.minY - tip.y
      case "left": tip.x - anchor.maxX
      default: anchor.minX - tip.x
      }
    // From the tip to the facing edge, at the anchor's middle.
    let facing =
      switch placement.direction {
      case "up": Point(placement.anchorMiddle, anchor.maxY)
      case "down": Point(placement.anchorMiddle, anchor.minY)
      case "left": Point(anchor.maxX, placement.anchorMiddle)
      default: Point(anchor.minX, placement.anchorMiddle)
      }
    let isSeed = presentation.profile == "seed"
    let nominal: Double = isSeed && !isVertical ? 2 : 1
    try demand(
      abs(distance - nominal) <= 1 / Double(presentation.scale) + 1e-6,
      "\(placement.direction): the tip lies \(distance) from the anchor's edge, not \(nominal)",
      marks: marks(), at: .box(around: [tip, isVertical ? Point(tip.x, facing.y) : Point(facing.x, tip.y)]))
    guard placement.isOnTheMiddle else { return }
    let along = (isVertical ? tip.x : tip.y) - placement.anchorMiddle
    let limit = isSeed ? 1.5 : 0.5
    try demand(
      abs(along) <= limit + 1e-6,
      "\(placement.direction): the tip lies \(along) from the anchor's middle, more than \(limit)",
      marks: marks(), at: .box(around: [tip, facing]))
  }
}

extension PresentationInput {
  /// Presentations whose arrows come near the ends of their edges, small ones among them.
  static func pointing(_ profile: String) -> Generator<PresentationInput> {
    .one(of: [
      plain(profile, sides: 52...120, contents: 36...70),
      plain(profile, sides: 100...320, contents: 36...200),
    ])
  }
}
