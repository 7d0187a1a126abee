public import Pixels

/// How a candidate picture differs from a reference by one metric, over the union of both.
///
/// Pictures of different sizes are laid on each other at the top left; a pixel that only one of them
/// has is a difference under any threshold.
public struct ImageComparison: Equatable, Sendable {
  /// The left operand.
  public let reference: ComparedPicture
  /// The right operand.
  public let candidate: ComparedPicture
  /// The definition that the numbers follow.
  public let metric: Metric
  /// Pixels of the union that are left out; nil for none.
  public let hidden: DiffMask?
  /// The pixels that differ by the metric; for a metric that gives one score, all that are not equal.
  public let mask: DiffMask
  /// How many those are.
  public let differingPixels: Int
  /// Pixels that differ and are left out of `mask` as antialiased; nil where that was not asked for.
  public let antialiased: DiffMask?
  /// How many of the hidden pixels would have differed.
  public let maskedPixels: Int
  /// The metric's score; nil for a metric that judges pixels one by one, and where there is none.
  public let score: Double?

  /// Columns of the union.
  public var width: Int { mask.width }
  /// Rows of the union.
  public var height: Int { mask.height }
  /// Pixels of the union.
  public var totalPixels: Int { width * height }
  /// The differing part of the union, 0…1.
  public var ratio: Double { Double(differingPixels) / Double(totalPixels) }
  /// Whether the sizes differ: always a difference.
  public var sizeDiffers: Bool { reference.bitmap.size != candidate.bitmap.size }
  /// How many pixels antialiasing detection left out.
  public var antialiasedPixels: Int { antialiased?.count ?? 0 }

  /// Compares two pictures.
  ///
  /// - Parameter hidden: pixels to leave out, in a mask of the size of the union.
  /// - Precondition: the mask has that size.
  public init(
    reference: ComparedPicture, candidate: ComparedPicture, metric: Metric, hidden: DiffMask? = nil
  ) {
    let scan = MetricScan(reference, candidate, metric)
    if let hidden {
      precondition(
        hidden.width == scan.differing.width && hidden.height == scan.differing.height,
        "a mask has the size of the union")
      maskedPixels = scan.differing.intersection(hidden).count
      mask = scan.differing.subtracting(hidden)
      antialiased = scan.antialiased?.subtracting(hidden)
    } else {
      maskedPixels = 0
      mask = scan.differing
      antialiased = scan.antialiased
    }
    self.reference = reference
    self.candidate = candidate
    self.metric = metric
    self.hidden = hidden
    differingPixels = mask.count
    score = metric.score(reference.bitmap, candidate.bitmap, hidden: hidden)
  }

  /// Compares two pictures of 8 bits.
  public init(
    reference: UnpremultipliedBitmap, candidate: UnpremultipliedBitmap, metric: Metric,
    hidden: DiffMask? = nil
  ) {
    self.init(
      reference: ComparedPicture(reference), candidate: ComparedPicture(candidate), metric: metric,
      hidden: hidden)
  }

  /// Whether the pictures count as the same by the metric, when so many pixels may differ.
  ///
  /// A score decides by itself; where there should be one and is none, any differing pixel fails.
  public func passes(maxPixels: Int) -> Bool {
    if sizeDiffers { return false }
    guard metric.isScore else { return differingPixels <= maxPixels }
    guard let score else { return differingPixels == 0 }
    // A score that is no number compares with nothing, and so never passes.
    return if case .ssim(let threshold) = metric { score >= threshold } else { score <= metric.threshold }
  }

  /// Every pixel that is not equal and not hidden, whatever the metric.
  public var unequal: DiffMask {
    if case .exact = metric { return mask }
    let scan = MetricScan(reference, candidate, .exact)
    return hidden.map(scan.differing.subtracting) ?? scan.differing
  }

  /// Whether not a single byte differs, hidden pixels included.
  public var isIdentical: Bool {
    if case .exact = metric { return !sizeDiffers && differingPixels == 0 && maskedPixels == 0 }
    return !sizeDiffers && reference.deepSamples == candidate.deepSamples
      && PixelScan.channel(reference: reference.bitmap, candidate: candidate.bitmap, threshold: 0)
        .unequalPixels == 0
  }

  /// The largest channel difference of a pixel that is not hidden, in steps of 0…255: a whole number
  /// unless a picture has 16 bits; 255 where the sizes differ.
  public var largestChannelDelta: Double {
    if sizeDiffers { return 255 }
    if hidden == nil, reference.deepSamples == nil, candidate.deepSamples == nil {
      return Double(
        PixelScan.channel(reference: reference.bitmap, candidate: candidate.bitmap, threshold: 0)
          .largestChannelDelta)
    }
    var largest = 0.0
    unequal.forEachPixel { x, y in
      largest = max(largest, PixelDistance.channel(reference, candidate, y * width + x))
    }
    return largest
  }

  /// What kind of change it is, whatever the metric.
  public var change: ImageChange {
    ChangeClassifier(reference: reference.bitmap, candidate: candidate.bitmap, changed: unequal).change
  }
}

extension Metric {
  /// The score of two pictures; nil for other metrics, for different sizes, and for pictures too small.
  ///
  /// Hidden pixels count as equal.
  fileprivate func score(
    _ reference: UnpremultipliedBitmap, _ candidate: UnpremultipliedBitmap, hidden: DiffMask?
  ) -> Double? {
    guard isScore, reference.size == candidate.size else { return nil }
    let visible = hidden.map { candidate.showing(reference, in: $0) } ?? candidate
    switch self {
    case .ssim: return StructuralSimilarity.score(reference: reference, candidate: visible)
    case .flip: return FlipError.map(reference: reference, candidate: visible).mean
    case .exact, .channel, .yiq, .ciede2000: return nil
    }
  }
}

extension UnpremultipliedBitmap {
  /// The picture with the pixels of a mask taken from another one of the same size.
  fileprivate func showing(_ other: UnpremultipliedBitmap, in mask: DiffMask) -> UnpremultipliedBitmap {
    var pixels = pixels
    mask.forEachPixel { x, y in pixels[y * width + x] = other.pixels[y * width + x] }
    return UnpremultipliedBitmap(size: size, pixels: pixels)
  }
}
