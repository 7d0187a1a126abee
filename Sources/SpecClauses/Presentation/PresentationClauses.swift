import Conformance

/// The clauses of this folder.
enum PresentationClauses {
  static let checks: [[String: [ClauseCheck<Subject>]]] = []
}
