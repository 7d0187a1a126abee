import Pixels

/// Blurs coverage for a shadow: separable, no rounding between the passes, a byte at the end (CG-05).
struct ShadowMask {
  /// The blurred mask, over the shape's bounds grown by the kernel's reach and cut to `limits`.
  static func blurred(_ shape: CoverageMask, by kernel: GaussianKernel, within limits: PixelRect)
    -> CoverageMask
  {
    let reach = kernel.reach
    let bounds = shape.bounds.insetBy(-reach).intersection(limits)
    var result = CoverageMask(bounds: shape.bounds.isEmpty ? shape.bounds : bounds)
    if result.bounds.isEmpty || reach == 0 {
      return reach == 0 ? shape : result
    }
    let rows = PixelRect(
      x: bounds.x, y: bounds.y - reach, width: bounds.width, height: bounds.height + 2 * reach
    ).intersection(
      PixelRect(x: bounds.x, y: shape.bounds.y, width: bounds.width, height: shape.bounds.height))
    let horizontal = blurredRows(
      of: shape, by: kernel, columns: bounds.x..<bounds.maxX, rows: rows.y..<rows.maxY)
    let width = bounds.width
    result.withCoverage { coverage in
      var sums = [Double](repeating: 0, count: width)
      for y in bounds.y..<bounds.maxY {
        let first = max(y - reach, rows.y)
        let last = min(y + reach, rows.maxY - 1)
        if first > last { continue }
        for x in 0..<width { sums[x] = 0 }
        for row in first...last {
          let weight = kernel.weights[row - y + reach]
          let start = (row - rows.y) * width
          for x in 0..<width { sums[x] += weight * horizontal[start + x] }
        }
        let start = (y - bounds.y) * width
        for x in 0..<width { coverage[start + x] = coverageByte(sums[x]) }
      }
    }
    return result
  }

  /// The horizontal pass over some rows of a mask, 0…1.
  private static func blurredRows(
    of shape: CoverageMask, by kernel: GaussianKernel, columns: Range<Int>, rows: Range<Int>
  ) -> [Double] {
    let reach = kernel.reach
    let source = shape.coverage.span
    var result = [Double](repeating: 0, count: columns.count * rows.count)
    // A row with `reach` columns of nothing at each end, so that no tap asks for its limits.
    var padded = [Double](repeating: 0, count: columns.count + 2 * reach)
    let common =
      max(columns.lowerBound - reach, shape.bounds.x)..<min(columns.upperBound + reach, shape.bounds.maxX)
    for row in rows {
      let start = (row - shape.bounds.y) * shape.bounds.width - shape.bounds.x
      for x in common { padded[x - columns.lowerBound + reach] = Double(source[start + x]) / 255 }
      let target = (row - rows.lowerBound) * columns.count
      for tap in 0...2 * reach {
        let weight = kernel.weights[tap]
        for x in 0..<columns.count { result[target + x] += weight * padded[x + tap] }
      }
    }
    return result
  }
}
