import Conformance
import Drawing
import Pixels

/// Pictures at one scale and another (CG-14).
enum ScaleClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "CG-14": [
      ClauseCheck("box-reduced", .pixels, of: ScaledPicture.any, classes: ScaledPicture.allClasses) {
        picture, subject in
        let once = try subject.render(picture.request(scale: 1, subject))
        let fine = try subject.render(picture.request(scale: picture.scale, subject))
        try demand(
          fine.width == once.width * picture.scale && fine.height == once.height * picture.scale,
          "at scale \(picture.scale) there are \(fine.width)×\(fine.height) pixels to \(once.width)×\(once.height)",
          marks: [fine.bounds], picture: fine)
        try demandAlike(once, fine, scale: picture.scale)
      }
    ]
  ]

  /// CG-14: at most 1.5 on average, and 64 at any pixel.
  private static func demandAlike(_ once: Bitmap, _ fine: Bitmap, scale: Int) throws(Violation) {
    let parts = Double(scale * scale)
    var sum = 0.0
    var worst = (distance: 0.0, x: 0, y: 0)
    var marks: [PixelRect] = []
    func mark(_ x: Int, _ y: Int) -> PixelRect {
      PixelRect(x: x * scale, y: y * scale, width: scale, height: scale)
    }
    for y in 0..<once.height {
      for x in 0..<once.width {
        var reduced = [0, 0, 0, 0]
        for row in 0..<scale {
          for column in 0..<scale {
            let pixel = fine[x * scale + column, y * scale + row]
            reduced[0] += Int(pixel.red)
            reduced[1] += Int(pixel.green)
            reduced[2] += Int(pixel.blue)
            reduced[3] += Int(pixel.alpha)
          }
        }
        for (whole, part) in zip(once[x, y].bytes, reduced) {
          let distance = (Double(whole) - Double(part) / parts).magnitude
          sum += distance
          if distance > worst.distance { worst = (distance, x, y) }
          if distance > 1.5, marks.last != mark(x, y) { marks.append(mark(x, y)) }
        }
      }
    }
    let mean = sum / Double(4 * once.width * once.height)
    try demand(
      mean <= 1.5, "the pictures differ by \(mean) on average, not at most 1.5", marks: marks,
      picture: fine)
    try demand(
      worst.distance <= 64,
      "the pictures differ by \(worst.distance) at (\(worst.x), \(worst.y)), not at most 64",
      marks: [mark(worst.x, worst.y)], picture: fine)
  }
}
