import Pixels

/// An arrow's ink where it meets the body, read off pixels that are at least half covered.
struct ArrowFoot {
  /// The last line of the arrow's strip, from its first inked pixel to its last; its first pixel where none
  /// is.
  let pixels: PixelRect
  /// How wide it is, in pixels.
  let width: Int
  /// How far inside the bounds the first line with ink lies, in pixels.
  let tipDistance: Int

  /// - Parameter depth: the strip's, in pixels.
  init(_ bitmap: Bitmap, _ direction: String, depth: Int) {
    let isVertical = Directions.isVertical(direction)
    let (length, lines) = isVertical ? (bitmap.width, bitmap.height) : (bitmap.height, bitmap.width)
    // Lines are counted from the arrow's side.
    let isReversed = direction == "down" || direction == "right"
    func place(_ line: Int) -> Int { isReversed ? lines - 1 - line : line }
    func ink(_ line: Int) -> (first: Int, last: Int)? {
      let inked = (0..<length).filter {
        (isVertical ? bitmap[$0, place(line)] : bitmap[place(line), $0]).alpha >= 128
      }
      guard let first = inked.first, let last = inked.last else { return nil }
      return (first, last)
    }
    let foot = ink(min(depth, lines) - 1) ?? (0, -1)
    width = foot.last - foot.first + 1
    let line = place(min(depth, lines) - 1)
    pixels =
      isVertical
      ? PixelRect(x: foot.first, y: line, width: max(1, width), height: 1)
      : PixelRect(x: line, y: foot.first, width: 1, height: max(1, width))
    tipDistance = (0..<min(depth, lines)).first { ink($0) != nil } ?? depth
  }

  /// Whether the tip reaches to some pixels from the bounds.
  func isAtTip(within distance: Int) -> Bool { tipDistance <= distance }
}
