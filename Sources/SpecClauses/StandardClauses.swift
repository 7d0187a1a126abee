public import Conformance

/// The clauses of the spec, each with its checks.
public enum StandardClauses {
  /// In the order of the document.
  public static let all: [Clause<Subject>] = SpecText.clauses.map { Clause($0, checks[$0.id] ?? []) }

  /// The clauses that have checks and that the spec does not state: always none.
  public static let unstated: [String] = {
    let stated = Set(SpecText.clauses.map(\.id))
    return checks.keys.filter { !stated.contains($0) }.sorted()
  }()

  /// The checks by clause; a clause that stands in two files is a mistake.
  static let checks: [String: [ClauseCheck<Subject>]] =
    [PopoverClauses.checks, StackClauses.checks, DrawingClauses.checks, PresentationClauses.checks]
    .joined().reduce(into: [:]) { all, some in
      all.merge(some) { _, _ in preconditionFailure("a clause has its checks in one file") }
    }
}
