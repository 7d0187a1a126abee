import Pixels

/// The first draw onto a canvas, where the result depends on the draw alone: each pixel is written once, in
/// place of clearing the bitmap and reading it again.
enum FirstDraw {
  /// A bitmap of one draw whose pixels depend on the row and on coverage alone; clear outside the mask.
  ///
  /// - Parameter pixel: what a coverage of 1…255 gives on nothing.
  @inline(__always)
  static func bitmap(
    of mask: CoverageMask, size: PixelSize, _ pixel: (_ y: Int, _ coverage: UInt8) -> PremultipliedPixel
  ) -> Bitmap {
    let target = mask.bounds.intersection(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    if target.isEmpty { return Bitmap(size: size) }
    let coverages = mask.coverage.span
    let pixels = [PremultipliedPixel](capacity: size.count) { pixels in
      pixels.append(repeating: .clear, count: target.y * size.width + target.x)
      for y in target.y..<target.maxY {
        if y > target.y { pixels.append(repeating: .clear, count: size.width - target.width) }
        var place = (y - mask.bounds.y) * mask.bounds.width + (target.x - mask.bounds.x)
        let rowEnd = place + target.width
        while place < rowEnd {
          let end = coverages.endOfRun(from: place, before: rowEnd)
          let coverage = coverages[place]
          pixels.append(repeating: coverage == 0 ? .clear : pixel(y, coverage), count: end - place)
          place = end
        }
      }
      pixels.append(repeating: .clear, count: size.count - pixels.count)
    }
    return Bitmap(size: size, pixels: pixels)
  }
}
