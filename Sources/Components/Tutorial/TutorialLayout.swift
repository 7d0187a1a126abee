import Geometry

/// Where the parts of the tutorial's popover lie (SPEC section 2), in points.
///
/// In the version `inset` the content is the bounds less 8 on every side. Its 300×600 (TUT-02) are what it
/// is in bounds of 316×616; in others it keeps to the inset and takes another size, since the text says of
/// the content that it is inset and of the arrow that none is drawn, so that no strip is left free for one.
///
/// In the others the content is what the arrow's strip leaves of the bounds, without insets (TUT-03).
/// The finished version points up, with its arrow at the right end whatever direction and offset say
/// (TUT-04); `any-direction` puts the arrow's middle at the middle of the edge plus the offset,
/// moved so that the base lies within the bounds (TUT-07), or in their middle when they are shorter.
/// Bounds that are too small for a part leave it out or cut it.
struct TutorialLayout: Equatable {
  /// The arrow's three corners, the tip first; nil when none is drawn.
  let arrow: [Point]?
  /// The arrow image's rectangle.
  let arrowRect: Rect?
  /// Where the content lies; may be empty.
  let content: Rect

  init(_ popover: TutorialPopoverParameters) {
    let bounds = popover.bounds
    let whole = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    let (base, height) = (TutorialMetrics.arrowBase, TutorialMetrics.arrowHeight)
    let inset = TutorialMetrics.borderInset(popover.step)
    switch popover.step {
    case .inset:
      arrow = nil
      arrowRect = nil
      content = whole.inset(by: inset)
    case .finished:
      let image = Rect(x: bounds.width - base - inset, y: 0, width: base, height: height)
      arrow = Self.triangle(.up, in: image)
      arrowRect = image
      content = Self.content(.up, in: whole, strip: height)
    case .anyDirection:
      let direction = popover.direction
      let length = direction.isVertical ? bounds.width : bounds.height
      let start = Self.clamped(length / 2 + popover.offset - base / 2, length: length, base: base)
      let image =
        switch direction {
        case .up: Rect(x: start, y: 0, width: base, height: height)
        case .down: Rect(x: start, y: bounds.height - height, width: base, height: height)
        case .left: Rect(x: 0, y: start, width: height, height: base)
        case .right: Rect(x: bounds.width - height, y: start, width: height, height: base)
        }
      arrow = Self.triangle(direction, in: image)
      arrowRect = image
      content = Self.content(direction, in: whole, strip: height)
    }
  }

  private static func clamped(_ start: Double, length: Double, base: Double) -> Double {
    length < base ? (length - base) / 2 : min(max(start, 0), length - base)
  }

  /// The tip at the middle of the side that a direction names, the base on the opposite side.
  private static func triangle(_ direction: ArrowDirection, in rect: Rect) -> [Point] {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    return switch direction {
    case .up: [Point(rect.midX, top), Point(right, bottom), Point(left, bottom)]
    case .down: [Point(rect.midX, bottom), Point(left, top), Point(right, top)]
    case .left: [Point(left, rect.midY), Point(right, top), Point(right, bottom)]
    case .right: [Point(right, rect.midY), Point(left, bottom), Point(left, top)]
    }
  }

  private static func content(_ direction: ArrowDirection, in whole: Rect, strip: Double) -> Rect {
    switch direction {
    case .up: whole.inset(by: EdgeInsets(top: strip, left: 0, bottom: 0, right: 0))
    case .down: whole.inset(by: EdgeInsets(top: 0, left: 0, bottom: strip, right: 0))
    case .left: whole.inset(by: EdgeInsets(top: 0, left: strip, bottom: 0, right: 0))
    case .right: whole.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: strip))
    }
  }
}
