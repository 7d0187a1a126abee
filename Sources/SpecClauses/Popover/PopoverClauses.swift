import Conformance

/// The clauses of this folder.
enum PopoverClauses {
  static let checks: [[String: [ClauseCheck<Subject>]]] = [ArrowPlaceClauses.checks]
}
