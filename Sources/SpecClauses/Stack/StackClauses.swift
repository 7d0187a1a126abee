import Conformance

/// The clauses of this folder.
enum StackClauses {
  static let checks: [[String: [ClauseCheck<Subject>]]] = [
    StackNothingClauses.checks, SingleStackClauses.checks, CurvedShadowClauses.checks,
    StackScaleClauses.checks, StackCornerClauses.checks, StackSheetClauses.checks, StackOrderClauses.checks,
    StackPhotoClauses.checks,
    StackHistoryClauses.checks, StackFrameClauses.checks, StackSweepClauses.checks,
    FittedStackClauses.checks,
  ]
}
