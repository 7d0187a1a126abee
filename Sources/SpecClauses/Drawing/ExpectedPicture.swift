import Conformance
import Pixels

/// The pixels that a clause asks for.
struct ExpectedPicture {
  /// Columns.
  let width: Int
  /// Rows.
  let height: Int
  /// Row by row from the top.
  var pixels: [PremultipliedPixel]

  /// A picture of nothing.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: .clear, count: width * height)
  }

  /// A picture pixel by pixel.
  init(width: Int, height: Int, _ pixel: (_ x: Int, _ y: Int) -> PremultipliedPixel) {
    self.width = width
    self.height = height
    pixels = (0..<width * height).map { pixel($0 % width, $0 / width) }
  }

  /// A picture as it is.
  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    pixels = bitmap.pixels
  }

  subscript(x: Int, y: Int) -> PremultipliedPixel {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Whether a pixel has a place in it.
  func contains(x: Int, y: Int) -> Bool { x >= 0 && x < width && y >= 0 && y < height }

  /// Draws one source onto a pixel, if it has a place.
  mutating func draw(_ source: ExactSource, x: Int, y: Int) {
    if contains(x: x, y: y) { self[x, y] = source.over(self[x, y]) }
  }

  /// Demands that a picture is this one.
  ///
  /// - Parameters:
  ///   - found: what was drawn.
  ///   - tolerance: the steps that a channel may be off.
  ///   - what: names the picture in the violation.
  func demand(of found: Bitmap, within tolerance: Int = 0, _ what: String) throws(Violation) {
    guard found.width == width, found.height == height else {
      throw Violation(
        "\(what) is \(found.width)×\(found.height) pixels, not \(width)×\(height)", marks: [found.bounds],
        picture: found)
    }
    var wrong: [PixelRect] = []
    var worst = (distance: tolerance, x: 0, y: 0)
    for y in 0..<height {
      for x in 0..<width {
        let distance = found[x, y].distance(to: self[x, y])
        if distance <= tolerance { continue }
        wrong.append(PixelRect(x: x, y: y, width: 1, height: 1))
        if distance > worst.distance { worst = (distance, x, y) }
      }
    }
    if wrong.isEmpty { return }
    throw Violation(
      "\(what): \(wrong.count) of \(width * height) pixels are wrong; at (\(worst.x), \(worst.y)) there is "
        + "\(found[worst.x, worst.y].text), not \(self[worst.x, worst.y].text)", marks: wrong, picture: found)
  }
}

extension PremultipliedPixel {
  /// The channels, alpha last.
  var bytes: [Int] { [Int(red), Int(green), Int(blue), Int(alpha)] }

  /// The largest difference of a channel.
  func distance(to other: PremultipliedPixel) -> Int {
    zip(bytes, other.bytes).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  /// The channels, to be read.
  var text: String { "(\(red), \(green), \(blue), alpha \(alpha))" }
}
