import Geometry
import JSONText
import Pixels

/// A popover background's ink in a drawn presentation whose style is `style`, in pixels.
struct BackgroundInk {
  /// One colour that occurs nowhere else in a presentation: no red and blue over green but the background's.
  static let style: JSONValue = {
    let magenta = JSONValue.numbers([1, 0, 1, 1])
    return .object(["border": magenta, "from": magenta, "to": magenta])
  }()

  /// The smallest rectangle round it.
  let box: PixelRect
  private let bitmap: Bitmap
  private let scale: Double

  /// The ink; nil where there is none.
  init?(_ bitmap: Bitmap, scale: Int) {
    guard let box = bitmap.box(where: { _, _, pixel in Self.isInk(pixel) }) else { return nil }
    self.bitmap = bitmap
    self.box = box
    self.scale = Double(scale)
  }

  static func isInk(_ pixel: PremultipliedPixel) -> Bool {
    pixel.red > pixel.green && pixel.blue > pixel.green
  }

  /// The rectangle in points.
  var bounds: Rect {
    Rect(
      x: Double(box.x) / scale, y: Double(box.y) / scale, width: Double(box.width) / scale,
      height: Double(box.height) / scale)
  }

  /// The pixels of the outermost row or column on the arrow's side.
  func tipPixels(_ direction: String) -> PixelRect {
    if Directions.isVertical(direction) {
      let row = direction == "up" ? box.y : box.maxY - 1
      let inked = (box.x..<box.maxX).filter { Self.isInk(bitmap[$0, row]) }
      let (first, last) = (inked.first ?? 0, inked.last ?? 0)
      return PixelRect(x: first, y: row, width: last - first + 1, height: 1)
    }
    let column = direction == "left" ? box.x : box.maxX - 1
    let inked = (box.y..<box.maxY).filter { Self.isInk(bitmap[column, $0]) }
    let (first, last) = (inked.first ?? 0, inked.last ?? 0)
    return PixelRect(x: column, y: first, width: 1, height: last - first + 1)
  }

  /// The outer edge of that row or column, at the middle of its ink, in points.
  func tip(_ direction: String) -> Point {
    let pixels = tipPixels(direction)
    let middle = Point(
      (Double(pixels.x) + Double(pixels.width) / 2) / scale,
      (Double(pixels.y) + Double(pixels.height) / 2) / scale)
    switch direction {
    case "up": return Point(middle.x, bounds.minY)
    case "down": return Point(middle.x, bounds.maxY)
    case "left": return Point(bounds.minX, middle.y)
    default: return Point(bounds.maxX, middle.y)
    }
  }
}
