import ElementaryFunctions

/// The Gaussian window of SSIM, sliding over rows of moments: the standard deviation is 1.5 pixels, the
/// window is cut at 3.5 of them, so it has 11 × 11 pixels.
///
/// A moment has four lanes: x, y, x² + y² and xy, with x from the reference and y from the candidate. The
/// variances appear in SSIM only as their sum.
struct SimilarityWindow {
  static let side = 11
  static let radius = 5
  /// The weights at distances 0 to 5 of the centre; the eleven sum to 1.
  private static let weights: [Double] = {
    let heights = (0...radius).map { exponential(-0.5 / (1.5 * 1.5) * Double($0 * $0)) }
    let sum = heights[1...].reduce(0, +) * 2 + heights[0]
    return heights.map { $0 / sum }
  }()

  /// How many windows lie side by side.
  let columns: Int
  private let weights = SimilarityWindow.weights

  init(columns: Int) { self.columns = columns }

  @inline(__always)
  static func moments(_ reference: UInt8, _ candidate: UInt8) -> SIMD4<Double> {
    let (x, y) = (Int32(reference), Int32(candidate))
    return SIMD4<Double>(SIMD4<Int32>(x, y, x * x + y * y, x * y))
  }

  /// Weighs a row along itself, into one of the eleven places of a ring of rows.
  func filterRow(_ moments: [SIMD4<Double>], into rows: inout [SIMD4<Double>], slot: Int) {
    let (w0, w1, w2, w3, w4, w5) = (weights[0], weights[1], weights[2], weights[3], weights[4], weights[5])
    precondition(moments.count == columns + 10 && rows.count == Self.side * columns)
    let start = slot * columns
    for x in 0..<columns {
      var sum = moments[x + 5] * w0
      sum += (moments[x + 4] + moments[x + 6]) * w1
      sum += (moments[x + 3] + moments[x + 7]) * w2
      sum += (moments[x + 2] + moments[x + 8]) * w3
      sum += (moments[x + 1] + moments[x + 9]) * w4
      sum += (moments[x] + moments[x + 10]) * w5
      rows[start + x] = sum
    }
  }

  /// How far the windows of a full ring are from 1, summed; the last row that came in is at a given place.
  func deficit(of rows: [SIMD4<Double>], lastSlot: Int) -> Double {
    let (w0, w1, w2, w3, w4, w5) = (weights[0], weights[1], weights[2], weights[3], weights[4], weights[5])
    precondition(rows.count == Self.side * columns)
    // The place of the row k above the last.
    func start(_ k: Int) -> Int { (lastSlot + Self.side - k) % Self.side * columns }
    let (s0, s1, s2, s3, s4, s5) = (start(0), start(1), start(2), start(3), start(4), start(5))
    let (s6, s7, s8, s9, s10) = (start(6), start(7), start(8), start(9), start(10))
    var deficit = 0.0
    for x in 0..<columns {
      var sum = rows[s5 + x] * w0
      sum += (rows[s4 + x] + rows[s6 + x]) * w1
      sum += (rows[s3 + x] + rows[s7 + x]) * w2
      sum += (rows[s2 + x] + rows[s8 + x]) * w3
      sum += (rows[s1 + x] + rows[s9 + x]) * w4
      sum += (rows[s0 + x] + rows[s10 + x]) * w5
      deficit += 1 - Self.similarity(sum)
    }
    return deficit
  }

  /// Equation 13. Where both windows are equal, the lanes agree to the bit and the quotient is exactly 1.
  @inline(__always)
  private static func similarity(_ means: SIMD4<Double>) -> Double {
    let c1 = 6.5025  // (0.01 · 255)²
    let c2 = 58.5225  // (0.03 · 255)²
    let product = means.x * means.y
    let squares = means.x * means.x + means.y * means.y
    let numerator = (2 * product + c1) * (2 * (means.w - product) + c2)
    return numerator / ((squares + c1) * ((means.z - squares) + c2))
  }
}
