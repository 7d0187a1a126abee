import Conformance

/// The clauses of this folder.
enum PopoverClauses {
  static let checks: [[String: [ClauseCheck<Subject>]]] = [
    PopoverConstantsClauses.checks, ArrowPlaceClauses.checks, MirroringClauses.checks,
    StretchClauses.checks,
    ArrowMotionClauses.checks, PastEdgeClauses.checks, SeamClauses.checks, ImageOutlineClauses.checks,
    ImageDrawingClauses.checks,
    EvennessClauses.checks, PopoverLayoutClauses.checks, FittedOutlineClauses.checks,
    FittedPictureClauses.checks,
  ]
}
