import Conformance

/// The clauses of this folder.
enum DrawingClauses {
  static let checks: [[String: [ClauseCheck<Subject>]]] = []
}
