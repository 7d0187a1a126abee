import Pixels

/// The pixels that differ by a metric, over the union of both pictures.
struct MetricScan {
  /// Those that count.
  private(set) var differing: DiffMask
  /// Those that antialiasing detection took out; nil where it was not asked for.
  private(set) var antialiased: DiffMask?

  init(_ reference: ComparedPicture, _ candidate: ComparedPicture, _ metric: Metric) {
    switch metric {
    case .exact, .ssim, .flip: differing = Self.channel(reference, candidate, threshold: 0)
    case .channel(let threshold): differing = Self.channel(reference, candidate, threshold: threshold)
    case .yiq(let threshold, let ignoresAntialiasing):
      let limit = YIQLimit(threshold: threshold)
      differing =
        PixelScan.yiq(reference: reference.bitmap, candidate: candidate.bitmap, limit: limit).mask
      if ignoresAntialiasing {
        let removal = AntialiasingRemoval(
          differing, reference: reference.bitmap, candidate: candidate.bitmap)
        differing = removal.remaining
        antialiased = removal.removed
      }
    case .ciede2000(let threshold):
      let unequal = PixelScan.channel(reference: reference.bitmap, candidate: candidate.bitmap, threshold: 0)
      differing = unequal.mask
      var cache = ColorDifferenceCache()
      unequal.mask.forEachPixel { x, y in
        let (first, second) = (reference.bitmap[x, y], candidate.bitmap[x, y])
        if cache.deltaE00(first, second) <= threshold { differing.remove(x: x, y: y) }
      }
    }
    insertMissing(reference.bitmap.size, candidate.bitmap.size)
  }

  /// At 16 bits where either picture has them, else byte by byte.
  private static func channel(
    _ reference: ComparedPicture, _ candidate: ComparedPicture, threshold: Double
  ) -> DiffMask {
    let (first, second) = (reference.bitmap, candidate.bitmap)
    guard reference.deepSamples != nil || candidate.deepSamples != nil else {
      // Differences are whole: more than 2.5 is more than 2.
      let whole = UInt8(threshold.rounded(.down))
      return PixelScan.channel(reference: first, candidate: second, threshold: whole).mask
    }
    var mask = DiffMask(width: max(first.width, second.width), height: max(first.height, second.height))
    for y in 0..<min(first.height, second.height) {
      for x in 0..<min(first.width, second.width) {
        let distance = PixelDistance.channel(
          reference, y * first.width + x, candidate, y * second.width + x)
        if distance > threshold { mask.insert(x: x, y: y) }
      }
    }
    return mask
  }

  /// Adds what only one picture has, and the corner that neither has: the union is one rectangle.
  private mutating func insertMissing(_ first: PixelSize, _ second: PixelSize) {
    let (width, height) = (min(first.width, second.width), min(first.height, second.height))
    differing.formUnion(
      PixelRect(x: width, y: 0, width: differing.width - width, height: differing.height))
    differing.formUnion(
      PixelRect(x: 0, y: height, width: differing.width, height: differing.height - height))
  }
}
