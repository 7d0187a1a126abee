import Pixels

extension Bitmap {
  /// The smallest rectangle that holds every pixel that is not clear; nil where all are.
  var inkBox: PixelRect? {
    box { _, _, pixel in !pixel.isClear }
  }

  /// The smallest rectangle that holds every pixel of a kind; nil where there is none.
  func box(where isIncluded: (_ x: Int, _ y: Int, PremultipliedPixel) -> Bool) -> PixelRect? {
    var (left, top, right, bottom) = (width, height, -1, -1)
    for y in 0..<height {
      for x in 0..<width where isIncluded(x, y, self[x, y]) {
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = max(bottom, y)
      }
    }
    guard right >= 0 else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The pixels of a kind, as runs along rows: what a violation marks.
  func runs(where isIncluded: (_ x: Int, _ y: Int, PremultipliedPixel) -> Bool) -> [PixelRect] {
    var runs: [PixelRect] = []
    for y in 0..<height {
      var start: Int?
      for x in 0...width {
        let isMarked = x < width && isIncluded(x, y, self[x, y])
        if isMarked, start == nil { start = x }
        if !isMarked, let first = start {
          runs.append(PixelRect(x: first, y: y, width: x - first, height: 1))
          start = nil
        }
      }
    }
    return runs
  }

  /// The pixels beyond a rectangle at the top left; all of them where there are none.
  func parts(outside inner: PixelRect) -> [PixelRect] {
    let parts = [
      PixelRect(x: inner.maxX, y: 0, width: width - inner.maxX, height: height),
      PixelRect(x: 0, y: inner.maxY, width: width, height: height - inner.maxY),
    ].filter { !$0.isEmpty }
    return parts.isEmpty ? [bounds] : parts
  }

  /// The pixels that differ from those of another bitmap of the same size by more than a number of steps
  /// in some channel.
  func runs(differingFrom other: Bitmap, byMoreThan steps: Int = 0) -> [PixelRect] {
    runs { x, y, pixel in pixel.largestDifference(from: other[x, y]) > steps }
  }
}

extension PremultipliedPixel {
  /// The largest difference of a channel, in steps.
  func largestDifference(from other: PremultipliedPixel) -> Int {
    max(
      abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)),
      abs(Int(blue) - Int(other.blue)), abs(Int(alpha) - Int(other.alpha)))
  }
}
