import Pixels

extension Canvas {
  /// Composites a bitmap whose top left corner lies at a pixel.
  mutating func draw(_ source: Bitmap, atX x: Int, y: Int, clip: CoverageMask?) {
    let target = PixelRect(x: x, y: y, width: source.width, height: source.height)
      .intersection(bounds).intersection(clip?.bounds ?? bounds)
    if target.isEmpty { return }
    let isBlank = drawn == nil
    if isBlank && clip == nil && source.size == size && target == bounds {
      bitmap = source
      return
    }
    let width = size.width
    let pixels = source.pixels.span
    withPixels { destination in
      for row in target.y..<target.maxY {
        let from = (row - y) * source.width + (target.x - x)
        let indices = row * width + target.x..<row * width + target.maxX
        if let clip {
          destination.cover(indices, with: pixels, from: from) { clip[$0 - row * width, row] }
        } else {
          destination.cover(indices, with: pixels, from: from, isBlank: isBlank)
        }
      }
    }
  }
}

extension MutableSpan<PremultipliedPixel> {
  /// Composites a row of pixels through a clip.
  @inline(__always)
  fileprivate mutating func cover(
    _ indices: Range<Int>, with source: Span<PremultipliedPixel>, from start: Int,
    clip: (_ index: Int) -> UInt8
  ) {
    for index in indices {
      let pixel = Source(source[start + index - indices.lowerBound], coverage: Double(clip(index)) / 255)
      self[index] = self[index].covered(by: pixel)
    }
  }

  /// Composites a row of pixels, run by run: neighbours are mostly alike above and below, so in the
  /// result too.
  ///
  /// - Parameter isBlank: whether nothing was drawn there before.
  @inline(__always)
  fileprivate mutating func cover(
    _ indices: Range<Int>, with source: Span<PremultipliedPixel>, from start: Int, isBlank: Bool
  ) {
    let toSource = start - indices.lowerBound
    var index = indices.lowerBound
    while index < indices.upperBound {
      let pixel = source[index + toSource]
      let end = source.endOfRun(from: index + toSource, before: indices.upperBound + toSource) - toSource
      defer { index = end }
      // One that shows nothing leaves what is there; one that hides all, or lies on nothing, replaces it.
      if pixel.isClear { continue }
      if isBlank || pixel.alpha == 255 {
        fill(index..<end, with: pixel)
      } else {
        cover(index..<end, with: pixel)
      }
    }
  }

  /// Composites one pixel over a row of others.
  @inline(__always)
  private mutating func cover(_ indices: Range<Int>, with pixel: PremultipliedPixel) {
    var index = indices.lowerBound
    while index < indices.upperBound {
      let end = span.endOfRun(from: index, before: indices.upperBound)
      fill(index..<end, with: self[index].covered(by: pixel))
      index = end
    }
  }
}
