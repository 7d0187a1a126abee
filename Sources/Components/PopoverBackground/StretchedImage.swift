import Drawing
import Geometry

/// Follows places on a source image through mirroring and stretching, in points.
struct StretchedImage {
  let image: SourceImage
  let reflection: Reflection
  let stretch: PopoverLayout.Stretch
  let bounds: Size

  /// Where a place of the image, as it is drawn unmirrored, comes to lie in the bounds.
  func place(of point: Point) -> Point {
    let size = image.size
    let start = reflection == .mirrored ? Point(size.width - point.x, point.y) : point
    switch stretch {
    case .onePart(let capInsets):
      return Self.place(start, from: size, capInsets, to: bounds)
    case .twoPart(let firstInsets, let firstSize, let secondInsets):
      let between = Self.place(start, from: size, firstInsets, to: firstSize)
      return Self.place(between, from: firstSize, secondInsets, to: bounds)
    }
  }

  /// Where the outline's own bounds come to lie.
  var inkBounds: Rect {
    let drawn = Rect(x: 0, y: 0, width: image.size.width, height: image.size.height).inset(by: image.margins)
    let first = place(of: Point(drawn.minX, drawn.minY))
    let last = place(of: Point(drawn.maxX, drawn.maxY))
    return Rect(
      x: min(first.x, last.x), y: first.y, width: (last.x - first.x).magnitude, height: last.y - first.y)
  }

  private static func place(_ point: Point, from source: Size, _ caps: EdgeInsets, to destination: Size)
    -> Point
  {
    Point(
      NinePart.place(
        of: point.x, source: source.width, near: caps.left, far: caps.right, destination: destination.width),
      NinePart.place(
        of: point.y, source: source.height, near: caps.top, far: caps.bottom, destination: destination.height)
    )
  }
}
