import Conformance
import Geometry
import Pixels

/// A popover keeps to its container, and its content to it (POP-32).
enum ContainmentClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-32": [
      ClauseCheck(
        "frame", .layout, of: PresentationInput.any,
        classes: Directions.all + ["fits", "reduced", "keyboard", "anchor outside"], body: frame),
      ClauseCheck(
        "drawn", .pixels, of: PresentationInput.small, classes: ["fits", "reduced", "keyboard"], body: drawn),
    ]
  ]

  /// The frame lies in the safe rectangle; the content is as large as asked for, or as there is room.
  private static func frame(_ presentation: PresentationInput, _ subject: Subject) throws {
    guard case .placed = presentation.expected else { return }
    let layout = try subject.layOut(presentation.parameters)
    let (frame, content) = (try layout.rect("frame"), try layout.rect("content"))
    let safe = presentation.safe
    try demand(
      safe.holds(frame), "the frame \(frame.text) leaves \(safe.text)",
      at: .outline(frame.corners, beyond: safe))
    let direction = try layout.text("direction")
    // POP-30: less the arrow's strip, less 8 on every side.
    let expected = Directions.body(of: frame, direction, strip: 19).inset(by: 8)
    try demand(
      content.isNear(expected), "the content is \(content.text), not \(expected.text)",
      at: .difference(content, expected))
    let (wish, room, extra) = (
      presentation.content, presentation.room(direction), presentation.extra(direction)
    )
    // Flooring takes less than a pixel, a safe rectangle that ends within pixels another; a length that is
    // a 32-bit float's step short of whole pixels counts as whole.
    let pixels = 2 / Double(presentation.scale)
    for (name, length, full, space) in [
      ("wide", content.width, wish.width, room.width - extra.width),
      ("high", content.height, wish.height, room.height - extra.height),
    ] {
      let target = min(full, space)
      try demand(
        length <= target + 1e-4 && length >= target - pixels,
        "the content is \(length) \(name): \(full) are asked for, and there is room for \(space)",
        at: .areas(content))
    }
  }

  /// What differs from the picture without a popover lies in the safe rectangle; the content is white.
  private static func drawn(_ presentation: PresentationInput, _ subject: Subject) throws {
    guard case .placed(let placement) = presentation.expected else { return }
    var dismissed = presentation
    dismissed.isVisible = true
    let shown = try subject.picture(presentation.parameters)
    let empty = try subject.picture(dismissed.parameters)
    let scale = Double(presentation.scale)
    let safe = presentation.safe
    func isInside(_ x: Int, _ y: Int) -> Bool {
      // A pixel that the safe rectangle cuts lies outside.
      safe.holds(Rect(x: Double(x) / scale, y: Double(y) / scale, width: 1 / scale, height: 1 / scale))
    }
    let outside = shown.runs { x, y, pixel in pixel != empty[x, y] && !isInside(x, y) }
    try demand(outside.isEmpty, "the popover is drawn outside of \(safe.text)", marks: outside)
    let white = Color.white.pixel
    let body = Directions.body(of: placement.frame, placement.direction, strip: 19).inset(by: 8)
    guard !body.isEmpty else { return }
    let box = shown.box { _, _, pixel in pixel == white }
    let expected = PixelRect(
      x: Int((body.x * scale).rounded()), y: Int((body.y * scale).rounded()),
      width: Int((body.width * scale).rounded()), height: Int((body.height * scale).rounded()))
    try demand(
      box == expected, "the white content is drawn in \(String(describing: box)), not \(expected)",
      marks: [box ?? expected])
  }
}
