public import Conformance
public import Pixels

/// A counterexample's picture for a person: what is wrong stands out, and is seen large.
public struct CounterexamplePicture: Sendable {
  /// How far round the marks a crop reaches, in pixels.
  private static let margin = 5
  /// How large a small picture is shown at least, in pixels; the factor is whole and at most 16.
  private static let shown = 240

  private let bitmap: Bitmap
  private let marks: [PixelRect]
  private let region: PixelRect?

  /// Nil for a counterexample without a picture.
  public init?(_ counterexample: Counterexample) {
    guard let bitmap = counterexample.picture else { return nil }
    self.init(counterexample, drawnAs: bitmap)
  }

  /// A counterexample with the picture that is kept of it.
  public init(_ counterexample: Counterexample, drawnAs bitmap: Bitmap) {
    self.bitmap = bitmap
    marks = counterexample.marks.map { $0.intersection(bitmap.bounds) }.filter { !$0.isEmpty }
    region = counterexample.region.map { $0.intersection(bitmap.bounds) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The whole picture on gray, the wrong pixels ringed in red, the others faded where there are such.
  public var marked: Bitmap { enlarged(bitmap.bounds, fades: !marks.isEmpty) }

  /// The smallest region that holds the wrong pixels, and a little round it; nil without marks.
  public var crop: Bitmap? {
    guard let region else { return nil }
    return enlarged(region.insetBy(-Self.margin).intersection(bitmap.bounds), fades: false)
  }

  private func enlarged(_ part: PixelRect, fades: Bool) -> Bitmap {
    let factor = min(16, max(1, Self.shown / max(part.width, part.height, 1)))
    guard let size = try? PixelSize(width: part.width * factor, height: part.height * factor) else {
      return bitmap
    }
    var isMarked = Set<Int>()
    for mark in marks {
      for y in mark.y..<mark.maxY { for x in mark.x..<mark.maxX { isMarked.insert(y * bitmap.width + x) } }
    }
    func isWrong(_ x: Int, _ y: Int) -> Bool {
      bitmap.bounds.contains(x: x, y: y) && isMarked.contains(y * bitmap.width + x)
    }
    var pixels: [PremultipliedPixel] = []
    pixels.reserveCapacity(size.count)
    for row in 0..<size.height {
      let y = part.y + row / factor
      for column in 0..<size.width {
        let x = part.x + column / factor
        let own = isWrong(x, y)
        // The ring lies inside the marked pixels, along their borders with others.
        let (right, bottom) = (column % factor == factor - 1, row % factor == factor - 1)
        let isRing =
          own && factor > 2
          && ((column % factor == 0 && !isWrong(x - 1, y)) || (right && !isWrong(x + 1, y))
            || (row % factor == 0 && !isWrong(x, y - 1)) || (bottom && !isWrong(x, y + 1)))
        let isDot = own && factor <= 2
        pixels.append(isRing || isDot ? Self.red : Self.onGray(bitmap[x, y], fades: fades && !own))
      }
    }
    return Bitmap(size: size, pixels: pixels)
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
