import Geometry
import Pixels
import PropertyTesting

/// A rectangle on a grid of sixteenths of a device pixel: its coverage is a whole number of 256ths.
struct GridRect: Equatable, Sendable {
  /// The edges, in sixteenths of a device pixel.
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// A rectangle of whole pixels.
  init(_ pixels: PixelRect) {
    (left, top) = (16 * pixels.x, 16 * pixels.y)
    (right, bottom) = (16 * pixels.maxX, 16 * pixels.maxY)
  }

  /// A rectangle from its edges.
  init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// As a path.
  func path(in frame: DeviceFrame) -> Path {
    let (first, last) = (
      frame.point(Point(Double(left) / 16, Double(top) / 16)),
      frame.point(Point(Double(right) / 16, Double(bottom) / 16))
    )
    return Path(polygon: [first, Point(last.x, first.y), last, Point(first.x, last.y)])
  }

  /// How much of a pixel it covers, of 256.
  func area(x: Int, y: Int) -> Int {
    max(0, min(right, 16 * x + 16) - max(left, 16 * x)) * max(0, min(bottom, 16 * y + 16) - max(top, 16 * y))
  }

  /// The coverage of a pixel as a byte: ⌊255·c + ½⌋ (CG-01).
  func coverage(x: Int, y: Int) -> Int { (510 * area(x: x, y: y) + 256) / 512 }

  /// Rectangles in and about a frame: whole pixels, halves, sixteenths.
  static func within(_ frame: DeviceFrame) -> Generator<GridRect> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let step = try source.draw(.element(of: [16, 8, 1]))
      let (width, height) = (16 * frame.width / step, 16 * frame.height / step)
      let outside = 32 / step
      let left = try source.draw(.integer(in: -outside...width - 1))
      let top = try source.draw(.integer(in: -outside...height - 1))
      return GridRect(
        left: step * left, top: step * top,
        right: step * (left + (try source.draw(.integer(in: 1...width + outside)))),
        bottom: step * (top + (try source.draw(.integer(in: 1...height + outside)))))
    }
  }
}
