import Pixels

extension ImageComparison {
  /// The least limits under which the pictures would count as the same; nil where none would.
  public struct SmallestPassing: Equatable, Sendable {
    /// The least number of pixels at this threshold; nil for a metric that gives a score.
    public let maxPixels: Int?
    /// The least threshold (of `ssim` the greatest, of `exact` that of `channel`) at the number of pixels
    /// that was given.
    public let threshold: Double?
  }

  /// The least number of pixels at the comparison's threshold, and the least threshold at a number.
  public func smallestPassing(maxPixels: Int) -> SmallestPassing {
    if sizeDiffers { return SmallestPassing(maxPixels: nil, threshold: nil) }
    if metric.isScore { return SmallestPassing(maxPixels: nil, threshold: score) }
    return SmallestPassing(maxPixels: differingPixels, threshold: smallestThreshold(maxPixels))
  }

  private func smallestThreshold(_ maxPixels: Int) -> Double? {
    var pixels = unequal
    if case .yiq(_, ignoresAntialiasing: true) = metric {
      pixels =
        AntialiasingRemoval(pixels, reference: reference.bitmap, candidate: candidate.bitmap).remaining
    }
    let distance = greatest(after: maxPixels, in: pixels)
    switch metric {
    case .yiq: return YIQLimit.smallestThreshold(for: distance)
    case .exact, .channel, .ciede2000, .ssim, .flip: return distance
    }
  }

  /// The distance of the pixel that comes after so many more distant ones; 0 where there are not so many.
  ///
  /// The bits of distances, which are not negative, have the order of the distances. They are found
  /// sixteen at a time, so that memory does not grow with the picture.
  private func greatest(after count: Int, in pixels: DiffMask) -> Double {
    if count == 0 {
      var greatest = 0.0
      pixels.forEachPixel { x, y in greatest = max(greatest, distance(y * width + x)) }
      return greatest
    }
    var prefix: UInt64 = 0
    var remaining = count
    for shift in [UInt64(48), 32, 16, 0] {
      var histogram = [Int](repeating: 0, count: 1 << 16)
      pixels.forEachPixel { x, y in
        let bits = distance(y * width + x).bitPattern
        if shift == 48 || bits >> (shift + 16) == prefix { histogram[Int(bits >> shift & 0xFFFF)] += 1 }
      }
      var digit = histogram.count - 1
      while digit >= 0, histogram[digit] <= remaining {
        remaining -= histogram[digit]
        digit -= 1
      }
      // All pixels are more distant than nothing: as many as may differ.
      if digit < 0 { return 0 }
      prefix = prefix << 16 | UInt64(digit)
    }
    return Double(bitPattern: prefix)
  }

  /// How far a pixel's two colours are apart; of `yiq` the squared distance.
  private func distance(_ index: Int) -> Double {
    switch metric {
    case .exact, .channel, .ssim, .flip: return PixelDistance.channel(reference, candidate, index)
    case .yiq:
      return YIQDifference.delta(
        reference.bitmap.pixels[index], candidate.bitmap.pixels[index], index: index)
    case .ciede2000:
      return ColorDifference.deltaE00(reference.bitmap.pixels[index], candidate.bitmap.pixels[index])
    }
  }
}

extension YIQLimit {
  /// The least threshold at which a pixel of a squared distance does not differ.
  fileprivate static func smallestThreshold(for distance: Double) -> Double {
    var threshold = min(1, (distance / greatestDifference).squareRoot())
    while threshold < 1, YIQLimit(threshold: threshold).limit < distance { threshold = threshold.nextUp }
    while threshold > 0, YIQLimit(threshold: threshold.nextDown).limit >= distance {
      threshold = threshold.nextDown
    }
    return threshold
  }
}
