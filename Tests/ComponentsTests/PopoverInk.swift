import Components
import Geometry
import Pixels

/// A style whose colour occurs nowhere else in a presentation: what has it is the background's ink.
let magenta = StyleChoice.colors(
  PopoverStyle(
    border: Color(red: 1, green: 0, blue: 1), from: Color(red: 1, green: 0, blue: 1),
    to: Color(red: 1, green: 0, blue: 1)))

/// A popover background's ink in a drawn presentation whose style is `magenta`, in points.
struct PopoverInk {
  /// The smallest rectangle of whole pixels round it.
  let bounds: Rect
  private let bitmap: Bitmap
  private let scale: Double
  private let box: (left: Int, top: Int, right: Int, bottom: Int)

  /// The ink; nil when there is none.
  init?(_ bitmap: Bitmap, scale: Int) {
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where Self.isInk(bitmap[x, y]) {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    guard left <= right else { return nil }
    self.bitmap = bitmap
    self.scale = Double(scale)
    box = (left, top, right, bottom)
    bounds = Rect(
      x: Double(left) / self.scale, y: Double(top) / self.scale, width: Double(right + 1 - left) / self.scale,
      height: Double(bottom + 1 - top) / self.scale)
  }

  /// Grays have none of it, and the anchor more green than red.
  private static func isInk(_ pixel: PremultipliedPixel) -> Bool {
    pixel.red > pixel.green && pixel.blue > pixel.green
  }

  /// The tip: the extreme row or column on the arrow's side, and the middle of the ink in it.
  func tip(_ direction: ArrowDirection) -> Point {
    func middle(_ range: ClosedRange<Int>, _ isInk: (Int) -> Bool) -> Double {
      let inked = range.filter(isInk)
      return Double((inked.first ?? 0) + (inked.last ?? 0) + 1) / 2 / scale
    }
    switch direction {
    case .up, .down:
      let row = direction == .up ? box.top : box.bottom
      return Point(
        middle(box.left...box.right) { Self.isInk(bitmap[$0, row]) },
        direction == .up ? bounds.minY : bounds.maxY)
    case .left, .right:
      let column = direction == .left ? box.left : box.right
      return Point(
        direction == .left ? bounds.minX : bounds.maxX,
        middle(box.top...box.bottom) { Self.isInk(bitmap[column, $0]) })
    }
  }
}
