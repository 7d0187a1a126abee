import Reporting
import RunModel
import Storage

/// What `status` tells people, short whatever the number of cases.
enum StatusLines {
  /// How many lines there are of a kind: more than that is looked at in the report.
  static let listed = 20

  /// A line for each group, by the number that decides on it, with one of its cases.
  static func of(_ groups: [PendingGroup]) -> [String] {
    shortened(groups) { group in
      let first = group.results[0]
      return "group \(group.number)   \(first.verdict.rawValue)   \(named(group.results))   \(first.summary)"
    }
  }

  /// A line for each reason for which cases could not be drawn or read.
  static func of(failed: [CaseResult]) -> [String] {
    shortened(inOrder(failed, by: \.summary)) { "failed   \(named($0.things))   \($0.key)" }
  }

  /// A line for who rejected pictures on a day for one reason.
  static func of(_ rejected: [(result: CaseResult, decision: Decision)]) -> [String] {
    shortened(inOrder(rejected, by: \.decision.summary)) {
      "rejected   \(named($0.things.map(\.result)))   \($0.key)"
    }
  }

  /// A line for each case that is within tolerance but not identical.
  static func of(stale: [CaseResult]) -> [String] {
    shortened(stale) { "stale   \($0.caseID)   \($0.summary)" }
  }

  /// A line for each baseline without a case.
  static func of(_ leftovers: [UnreferencedBaseline]) -> [String] {
    shortened(leftovers) { "unreferenced \($0.kind.rawValue)   \($0.path)" }
  }

  /// Things that are alike together, in the order of the first of each.
  private static func inOrder<Thing>(
    _ things: [Thing], by key: (Thing) -> String
  ) -> [(key: String, things: [Thing])] {
    Dictionary(grouping: things.enumerated()) { key($0.element) }
      .sorted { $0.value[0].offset < $1.value[0].offset }
      .map { ($0.key, $0.value.map(\.element)) }
  }

  private static func named(_ results: [CaseResult]) -> String {
    let more = results.count - 1
    return "\(results[0].caseID)" + (more > 0 ? " and \(more) more" : "")
  }

  private static func shortened<Thing>(_ things: [Thing], _ line: (Thing) -> String) -> [String] {
    let more = things.count - listed
    return things.prefix(listed).map { Console.plain(line($0)) }
      + (more > 0 ? ["  … \(more) more; --json lists them"] : [])
  }
}
