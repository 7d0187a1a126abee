public import Pixels

/// The set of pixels in which two pictures differ.
public struct DiffMask: Equatable, Sendable {
  /// Columns of the union of both pictures.
  public let width: Int
  /// Rows of the union of both pictures.
  public let height: Int
  /// How many pixels differ.
  public private(set) var count = 0
  private var differs: [Bool]

  /// An empty set.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    differs = Array(repeating: false, count: width * height)
  }

  /// Whether a pixel differs; pixels outside do not.
  public func contains(x: Int, y: Int) -> Bool {
    x >= 0 && x < width && y >= 0 && y < height && differs[y * width + x]
  }

  /// How many pixels within a rectangle differ.
  public func count(in rect: PixelRect) -> Int {
    let inside = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    var count = 0
    for y in inside.y..<inside.maxY {
      for x in inside.x..<inside.maxX where differs[y * width + x] { count += 1 }
    }
    return count
  }

  mutating func insert(x: Int, y: Int) {
    if !differs[y * width + x] { count += 1 }
    differs[y * width + x] = true
  }

  /// The smallest rectangle around all differing pixels.
  var boundingBox: PixelRect? {
    var (left, top, right, bottom) = (width, height, -1, -1)
    for y in 0..<height {
      for x in 0..<width where differs[y * width + x] {
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = max(bottom, y)
      }
    }
    return right < 0 ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
