import ElementaryFunctions

/// The taps of a shadow's blur (CG-05).
struct GaussianKernel {
  /// Weights from −reach to +reach, adding up to 1.
  let weights: [Double]
  /// How many pixels the blur reaches: ⌊blur·scale⌋.
  let reach: Int

  /// The kernel for a blur in device pixels, σ half of it: each tap the Gaussian's integral over its pixel.
  init(blur: Double) {
    reach = Int(blur.rounded(.down))
    guard reach > 0 else {
      weights = [1]
      return
    }
    let unit = blur / 2 * 2.0.squareRoot()
    // Φ differences: ½·(erf(upper) − erf(lower)); the ½ falls out when normalised.
    let half = (0...reach).map { tap in
      errorFunction((Double(tap) + 0.5) / unit) - errorFunction((Double(tap) - 0.5) / unit)
    }
    var total = half[0]
    for tap in half.dropFirst() { total += 2 * tap }
    weights = (half.dropFirst().reversed() + half).map { $0 / total }
  }
}
