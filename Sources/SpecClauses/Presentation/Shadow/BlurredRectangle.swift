import ElementaryFunctions

/// The blurred coverage of a rectangle of whole pixels, in closed form: a Gaussian cut at its reach is
/// separable, and each axis a sum of its integrals over the pixels that the rectangle covers (CG-05).
struct BlurredRectangle {
  /// 0…1 for each column of the canvas.
  let columns: [Double]
  /// 0…1 for each row.
  let rows: [Double]

  /// - Parameters:
  ///   - columns: the columns that the rectangle covers, of a canvas `width` wide.
  ///   - deviation: σ in pixels.
  ///   - reach: the last tap, in pixels.
  init(
    columns: Range<Int>, rows: Range<Int>, width: Int, height: Int, deviation: Double, reach: Int
  ) {
    // The running sum of taps: `sums[k]` is that of the taps before −reach + k.
    var sums = [0.0]
    func integral(_ end: Double) -> Double { errorFunction(end / (deviation * 2.0.squareRoot())) }
    for tap in -reach...reach {
      sums.append(sums[sums.count - 1] + integral(Double(tap) + 0.5) - integral(Double(tap) - 0.5))
    }
    let total = sums[sums.count - 1]
    func axis(_ covered: Range<Int>, _ length: Int) -> [Double] {
      (0..<length).map { place in
        // The taps that lead from this pixel to a covered one.
        let first = min(max(covered.lowerBound - place + reach, 0), sums.count - 1)
        let last = min(max(covered.upperBound - place + reach, 0), sums.count - 1)
        return (sums[last] - sums[first]) / total
      }
    }
    self.columns = axis(columns, width)
    self.rows = axis(rows, height)
  }
}
