import ImageDiff
import Pixels

/// How much each differing pixel changed, in steps of premultiplied channels.
///
/// Premultiplied, because a colour that hardly shows changes it hardly.
struct ChangeSteps {
  /// The largest step, 0…255.
  let strongest: Int
  /// The mean step of red, green, blue and alpha over all differing pixels.
  let means: [Double]
  /// The pixels that changed at least a quarter as much as the strongest one.
  let core: DiffMask

  /// Measures two pictures, over the union of both where their sizes differ.
  init(reference: UnpremultipliedBitmap, candidate: UnpremultipliedBitmap, differing: DiffMask) {
    var strongest: Int32 = 0
    var sums = SIMD4<Int64>.zero
    var count = 0
    differing.forEachPixel { x, y in
      let step = Self.step(reference, candidate, x, y)
      strongest = max(strongest, Self.size(step))
      sums &+= SIMD4(truncatingIfNeeded: step)
      count += 1
    }
    var core = DiffMask(width: differing.width, height: differing.height)
    differing.forEachPixel { x, y in
      if 4 * Self.size(Self.step(reference, candidate, x, y)) >= strongest { core.insert(x: x, y: y) }
    }
    self.strongest = Int(strongest)
    means = (0..<4).map { count == 0 ? 0 : Double(sums[$0]) / Double(count) }
    self.core = core
  }

  /// The candidate's channels less the reference's; a pixel that a picture lacks is clear.
  static func step(
    _ reference: UnpremultipliedBitmap, _ candidate: UnpremultipliedBitmap, _ x: Int, _ y: Int
  ) -> SIMD4<Int32> {
    channels(candidate, x, y) &- channels(reference, x, y)
  }

  static func channels(_ bitmap: UnpremultipliedBitmap, _ x: Int, _ y: Int) -> SIMD4<Int32> {
    guard x < bitmap.width, y < bitmap.height else { return .zero }
    let pixel = PremultipliedPixel(bitmap.pixels[y * bitmap.width + x])
    return SIMD4(Int32(pixel.red), Int32(pixel.green), Int32(pixel.blue), Int32(pixel.alpha))
  }

  static func size(_ step: SIMD4<Int32>) -> Int32 {
    (0..<4).reduce(0) { max($0, abs(step[$1])) }
  }
}

extension DiffMask {
  /// For each pixel the length of the unbroken run of its column that holds it; 0 outside the set.
  var columnLengths: [Int32] {
    var lengths = [Int32](repeating: 0, count: width * height)
    for x in 0..<width {
      var start = 0
      while start < height {
        guard contains(x: x, y: start) else {
          start += 1
          continue
        }
        var end = start
        while contains(x: x, y: end) { end += 1 }
        for y in start..<end { lengths[y * width + x] = Int32(end - start) }
        start = end
      }
    }
    return lengths
  }

  /// How thick the set's bands are, in pixels: half of its pixels lie where the shorter of their unbroken row
  /// and column is no longer; 0 for an empty set.
  var medianThickness: Int {
    let lengths = columnLengths
    var counts = [Int](repeating: 0, count: max(width, height) + 1)
    for y in 0..<height {
      forEachRun(inRow: y) { columns in
        for x in columns { counts[min(columns.count, Int(lengths[y * width + x]))] += 1 }
      }
    }
    let half = (counts.reduce(0, +) + 1) / 2
    var seen = 0
    for (length, count) in counts.enumerated() {
      seen += count
      if seen >= half { return length }
    }
    return 0
  }
}
