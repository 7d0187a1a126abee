import Catalog
import Drawing
import ImageDiff
import Pixels
import RunModel

/// Judges a planted picture as a run judges one that differs from its baseline.
enum PlantJudge {
  /// The verdict of a case whose picture is the candidate and whose baseline is the reference.
  static func verdict(
    reference: UnpremultipliedBitmap, candidate: UnpremultipliedBitmap, site: PlantingSite,
    tolerance: Tolerance
  ) -> Verdict {
    if reference == candidate { return Judge.verdict(.rendered, against: .compared(isIdentical: true, [])) }
    var limits: [LimitOutcome] = []
    if reference.size == candidate.size && !tolerance.limits.isEmpty {
      limits = ToleranceCheck.outcomes(
        reference: ComparedPicture(reference), candidate: ComparedPicture(candidate), tolerance: tolerance,
        parts: site.parts.map { ($0.label.rawValue, $0.rect) })
    }
    return Judge.verdict(.rendered, against: .compared(isIdentical: false, limits))
  }
}
