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
    let pixels = unsafe [PremultipliedPixel](unsafeUninitializedCapacity: size.count) { buffer, initialized in
      var writer = unsafe RunWriter(buffer)
      writer.append(.clear, count: target.y * size.width + target.x)
      for y in target.y..<target.maxY {
        if y > target.y { writer.append(.clear, count: size.width - target.width) }
        var place = (y - mask.bounds.y) * mask.bounds.width + (target.x - mask.bounds.x)
        let rowEnd = place + target.width
        while place < rowEnd {
          let end = coverages.endOfRun(from: place, before: rowEnd)
          let coverage = coverages[place]
          writer.append(coverage == 0 ? .clear : pixel(y, coverage), count: end - place)
          place = end
        }
      }
      writer.append(.clear, count: size.count - writer.count)
      initialized = writer.count
    }
    return Bitmap(size: size, pixels: pixels)
  }

  /// Writes memory that nothing has been written to, in order, run by run.
  ///
  /// Raw words, not pixels: as a structure of four bytes a pixel is stored byte by byte, which takes four
  /// times as long.
  @safe
  private struct RunWriter: ~Copyable {
    private let memory: UnsafeMutableRawBufferPointer
    /// Pixels written so far.
    private(set) var count = 0

    init(_ pixels: UnsafeMutableBufferPointer<PremultipliedPixel>) {
      unsafe memory = UnsafeMutableRawBufferPointer(pixels)
    }

    @inline(__always)
    mutating func append(_ pixel: PremultipliedPixel, count run: Int) {
      let word = pixel.word
      let end = count + run
      precondition(unsafe run >= 0 && end <= memory.count / 4, "runs fill the bitmap and no more")
      guard let start = unsafe memory.baseAddress else { return }
      // Checked above once for the run, which is within the memory from here on.
      let words = SIMD8(repeating: word)
      while count + 8 <= end {
        unsafe start.storeBytes(of: words, toByteOffset: 4 * count, as: SIMD8<UInt32>.self)
        count += 8
      }
      while count < end {
        unsafe start.storeBytes(of: word, toByteOffset: 4 * count, as: UInt32.self)
        count += 1
      }
    }
  }
}
