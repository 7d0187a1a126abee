import Pixels

/// Blurs coverage for a shadow: separable, no rounding between the passes, a byte at the end (CG-05).
///
/// Every sum adds its taps in order, from the left and from the top. Four sums are taken at a time,
/// each in a lane of its own, and runs whose sum is known are left out — far outside the shape,
/// where it is 0, and deep inside, where it is that of full coverage — so the bits are those of
/// the plain double loop. Masks whose rows repeat, as a rectangle's do, take a shorter way to the
/// same bytes.
struct ShadowMask {
  /// The blurred mask, over the shape's bounds grown by the kernel's reach and cut to `limits`; the
  /// shape itself where the kernel does not reach beyond a pixel.
  static func blurred(_ shape: CoverageMask, by kernel: GaussianKernel, within limits: PixelRect)
    -> CoverageMask
  {
    let reach = kernel.reach
    if reach == 0 || shape.bounds.isEmpty { return shape }
    let bounds = shape.bounds.insetBy(-reach).intersection(limits)
    var result = CoverageMask(bounds: bounds)
    if bounds.isEmpty { return result }
    let top = max(shape.bounds.y, bounds.y - reach)
    let bottom = min(shape.bounds.maxY, bounds.maxY + reach)
    if let repeated = RepeatedRows(
      shape, columnsFrom: bounds.x, width: bounds.width, rows: top..<bottom, kernel: kernel)
    {
      result.withCoverage { repeated.write(to: &$0, bounds: bounds) }
    } else {
      writeRowByRow(shape, by: kernel, rows: top..<bottom, to: &result)
    }
    return result
  }

  /// The blur of any mask.
  ///
  /// - Parameter range: the rows of the mask that the finished blur draws on.
  static func writeRowByRow(
    _ shape: CoverageMask, by kernel: GaussianKernel, rows range: Range<Int>, to result: inout CoverageMask
  ) {
    let bounds = result.bounds
    let (top, bottom) = (range.lowerBound, range.upperBound)
    var rows = BlurredRows(width: bounds.width, count: bottom - top, kernel: kernel)
    for y in stride(from: top, to: bottom, by: 4) {
      rows.add(shape, columnsFrom: bounds.x, rows: y..<min(y + 4, bottom), at: y - top)
    }
    result.withCoverage { coverage in
      for y in bounds.y..<bounds.maxY {
        rows.writeColumnSums(around: y - top, to: &coverage, from: (y - bounds.y) * bounds.width)
      }
    }
  }
}
