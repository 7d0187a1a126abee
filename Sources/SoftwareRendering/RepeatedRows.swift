import Pixels

/// The blur of a mask whose rows come in few runs of equal ones, as those of a rectangle do: one run
/// inside, and one at each edge that cuts through pixels.
///
/// Every run is blurred along its row once. Down a column the kernel then meets runs, each with the sum
/// of the taps over it, in place of rows. This adds up in another order than `BlurredRows`, so the last
/// digits differ; wherever they could change the byte, the column is added up tap by tap in that order.
/// The bytes are therefore the same, whatever the mask and the kernel.
struct RepeatedRows {
  /// Runs that are told apart: a vector holds a column of as many.
  private static let mostRuns = 4
  /// How near to the next byte, in bytes, a sum may lie before it is added up in order. Both orders'
  /// errors for the largest kernel, 32,769 taps, stay below 4·10⁻⁹ of a byte. Exact halves, which
  /// symmetry makes common, lie 10⁻⁶ away from it (CG-01).
  static let margin = 1e-7

  /// Rows of the mask, from the first that counts; each run starts where the one before ends.
  private let runs: [Range<Int>]
  private let kernel: GaussianKernel
  /// For each column, the horizontal sum of each run.
  private let columns: [SIMD4<Double>]
  /// The sum of the taps before each, in order.
  private let weightsBefore: [Double]

  /// The runs of a mask, each blurred along its row; nil for a mask of too many.
  ///
  /// - Parameters:
  ///   - left: the column of the mask that is column 0 of the finished blur.
  ///   - width: columns of the finished blur.
  ///   - rows: the rows of the mask that the finished blur draws on.
  init?(_ shape: CoverageMask, columnsFrom left: Int, width: Int, rows: Range<Int>, kernel: GaussianKernel) {
    guard let runs = Self.runs(of: shape, rows: rows) else { return nil }
    self.init(
      runs.map { ($0, shape, row: $0.lowerBound) }, columnsFrom: left, width: width, kernel: kernel)
  }

  /// Runs of rows, each as a row of a mask; four at most.
  init(
    _ runs: [(rows: Range<Int>, shape: CoverageMask, row: Int)], columnsFrom left: Int, width: Int,
    kernel: GaussianKernel
  ) {
    precondition(runs.count <= Self.mostRuns, "a vector holds the runs of a column")
    self.runs = runs.map(\.rows)
    self.kernel = kernel
    var blurred = BlurredRows(width: width, count: runs.count, kernel: kernel)
    for (index, run) in runs.enumerated() {
      blurred.add(run.shape, columnsFrom: left, rows: run.row..<run.row + 1, at: index)
    }
    columns = (0..<width).map { x in
      var column = SIMD4<Double>.zero
      for index in runs.indices { column[index] = blurred.sum(row: index, column: x) }
      return column
    }
    var sum = 0.0
    var before = [sum]
    for weight in kernel.weights {
      sum += weight
      before.append(sum)
    }
    weightsBefore = before
  }

  /// Runs of equal rows; nil for more than are told apart.
  private static func runs(of shape: CoverageMask, rows: Range<Int>) -> [Range<Int>]? {
    let width = shape.bounds.width
    let source = shape.coverage.span
    var runs: [Range<Int>] = []
    var start = rows.lowerBound
    for row in rows.dropFirst() {
      let place = (row - shape.bounds.y) * width
      var difference: UInt8 = 0
      for index in place..<place + width { difference |= source[index] ^ source[index - width] }
      if difference == 0 { continue }
      runs.append(start..<row)
      start = row
      if runs.count == mostRuns { return nil }
    }
    if start < rows.upperBound { runs.append(start..<rows.upperBound) }
    return runs
  }

  /// Writes the finished blur, row by row.
  ///
  /// - Parameter margin: how near to the next byte sums are added up in order; any value gives the
  ///   same bytes that is no less than the default.
  func write(to coverage: inout MutableSpan<UInt8>, bounds: PixelRect, margin: Double = Self.margin) {
    let width = bounds.width
    var written: [Range<Int>]?
    for y in bounds.y..<bounds.maxY {
      let start = (y - bounds.y) * width
      let taps = taps(around: y)
      if taps == written {
        // The kernel meets what it met a row above: inside the shape most rows are alike.
        coverage.copy(start - width..<start, on: width)
        continue
      }
      written = taps
      var weights = SIMD4<Double>.zero
      for (index, taps) in taps.enumerated() {
        weights[index] = weightsBefore[taps.upperBound] - weightsBefore[taps.lowerBound]
      }
      var lastColumn = SIMD4<Double>.zero
      var last: UInt8 = 0
      for x in 0..<width {
        let column = columns[x]
        if column != lastColumn {
          lastColumn = column
          last = byte(column, weights, taps, margin: margin)
        }
        coverage[start + x] = last
      }
    }
  }

  /// The taps over each run, the kernel's middle standing on a row.
  private func taps(around row: Int) -> [Range<Int>] {
    let first = row - kernel.reach
    return runs.map { run in
      let from = max(run.lowerBound - first, 0)
      let to = min(run.upperBound - first, kernel.weights.count)
      return from < to ? from..<to : 0..<0
    }
  }

  /// The byte of a column's sum.
  private func byte(
    _ column: SIMD4<Double>, _ weights: SIMD4<Double>, _ taps: [Range<Int>], margin: Double
  ) -> UInt8 {
    let products = column * weights
    let sum = products.x + products.y + products.z + products.w
    let scaled = 255 * sum + (0.5 + 1e-6)
    let above = scaled - scaled.rounded(.down)
    if above >= margin && above <= 1 - margin { return coverageByte(sum) }
    var inOrder = 0.0
    for (index, taps) in taps.enumerated() {
      for tap in taps { inOrder += kernel.weights[tap] * column[index] }
    }
    return coverageByte(inOrder)
  }
}
