import ElementaryFunctions

/// A separable filter of four lanes: a row of weights to apply along rows, and one along columns.
struct FlipKernel {
  /// How far it reaches to either side, in pixels.
  let radius: Int
  /// 2 · radius + 1 weights from the left.
  let alongRows: [SIMD4<Float>]
  /// 2 · radius + 1 weights from the top.
  let alongColumns: [SIMD4<Float>]

  /// The contrast sensitivity of the eye to Y, Cx and, as two lanes to be added, Cz (section 4.1.1,
  /// table 1): Gaussians a·√(π/b)·exp(−π²d²/b) of the distance d in degrees, cut where the widest has
  /// fallen to its third standard deviation, the weights of every channel summing to 1.
  static let sensitivity: FlipKernel = {
    let spreads = [0.0047, 0.0053, 0.04, 0.025]
    let scale = FlipError.pixelsPerDegree
    let radius = Int((3 * (0.04 / (2 * .pi * .pi)).squareRoot() * scale).rounded(.up))
    let lanes = spreads.map { spread in
      (-radius...radius).map { step in
        let distance = Double(step) / scale
        return exponential(-(.pi * .pi) * distance * distance / spread)
      }
    }
    // The sums over the plane, from which the two Gaussians of Cz get their shares.
    let blueYellow = zip([34.1, 13.5], [0.04, 0.025]).map { height, spread in
      height * (.pi / spread).squareRoot()
    }
    let sums = lanes.map { $0.reduce(0, +) }
    let plane = blueYellow[0] * sums[2] * sums[2] + blueYellow[1] * sums[3] * sums[3]
    let factors = [
      1 / sums[0], 1 / sums[1], (blueYellow[0] / plane).squareRoot(), (blueYellow[1] / plane).squareRoot(),
    ]
    let weights = (0...2 * radius).map { step in
      SIMD4<Float>(SIMD4<Double>((0..<4).map { lanes[$0][step] * factors[$0] }))
    }
    return FlipKernel(radius: radius, alongRows: weights, alongColumns: weights)
  }()

  /// Edges along x, points along x, edges along y and points along y, of luma (section 4.2): first and second
  /// derivatives of a Gaussian whose standard deviation is half the width of a feature, 0.082 degrees; the
  /// positive weights sum to 1, the negative ones to −1.
  static let features: FlipKernel = {
    let deviation = 0.5 * 0.082 * FlipError.pixelsPerDegree
    let radius = Int((3 * deviation).rounded(.up))
    let steps = (-radius...radius).map(Double.init)
    let gaussian = steps.map { exponential(-$0 * $0 / (2 * deviation * deviation)) }
    let first = balanced(zip(steps, gaussian).map { -$0 * $1 })
    let second = balanced(zip(steps, gaussian).map { ($0 * $0 / (deviation * deviation) - 1) * $1 })
    let sum = gaussian.reduce(0, +)
    let smooth = gaussian.map { Float($0 / sum) }
    return FlipKernel(
      radius: radius,
      alongRows: steps.indices.map { SIMD4(first[$0], second[$0], smooth[$0], smooth[$0]) },
      alongColumns: steps.indices.map { SIMD4(smooth[$0], smooth[$0], first[$0], second[$0]) })
  }()

  private static func balanced(_ weights: [Double]) -> [Float] {
    let positive = weights.reduce(0) { $0 + max($1, 0) }
    let negative = weights.reduce(0) { $0 - min($1, 0) }
    return weights.map { Float($0 / ($0 > 0 ? positive : negative)) }
  }

  /// The filtered inside of a plane, smaller by the radius on every side.
  func callAsFunction(_ plane: FlipPlane) -> FlipPlane { columns(rows(plane)) }

  private func rows(_ plane: FlipPlane) -> FlipPlane {
    var result = FlipPlane(width: plane.width - 2 * radius, height: plane.height)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let start = y * plane.width + x
        var sum = SIMD4<Float>.zero
        for k in alongRows.indices { sum += plane.values[start + k] * alongRows[k] }
        result.values[y * result.width + x] = sum
      }
    }
    return result
  }

  private func columns(_ plane: FlipPlane) -> FlipPlane {
    var result = FlipPlane(width: plane.width, height: plane.height - 2 * radius)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let start = y * plane.width + x
        var sum = SIMD4<Float>.zero
        for k in alongColumns.indices { sum += plane.values[start + k * plane.width] * alongColumns[k] }
        result.values[start] = sum
      }
    }
    return result
  }
}

/// A rectangle of values of four lanes, row by row.
struct FlipPlane {
  let width: Int
  let height: Int
  var values: [SIMD4<Float>]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = Array(repeating: .zero, count: width * height)
  }
}
