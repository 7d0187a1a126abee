import Catalog
import ImageDiff
import Pixels

/// How far one planted picture is from the right one, by every metric.
struct PlantMeasurement: Sendable {
  /// The case, among those of the calibration.
  let caseIndex: Int
  /// The change and its strength, among all that are planted.
  let plant: Int
  /// Whether the picture has another size: always a difference.
  let sizeDiffers: Bool
  /// For each area, how many pixels differ by each metric that judges pixels.
  private(set) var counts: [Int32]
  /// The mean structural similarity; nil where there is none.
  let similarity: Double?
  /// The mean FLIP error; nil for pictures of two sizes.
  let flip: Double?
  /// Whether the configured gate turns red.
  let isCaughtAsConfigured: Bool

  /// Compares a planted picture with the right one.
  ///
  /// - Parameter flipReference: the right one too, for all of its planted pictures.
  init(
    caseIndex: Int, plant: Int, reference: UnpremultipliedBitmap, flipReference: inout FlipReference,
    candidate: UnpremultipliedBitmap, areas: [(index: Int, pixels: DiffMask)], isCaughtAsConfigured: Bool
  ) {
    self.caseIndex = caseIndex
    self.plant = plant
    self.isCaughtAsConfigured = isCaughtAsConfigured
    let metrics = CalibrationScale.pixelMetrics
    counts = Array(repeating: 0, count: CalibrationArea.count * metrics.count)
    sizeDiffers = reference.size != candidate.size
    guard !sizeDiffers else {
      (similarity, flip) = (nil, nil)
      return
    }
    var previous: (metric: Metric, isEmpty: Bool)?
    for (index, metric) in metrics.enumerated() {
      // Nothing past a threshold is nothing past a higher one.
      if let previous, previous.isEmpty, CalibrationScale.areOneFamily(previous.metric, metric) { continue }
      let mask = ImageComparison(reference: reference, candidate: candidate, metric: metric).mask
      let count = mask.count
      previous = (metric, count == 0)
      guard count > 0 else { continue }
      counts[CalibrationArea.whole * metrics.count + index] = Int32(clamping: count)
      for (area, pixels) in areas {
        counts[area * metrics.count + index] = Int32(clamping: mask.intersection(pixels).count)
      }
    }
    similarity = StructuralSimilarity.score(reference: reference, candidate: candidate)
    flip = flipReference.map(candidate: candidate).mean
  }

  /// How many pixels of an area differ by a metric.
  func count(_ metric: Int, in area: Int) -> Int {
    Int(counts[area * CalibrationScale.pixelMetrics.count + metric])
  }

  /// Whether a limit on an area is passed over; a picture of another size passes none.
  func fails(_ metric: Int, maxPixels: Int, in area: Int) -> Bool {
    sizeDiffers || count(metric, in: area) > maxPixels
  }

  /// Whether a limit on the score of the whole picture is passed over.
  func fails(_ score: Metric) -> Bool {
    guard let flip else { return true }
    // Where there should be a similarity and is none, any differing pixel fails.
    if case .ssim(let least) = score { return similarity.map { $0 < least } ?? (count(0, in: 0) > 0) }
    return flip > score.threshold
  }
}
