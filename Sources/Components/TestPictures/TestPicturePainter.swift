import Pixels

/// Paints a test picture, back to front.
struct TestPicturePainter {
  private(set) var bitmap: Bitmap
  private let width: Int
  private let height: Int
  /// The shorter side: marks are sized by it.
  private let unit: Int

  init(_ picture: TestPicture) {
    (width, height) = picture.dimensions
    unit = min(width, height)
    guard let size = try? PixelSize(width: width, height: height) else {
      preconditionFailure("test pictures have sizes within the limits")
    }
    bitmap = Bitmap(size: size)
    paintSky()
    paintSun()
    paintHills()
    paintPatches()
    paintLines()
    paintFlag()
    paintBands()
  }

  /// From deep blue at the top to a warm horizon: a step at a time, so that banding shows.
  private mutating func paintSky() {
    for y in 0..<height {
      let part = y * 255 / (height - 1)
      let color = Self.opaque(60 + part * 180 / 255, 110 + part * 100 / 255, 200 - part * 40 / 255)
      fill(x: 0, y: y, width: width, height: 1, color)
    }
  }

  /// A disc in the upper left, with a rim: round things show a changed aspect ratio.
  private mutating func paintSun() {
    let radius = unit / 7
    let (centreX, centreY) = (width * 3 / 10, height * 3 / 10)
    for y in centreY - radius...centreY + radius {
      for x in centreX - radius...centreX + radius {
        let distance = (x - centreX) * (x - centreX) + (y - centreY) * (y - centreY)
        if distance > radius * radius { continue }
        let isRim = distance > (radius - 3) * (radius - 3)
        bitmap[x, y] = isRim ? Self.opaque(250, 120, 30) : Self.opaque(255, 225, 120)
      }
    }
  }

  /// Two ridges of straight slopes at different steepness, darker in front.
  private mutating func paintHills() {
    for x in 0..<width {
      let back = Self.zigzag(x + unit / 3, period: unit * 4 / 5) * unit / 4000
      let front = Self.zigzag(x, period: unit * 9 / 7) * unit / 3000
      let backTop = height * 13 / 20 - back
      let frontTop = height * 15 / 20 - front
      for y in max(0, backTop)..<height {
        let shade = (y - backTop) * 60 / height
        bitmap[x, y] =
          y < frontTop ? Self.opaque(95, 130 - shade, 135 - shade) : Self.opaque(38 + shade, 78 + shade, 62)
      }
    }
  }

  /// Saturated patches at the right, top to bottom: red, green, blue, cyan, magenta, yellow, black, white.
  private mutating func paintPatches() {
    let colors = [
      (255, 0, 0), (0, 255, 0), (0, 0, 255), (0, 255, 255), (255, 0, 255), (255, 255, 0), (0, 0, 0),
      (255, 255, 255),
    ]
    let side = unit / 14
    for (index, color) in colors.enumerated() {
      let column = index % 2
      let row = index / 2
      fill(
        x: width - unit / 4 + column * side, y: height / 8 + row * side, width: side, height: side,
        Self.opaque(color.0, color.1, color.2))
    }
  }

  /// Lines 1, 2, 3 and 4 pixels wide, upright and lying, near the lower left: moiré shows here.
  private mutating func paintLines() {
    let block = unit / 8
    let (left, top) = (unit / 12, height - unit * 3 / 8)
    for pitch in 1...4 {
      let x = left + (pitch - 1) * (block + unit / 40)
      for step in stride(from: 0, to: block - pitch, by: 2 * pitch) {
        fill(x: x + step, y: top, width: pitch, height: block, Self.opaque(245, 245, 245))
        fill(x: x, y: top + block + unit / 40 + step, width: block, height: pitch, Self.opaque(20, 20, 20))
      }
    }
  }

  /// A letter F on a flag, to the right of the middle: it reads one way only.
  private mutating func paintFlag() {
    let stroke = max(2, unit / 40)
    let (left, top) = (width * 11 / 20, height * 9 / 20)
    let tall = stroke * 7
    fill(
      x: left - stroke, y: top - stroke, width: stroke * 6 + stroke, height: tall + 2 * stroke,
      Self.opaque(200, 30, 60))
    fill(x: left, y: top, width: stroke, height: tall, Self.opaque(255, 255, 255))
    fill(x: left, y: top, width: stroke * 5, height: stroke, Self.opaque(255, 255, 255))
    fill(x: left, y: top + stroke * 3, width: stroke * 3, height: stroke, Self.opaque(255, 255, 255))
  }

  /// A line of another colour two pixels wide along each side, broken where it ends at a quarter:
  /// top red, right green, bottom blue, left yellow.
  private mutating func paintBands() {
    fill(x: 0, y: 0, width: width * 3 / 4, height: 2, Self.opaque(220, 20, 20))
    fill(x: width - 2, y: 0, width: 2, height: height * 3 / 4, Self.opaque(20, 180, 40))
    fill(x: width / 4, y: height - 2, width: width - width / 4, height: 2, Self.opaque(30, 60, 230))
    fill(x: 0, y: height / 4, width: 2, height: height - height / 4, Self.opaque(250, 220, 20))
  }

  private mutating func fill(x: Int, y: Int, width: Int, height: Int, _ color: PremultipliedPixel) {
    let rect = PixelRect(x: x, y: y, width: width, height: height).intersection(bitmap.bounds)
    for row in rect.y..<rect.maxY {
      for column in rect.x..<rect.maxX { bitmap[column, row] = color }
    }
  }

  /// Rises and falls evenly between 0 and 1000.
  private static func zigzag(_ x: Int, period: Int) -> Int {
    let place = x % period * 2000 / period
    return place < 1000 ? place : 2000 - place
  }

  private static func opaque(_ red: Int, _ green: Int, _ blue: Int) -> PremultipliedPixel {
    func byte(_ value: Int) -> UInt8 { UInt8(min(max(value, 0), 255)) }
    return PremultipliedPixel(red: byte(red), green: byte(green), blue: byte(blue), alpha: 255)
  }
}
