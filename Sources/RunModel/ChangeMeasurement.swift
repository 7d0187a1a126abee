public import ImageDiff
public import Pixels

/// Measures what changed between two pictures, and where.
public enum ChangeMeasurement {
  /// How many connected groups are kept.
  private static let keptRegions = 5

  /// The evidence of a comparison.
  ///
  /// - Parameters:
  ///   - change: how the pictures differ.
  ///   - parts: the candidate's labelled parts in device pixels, most important first.
  ///   - withoutShadows: the candidate drawn without its shadows; nil where it has none.
  ///   - scale: device pixels to a point.
  public static func evidence(
    of comparison: ImageComparison, _ change: ImageChange, parts: [ToleranceCheck.Part],
    withoutShadows: UnpremultipliedBitmap?, scale: Int
  ) -> ChangeEvidence {
    let (reference, candidate) = (comparison.reference.bitmap, comparison.candidate.bitmap)
    let steps = ChangeSteps(reference: reference, candidate: candidate, differing: comparison.mask)
    let regions = DifferenceRegions(of: comparison.mask)
    let changed = ChangedParts(
      reference: reference, candidate: candidate, differing: comparison.mask, withoutShadows: withoutShadows,
      scale: scale
    ).changed(among: parts)
    let points = 1 / Double(scale)
    // In 256ths, which every decimal notation gives back as they were.
    func rounded(_ value: Double) -> Double { (value * 256).rounded() / 256 }
    return ChangeEvidence(
      parts: changed, clauses: [],
      regions: regions.largest.prefix(keptRegions).map { region in
        ChangeEvidence.Area(
          x: region.box.x, y: region.box.y, width: region.box.width, height: region.box.height,
          pixels: region.pixels)
      },
      regionCount: regions.count, strongestStep: steps.strongest, meanSteps: steps.means.map(rounded),
      thickness: rounded(Double(steps.core.medianThickness) * points),
      displacement: comparison.sizeDiffers
        ? nil
        : (change.exactDisplacement.map { Double($0) * points }
          ?? EdgeDisplacement(reference: reference, candidate: candidate, core: steps.core, scale: scale)
          .points)
          .map(rounded),
      extent: steps.core.boundingBox.map { box in
        [rounded(Double(box.width) * points), rounded(Double(box.height) * points)]
      } ?? [0, 0],
      growth: comparison.sizeDiffers
        ? [
          rounded(Double(candidate.width - reference.width) * points),
          rounded(Double(candidate.height - reference.height) * points),
        ] : nil,
      lines: change.lines)
  }
}

extension ImageChange {
  /// How far content moved, in pixels, the longer way; nil where the class of change does not tell it.
  fileprivate var exactDisplacement: Int? {
    shift.map { max(abs($0.x), abs($0.y)) } ?? lines?.count
  }
}
