import Conformance

/// The clauses of this folder.
enum StackClauses {
  static let checks: [[String: [ClauseCheck<Subject>]]] = []
}
