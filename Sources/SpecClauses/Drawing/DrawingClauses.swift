import Conformance

/// The clauses of this folder.
enum DrawingClauses {
  static let checks: [[String: [ClauseCheck<Subject>]]] = [
    CompositingClauses.checks, TangentArcClauses.checks, CoverageClauses.checks, GradientClauses.checks,
    BlurClauses.checks, ImageClauses.checks, ColorClauses.checks, DeterminismClauses.checks,
    InkClauses.checks, ScaleClauses.checks,
  ]
}
