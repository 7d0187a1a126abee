/// The blurred coverage of a rectangle of whole pixels: the blur is separable, and each axis a sum of the
/// taps that lead to the pixels that the rectangle covers (CG-05).
struct BlurredRectangle {
  /// 0…1 for each column of the canvas.
  let columns: [Double]
  /// 0…1 for each row.
  let rows: [Double]

  /// - Parameters:
  ///   - columns: the columns that the rectangle covers, of a canvas `width` wide.
  ///   - blur: in pixels; σ is half of it.
  init(columns: Range<Int>, rows: Range<Int>, width: Int, height: Int, blur: Double) {
    // `sums[k]` is the sum of the first k taps.
    let sums = ShadowOracle.taps(blur: blur).reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) }
    let reach = ShadowOracle.reach(blur: blur)
    func axis(_ covered: Range<Int>, _ length: Int) -> [Double] {
      (0..<length).map { place in
        // The taps that lead from this pixel to a covered one.
        let first = min(max(covered.lowerBound - place + reach, 0), sums.count - 1)
        let last = min(max(covered.upperBound - place + reach, 0), sums.count - 1)
        return sums[last] - sums[first]
      }
    }
    self.columns = axis(columns, width)
    self.rows = axis(rows, height)
  }
}
