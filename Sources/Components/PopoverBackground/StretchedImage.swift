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

  /// What the picture touches: where the outline's own bounds come to lie.
  var inkBounds: Rect {
    let size = image.size
    let margins = reflection == .mirrored ? image.margins.mirrored : image.margins
    let drawn = Rect(x: 0, y: 0, width: size.width, height: size.height).inset(by: margins)
    switch stretch {
    case .onePart(let capInsets):
      return Self.place(of: drawn, from: size, capInsets, to: bounds)
    case .twoPart(let firstInsets, let firstSize, let secondInsets):
      let between = Self.place(of: drawn, from: size, firstInsets, to: firstSize)
      // A squeeze (CG-08) may end within a pixel, which the second stretch takes as a whole one; at
      // any scale it lies within these whole points.
      let (left, top) = (between.minX.rounded(.down), between.minY.rounded(.down))
      let touched = Rect(
        x: left, y: top, width: between.maxX.rounded(.up) - left, height: between.maxY.rounded(.up) - top)
      return Self.place(of: touched, from: firstSize, secondInsets, to: bounds)
    }
  }

  private static func place(
    of rect: Rect, from source: Size, _ caps: EdgeInsets, to destination: Size
  ) -> Rect {
    let first = place(Point(rect.minX, rect.minY), from: source, caps, to: destination)
    let last = place(Point(rect.maxX, rect.maxY), from: source, caps, to: destination)
    return Rect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
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
