import Geometry
import Pixels

/// Paints an image of `one-x-only` pixel by pixel, without antialiasing.
///
/// In whole numbers, as test pictures are painted, and not as a display list at a scale of its own: a user's
/// file is finished pixels to the rest of the program, and so are these. Renderers need no new notion.
struct ArtworkPainter {
  let bitmap: Bitmap

  /// The shape with the arrow up or to the right; others are flipped top to bottom.
  private enum Shape {
    /// The tip between columns 27 and 28 above row 1; the body's right edge and upper right corner.
    case up(right: Int, corner: Int)
    /// The tip between rows 42 and 43, left of column 35; the body's bottom edge and lower right corner.
    case side(bottom: Int, corner: Int)
  }

  init(_ image: SourceImage) {
    let (shape, isFlipped) = Self.shape(of: image)
    let (width, height) = (Int(image.size.width), Int(image.size.height))
    guard let size = try? PixelSize(width: width, height: height) else {
      preconditionFailure("the seven images have sizes within the limits")
    }
    func isInside(_ x: Int, _ y: Int) -> Bool { Self.isInside(shape, x, isFlipped ? height - 1 - y : y) }
    var bitmap = Bitmap(size: size)
    for y in 0..<height {
      for x in 0..<width where isInside(x, y) {
        let isEdge =
          !isInside(x - 1, y) || !isInside(x + 1, y) || !isInside(x, y - 1) || !isInside(x, y + 1)
        bitmap[x, y] = isEdge ? Self.opaque(24, 58, 92) : Self.fill(y, of: height)
      }
    }
    self.bitmap = bitmap
  }

  private static func shape(of image: SourceImage) -> (Shape, isFlipped: Bool) {
    switch image {
    case .up: (.up(right: 55, corner: 7), false)
    case .upRight: (.up(right: 50, corner: 4), false)
    case .down: (.up(right: 55, corner: 7), true)
    case .downRight: (.up(right: 50, corner: 4), true)
    case .side: (.side(bottom: 70, corner: 7), false)
    case .sideBottom: (.side(bottom: 65, corner: 4), false)
    case .sideTop: (.side(bottom: 65, corner: 4), true)
    }
  }

  private static func isInside(_ shape: Shape, _ x: Int, _ y: Int) -> Bool {
    switch shape {
    case .up(let right, let corner):
      // 2, 4, … 36 columns in rows 1…18.
      if y >= 1 && y < 19 { return x >= 28 - y && x < 28 + y }
      return isInside(x, y, left: 1, top: 19, right: right, bottom: 49, corners: [7, corner, 7, 7])
    case .side(let bottom, let corner):
      if x >= 17 && x < 35 { return y >= 43 - (35 - x) && y < 43 + (35 - x) }
      return isInside(x, y, left: 1, top: 1, right: 17, bottom: bottom, corners: [7, 7, corner, 7])
    }
  }

  /// A rectangle with the radii of its corners, clockwise from the upper left: a pixel is inside when its
  /// centre is, measured in half pixels.
  private static func isInside(
    _ x: Int, _ y: Int, left: Int, top: Int, right: Int, bottom: Int, corners: [Int]
  ) -> Bool {
    guard x >= left, x < right, y >= top, y < bottom else { return false }
    let (isRight, isLow) = (2 * x + 1 > left + right, 2 * y + 1 > top + bottom)
    let radius = corners[isLow ? (isRight ? 2 : 3) : (isRight ? 1 : 0)]
    let across = 2 * (isRight ? radius - (right - 1 - x) : radius - (x - left)) - 1
    let down = 2 * (isLow ? radius - (bottom - 1 - y) : radius - (y - top)) - 1
    return across <= 0 || down <= 0 || across * across + down * down <= 4 * radius * radius
  }

  /// From pale blue at the top of the image to a deeper one at its bottom.
  private static func fill(_ y: Int, of height: Int) -> PremultipliedPixel {
    let part = y * 255 / (height - 1)
    return opaque(200 - part * 90 / 255, 226 - part * 70 / 255, 242 - part * 40 / 255)
  }

  private static func opaque(_ red: Int, _ green: Int, _ blue: Int) -> PremultipliedPixel {
    PremultipliedPixel(red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: 255)
  }
}
