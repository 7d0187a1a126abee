import ElementaryFunctions
import Pixels

/// The blur of CG-05 as a plain double sum.
enum ShadowOracle {
  /// The taps from −⌊blur⌋ to +⌊blur⌋: the Gaussian's integral over each pixel, adding up to 1.
  ///
  /// - Parameter blur: in device pixels; σ is half of it.
  static func taps(blur: Double) -> [Double] {
    let reach = Int(blur)
    if reach == 0 { return [1] }
    // ∫ from a to b = ½·(erf(b/(σ√2)) − erf(a/(σ√2))).
    let unit = blur / 2 * 2.0.squareRoot()
    let integrals = (-reach...reach).map { tap in
      (errorFunction((Double(tap) + 0.5) / unit) - errorFunction((Double(tap) - 0.5) / unit)) / 2
    }
    let total = integrals.reduce(0, +)
    return integrals.map { $0 / total }
  }

  /// The blurred mask of a frame, as bytes: both passes without rounding between them, one at the end.
  ///
  /// - Parameter coverage: the shape's, a byte, in and about the frame.
  static func mask(width: Int, height: Int, blur: Double, _ coverage: (_ x: Int, _ y: Int) -> Int) -> [Int] {
    let taps = taps(blur: blur)
    let reach = taps.count / 2
    let rows = (-reach..<height + reach).map { y in
      let bytes = (-reach..<width + reach).map { Double(coverage($0, y)) / 255 }
      return (0..<width).map { x in taps.indices.reduce(0.0) { $0 + taps[$1] * bytes[x + $1] } }
    }
    return (0..<width * height).map { place in
      let (x, y) = (place % width, place / width)
      let sum = taps.indices.reduce(0.0) { $0 + taps[$1] * rows[y + $1][x] }
      return Int(255 * sum + (0.5 + 1e-6))
    }
  }

  /// How far a blur reaches, in pixels.
  static func reach(blur: Double) -> Int { Int(blur) }
}
