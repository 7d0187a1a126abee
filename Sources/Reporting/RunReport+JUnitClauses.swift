import Conformance

extension RunReport {
  /// A suite for the clauses of each profile, and one for the deviations that no longer show.
  func conformanceSuites(_ summary: ConformanceSummary) -> [HTMLText] {
    var profiles: [String] = []
    for result in summary.clauses where !profiles.contains(result.profile) { profiles.append(result.profile) }
    var suites = profiles.map { profile in
      let results = summary.clauses.filter { $0.profile == profile }
      let name = "clauses.\(profile)"
      return suite(
        name, tests: results.count, failures: results.count { $0.verdict == .violated }, errors: 0,
        skipped: results.count { $0.verdict == .skipped }, milliseconds: 0,
        results.map { testCase(name, $0.clause, milliseconds: 0, content(of: $0)) })
    }
    if !summary.deviations.isEmpty {
      let missing = summary.unexpectedPasses
      suites.append(
        suite(
          "deviations", tests: summary.deviations.count, failures: missing.count, errors: 0, skipped: 0,
          milliseconds: 0,
          summary.deviations.map { result in
            testCase(
              "deviations", result.id, milliseconds: 0,
              result.isFound ? [] : [failure("unexpected pass", "it was not found")])
          }))
    }
    return suites
  }

  private func content(of result: ClauseResult) -> [HTMLText] {
    let detail = [
      result.detail, result.counterexample?.problem,
      result.counterexample.map { "proofsheet clauses check --replay \($0.token)" },
    ].compactMap(\.self).joined(separator: "\n")
    switch result.verdict {
    case .passed: return []
    case .violated: return [failure("violated", detail)]
    case .skipped: return [.element("skipped", [HTMLAttribute("message", detail)])]
    case .expectedDeviation:
      return [.element("system-out", [], HTMLText(result.rows.joined(separator: ", ") + "\n" + detail))]
    }
  }
}
