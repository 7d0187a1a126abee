public import Pixels

/// A part of a picture on gray, enlarged, with some of its pixels ringed in red.
public struct MarkedPicture: Sendable {
  /// How large a small picture is shown at least, in pixels.
  private static let shown = 360
  /// The largest factor: a single pixel becomes so many on a side.
  private static let mostFactor = 64
  /// The width of a page's column: a larger picture is shown reduced to it, and its rings with it.
  private static let column = 480

  /// The picture to be shown.
  public let bitmap: Bitmap
  /// How many of its pixels along a side are one of the original's.
  public let factor: Int

  /// - Parameters:
  ///   - source: the whole picture.
  ///   - marks: the pixels to be ringed, within the picture.
  ///   - part: what is shown of it, not empty.
  ///   - fades: whether pixels that are not marked are faded.
  init(_ source: Bitmap, _ marks: [PixelRect], part: PixelRect, fades: Bool) {
    let longest = max(part.width, part.height, 1)
    let factor = min(Self.mostFactor, max(1, Self.shown / longest))
    guard let size = try? PixelSize(width: part.width * factor, height: part.height * factor) else {
      self.factor = 1
      bitmap = source
      return
    }
    self.factor = factor
    var isMarked = [Bool](repeating: false, count: source.width * source.height)
    for mark in marks {
      for y in mark.y..<mark.maxY { for x in mark.x..<mark.maxX { isMarked[y * source.width + x] = true } }
    }
    func isWrong(_ x: Int, _ y: Int) -> Bool {
      source.bounds.contains(x: x, y: y) && isMarked[y * source.width + x]
    }
    let width = max(1, factor / 16, (longest + Self.column - 1) / Self.column)
    /// Whether a pixel that is shown lies along the border of the marked ones, on their inner side.
    func isRing(_ column: Int, _ row: Int) -> Bool {
      let steps = [(-width, 0), (width, 0), (0, -width), (0, width)]
      return steps.contains { step in
        let (x, y) = (column + step.0, row + step.1)
        // Past the part's edges too, so that what reaches there is ringed all round.
        guard x >= 0, y >= 0, x < size.width, y < size.height else { return true }
        return !isWrong(part.x + x / factor, part.y + y / factor)
      }
    }
    var pixels: [PremultipliedPixel] = []
    pixels.reserveCapacity(size.count)
    for row in 0..<size.height {
      let y = part.y + row / factor
      for column in 0..<size.width {
        let x = part.x + column / factor
        let isOwn = isWrong(x, y)
        pixels.append(
          isOwn && isRing(column, row) ? Self.red : Self.onGray(source[x, y], fades: fades && !isOwn))
      }
    }
    bitmap = Bitmap(size: size, pixels: pixels)
  }

  private static let red = PremultipliedPixel(red: 230, green: 30, blue: 40, alpha: 255)

  /// Over the gray of the sheet; a faded pixel is half of that gray.
  private static func onGray(_ pixel: PremultipliedPixel, fades: Bool) -> PremultipliedPixel {
    func channel(_ value: UInt8) -> UInt8 {
      let over = Int(value) + 128 * (255 - Int(pixel.alpha)) / 255
      return UInt8(min(255, fades ? (over + 128) / 2 : over))
    }
    return PremultipliedPixel(
      red: channel(pixel.red), green: channel(pixel.green), blue: channel(pixel.blue), alpha: 255)
  }
}
