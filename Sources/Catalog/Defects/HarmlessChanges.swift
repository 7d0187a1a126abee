import Drawing
import Geometry
import Pixels

/// What other right renderers may draw: nothing of it is to be seen.
enum HarmlessChanges {
  static let all: [PlantedChange] = [
    .drawing(
      "samples", "coverage from 16×16 samples instead of exact area", "", kind: .harmless,
      [.init(16, "16×16")]
    ) { operation, strength, canvas, _ in operation.sampled(Int(strength), on: canvas) },
    PlantedChange(
      "rounding-noise", "noise of one rounding step", "", kind: .harmless, .shares([0.01, 0.1, 0.5])
    ) { site, strength in
      site.bitmap.replacingPixels { x, y, pixel in
        PlaceHash.unit(x, y, 3) < strength ? pixel.roundedOtherwise(x, y) : pixel
      }
    },
    .drawing(
      "gradient-rounding", "gradients rounded otherwise", "", kind: .harmless,
      [.init(-0.5, "down"), .init(0.5, "up")]
    ) { operation, strength, _, _ in
      operation.mappingGradient { gradient in
        gradient.from = gradient.from.mapping { $0 + strength / 255 }
        gradient.to = gradient.to.mapping { $0 + strength / 255 }
      }.map { [$0] }
    },
    .drawing(
      "kernel-tail", "a blur cut further out", "", kind: .harmless, .of([2.25, 2.5], "σ")
    ) { operation, strength, canvas, site in
      try PaintedShadow(kernel: .gaussian(cutAt: strength), rounding: .down)
        .replacing(operation, on: canvas, site)
    },
    .drawing(
      "shadow-rounding", "a shadow's alpha rounded to the nearest", "", kind: .harmless, [.init(1, "nearest")]
    ) { operation, _, canvas, site in
      try PaintedShadow(kernel: .gaussian(cutAt: 2), rounding: .nearest)
        .replacing(operation, on: canvas, site)
    },
    PlantedChange(
      "coverage-rounding", "coverage rounded down", "", kind: .harmless, [.init(1, "down")]
    ) { site, _ in
      site.bitmap.replacingPixels { _, _, pixel in
        if pixel.alpha == 0 || pixel.alpha == 255 { return pixel }
        let alpha = Double(pixel.alpha)
        return PremultipliedPixel(nearest: pixel.numbers * ((alpha - 1) / alpha))
      }
    },
    .drawing(
      "flattening", "curves of fewer lines", "", kind: .harmless, .of([0.01, 0.03], "px")
    ) { operation, strength, canvas, _ in
      [operation.mappingPaths { $0.flat(within: strength / canvas.scale) }]
    },
    PlantedChange(
      writtenAnew, "a PNG file written anew by another encoder", "", kind: .harmless, [.init(1, "once")]
    ) { _, _ in nil },
  ]

  /// Bytes of files are no matter of display lists or bitmaps: who runs the calibration writes the file
  /// anew, and a picture that is read back otherwise is one that was flagged.
  static let writtenAnew = "written-anew"
}

extension PremultipliedPixel {
  /// A pixel that another order of roundings could have given: each channel off by one, or not.
  ///
  /// Products with 0 are exact, and so a channel of 0 stays; so do opaque and clear alpha, and a colour
  /// that is alpha itself stays so.
  fileprivate func roundedOtherwise(_ x: Int, _ y: Int) -> PremultipliedPixel {
    func moved(_ value: UInt8, _ channel: Int) -> Double {
      value == 0 ? 0 : Double(value) + Double(PlaceHash.bits(x, y, channel) % 3) - 1
    }
    let alpha = self.alpha == 0 || self.alpha == 255 ? Double(self.alpha) : moved(self.alpha, 0)
    func color(_ value: UInt8, _ channel: Int) -> Double {
      value == self.alpha ? alpha : moved(value, channel)
    }
    return PremultipliedPixel(nearest: SIMD4(color(red, 1), color(green, 2), color(blue, 4), alpha))
  }
}

extension Path {
  /// The path as straight lines that lie so near to its curves.
  fileprivate func flat(within tolerance: Double) -> Path {
    var path = Path()
    for line in flattened(tolerance: tolerance) {
      guard let first = line.points.first else { continue }
      path.move(to: first)
      for point in line.points.dropFirst() { path.line(to: point) }
      if line.isClosed { path.close() }
    }
    return path
  }
}
