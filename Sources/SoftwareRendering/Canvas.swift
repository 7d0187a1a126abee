import Drawing
import Geometry
import Pixels

/// The bitmap that a display list is composited into, one draw at a time (CG-01).
///
/// One draw rounds once per channel: ⌊S + D·(1 − Sa) + ½⌋, S the premultiplied colour times
/// coverage in full precision, D the byte that is there.
struct Canvas {
  let size: PixelSize
  let map: PixelMap
  /// What has been drawn; nil while D is 0 everywhere, since most canvases are replaced whole by
  /// their first draw and a large bitmap costs more to clear than to copy.
  private(set) var drawn: Bitmap?

  init(size: PixelSize, map: PixelMap) {
    self.size = size
    self.map = map
  }

  /// All pixels of the canvas.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: size.width, height: size.height) }

  /// The picture so far.
  var bitmap: Bitmap {
    get { drawn ?? Bitmap(size: size) }
    set { drawn = newValue }
  }

  /// Gives a loop the pixels to change in place.
  @inline(__always)
  mutating func withPixels(_ body: (inout MutableSpan<PremultipliedPixel>) -> Void) {
    var bitmap = bitmap
    drawn = nil
    bitmap.withPixels(body)
    drawn = bitmap
  }

  /// Composites one colour through a mask, times a clip if there is one.
  mutating func fill(_ mask: CoverageMask, with color: Color, clip: CoverageMask? = nil) {
    composite(mask, clip: clip, (0...255).map { Source(color, coverage: Double($0) / 255) })
  }

  /// Composites a shadow: its alpha is the mask times the colour's alpha as a byte, rounded down to a
  /// byte (CG-05).
  mutating func fillShadow(_ mask: CoverageMask, with color: Color, clip: CoverageMask?) {
    let alpha = UInt32(color.alpha * 255 + 0.5)
    let opaque = Color(red: color.red, green: color.green, blue: color.blue)
    let alphas = (0...255).map { UInt32($0) * alpha / 255 }
    guard let clip else {
      composite(mask, clip: nil, alphas.map { Source(opaque, coverage: Double($0) / 255) })
      return
    }
    compositePixels(mask, within: mask.bounds.intersection(clip.bounds)) { x, y, coverage in
      Source(opaque, coverage: Double(alphas[Int(coverage)]) / 255 * (Double(clip[x, y]) / 255))
    }
  }

  /// Composites a gradient through a mask; t is taken at each pixel's centre (CG-04).
  mutating func fill(_ mask: CoverageMask, with gradient: LinearGradient) {
    let shader = LinearGradientShader(gradient, map: map)
    if shader.isConstantAlongRows {
      compositeRows(mask, clip: nil) { y, coverage in
        shader.color(x: 0, y: y).map { Source(unpremultiplied: $0, coverage: Double(coverage) / 255) }
          ?? .none
      }
    } else {
      compositePixels(mask, within: mask.bounds) { x, y, coverage in
        shader.color(x: x, y: y).map { Source(unpremultiplied: $0, coverage: Double(coverage) / 255) }
          ?? .none
      }
    }
  }

  /// Composites a colour behind the finished picture.
  mutating func fillBehind(_ color: Color) {
    let below = color.pixel
    withPixels { pixels in
      for index in pixels.indices where pixels[index].alpha != 255 {
        pixels[index] = below.covered(by: pixels[index])
      }
    }
  }

  /// Runs a draw over all covered pixels, with a source for each coverage.
  private mutating func composite(_ mask: CoverageMask, clip: CoverageMask?, _ sources: [Source]) {
    if drawn == nil {
      let results = sources.map { PremultipliedPixel.clear.covered(by: $0) }
      let table = results.span
      drawn = FirstDraw.bitmap(of: mask.clipped(to: clip), size: size) { _, coverage in table[Int(coverage)] }
      return
    }
    let table = sources.span
    compositeRows(mask, clip: clip) { _, coverage in table[Int(coverage)] }
  }

  /// Runs a draw over all covered pixels, whose source depends on the row and on coverage alone.
  @inline(__always)
  private mutating func compositeRows(
    _ mask: CoverageMask, clip: CoverageMask?, _ source: (_ y: Int, _ coverage: UInt8) -> Source
  ) {
    if drawn == nil {
      drawn = FirstDraw.bitmap(of: mask.clipped(to: clip), size: size) { y, coverage in
        .clear.covered(by: source(y, coverage))
      }
      return
    }
    // Without a clip the mask stands in for it, unread.
    let limit = clip ?? mask
    let isClipped = clip != nil
    let target = mask.bounds.intersection(limit.bounds).intersection(bounds)
    let width = size.width
    let coverages = mask.coverage.span
    let clips = limit.coverage.span
    withPixels { pixels in
      for y in target.y..<target.maxY {
        // From a pixel's index to its places in the masks.
        let toPlace = (y - mask.bounds.y) * mask.bounds.width - mask.bounds.x - y * width
        let toClip = (y - limit.bounds.y) * limit.bounds.width - limit.bounds.x - y * width
        // Neighbours are mostly alike below and in coverage, so in the result too.
        var lastCoverage: UInt8 = 0
        var below: UInt32 = 0
        var result = PremultipliedPixel.clear
        var start = y * width + target.x
        let rowEnd = y * width + target.maxX
        while start < rowEnd {
          let run = coverages[start + toPlace]
          let end = coverages.endOfRun(from: start + toPlace, before: rowEnd + toPlace) - toPlace
          if run != 0 {
            for index in start..<end {
              let coverage = isClipped ? CoverageMask.product(run, clips[index + toClip]) : run
              if coverage == 0 { continue }
              let pixel = pixels.packed(index)
              if coverage != lastCoverage || pixel != below {
                lastCoverage = coverage
                below = pixel
                result = pixels[index].covered(by: source(y, coverage))
              }
              pixels[index] = result
            }
          }
          start = end
        }
      }
    }
  }

  /// Runs a draw over all covered pixels.
  @inline(__always)
  private mutating func compositePixels(
    _ mask: CoverageMask, within limits: PixelRect,
    _ source: (_ x: Int, _ y: Int, _ coverage: UInt8) -> Source
  ) {
    let target = limits.intersection(bounds)
    let width = size.width
    let coverages = mask.coverage.span
    withPixels { pixels in
      for y in target.y..<target.maxY {
        var place = (y - mask.bounds.y) * mask.bounds.width + (target.x - mask.bounds.x)
        for x in target.x..<target.maxX {
          let coverage = coverages[place]
          place += 1
          if coverage == 0 { continue }
          let index = y * width + x
          pixels[index] = pixels[index].covered(by: source(x, y, coverage))
        }
      }
    }
  }
}
