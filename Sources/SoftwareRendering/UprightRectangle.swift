import Geometry
import Pixels

/// A path that is a closed rectangle with upright sides, in device pixels.
struct UprightRectangle {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double

  /// The rectangle that a path is, whichever way round it is drawn; nil for another path, an empty one,
  /// or one further out than 2³¹ pixels.
  init?(_ path: Path, map: PixelMap) {
    let elements = path.elements
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], case .close = elements[4]
    else { return nil }
    let isLevelFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isUprightFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isLevelFirst || isUprightFirst else { return nil }
    let (first, last) = (map(a), map(c))
    let reach = 2_147_483_648.0
    for coordinate in [first.x, first.y, last.x, last.y] where !(coordinate.magnitude <= reach) { return nil }
    left = min(first.x, last.x)
    right = max(first.x, last.x)
    top = min(first.y, last.y)
    bottom = max(first.y, last.y)
    if left == right || top == bottom { return nil }
  }

  /// Whether it covers every one of some pixels fully.
  func covers(_ pixels: PixelRect) -> Bool {
    left <= Double(pixels.x) && top <= Double(pixels.y) && right >= Double(pixels.maxX)
      && bottom >= Double(pixels.maxY)
  }
}
