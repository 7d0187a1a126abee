public import ImageDiff
public import Pixels

/// Holds two pictures of one size against a tolerance, part by part.
public enum ToleranceCheck {
  /// A labelled part of a picture in device pixels.
  public typealias Part = (label: String, rect: PixelRect)

  /// What was found against each limit; the last one is for the pixels that no limit covers.
  ///
  /// - Parameter parts: the most important first: a pixel belongs to the first part that holds it.
  public static func outcomes(
    reference: ComparedPicture, candidate: ComparedPicture, tolerance: Tolerance, parts: [Part]
  ) -> [LimitOutcome] {
    let size = reference.bitmap.size
    let none = DiffMask(width: size.width, height: size.height)
    var all = none
    all.formUnion(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    var rest = all
    var areas: [String: DiffMask] = [:]
    var unclaimed = rest
    for (label, rect) in parts {
      var area = none
      area.formUnion(rect)
      area.formIntersection(unclaimed)
      unclaimed.subtract(area)
      areas[label, default: none].formUnion(area)
    }
    var outcomes: [LimitOutcome] = []
    func judge(_ limit: Tolerance.Limit?, _ area: DiffMask) {
      let comparison = ImageComparison(
        reference: reference, candidate: candidate, metric: limit?.metric ?? .exact,
        hidden: all.subtracting(area))
      outcomes.append(LimitOutcome(limit, comparison))
    }
    for limit in tolerance.limits {
      guard let part = limit.part else { continue }
      let area = areas[part] ?? none
      rest.subtract(area)
      judge(limit, area)
    }
    judge(tolerance.limits.first { $0.part == nil }, rest)
    return outcomes
  }
}

extension LimitOutcome {
  /// A comparison against a limit, or against none: then nothing may differ.
  fileprivate init(_ limit: Tolerance.Limit?, _ comparison: ImageComparison) {
    let maxPixels = limit?.maxPixels ?? 0
    let smallest = comparison.smallestPassing(maxPixels: maxPixels)
    self.init(
      part: limit?.part, metric: comparison.metric.name, metricVersion: comparison.metric.version,
      threshold: comparison.metric.threshold, maxPixels: maxPixels, reason: limit?.reason ?? "",
      differingPixels: comparison.differingPixels, score: comparison.score,
      passes: comparison.passes(maxPixels: maxPixels), smallestMaxPixels: smallest.maxPixels,
      smallestThreshold: smallest.threshold)
  }
}
