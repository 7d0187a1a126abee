import Conformance

/// The clauses of this folder.
enum PresentationClauses {
  static let checks: [[String: [ClauseCheck<Subject>]]] = [
    PlacementClauses.checks, ContentSizeClauses.checks, KeyboardClauses.checks, ContainmentClauses.checks,
    TipClauses.checks, ImpossiblePresentationClauses.checks, ScenarioClauses.checks, RotationClauses.checks,
    ShadowClauses.checks, ShadowPathClauses.checks, TimingClauses.checks, TutorialClauses.checks,
    TutorialTriangleClauses.checks, BarButtonClauses.checks, ArtworkClauses.checks,
    ArtworkSizeClauses.checks, ArtworkFitClauses.checks,
  ]
}
