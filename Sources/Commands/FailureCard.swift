import Reporting
import RunModel

/// The card of a case on the terminal.
struct FailureCard {
  let report: RunReport

  /// What a person needs to go on: clauses, where it lies, where metrics disagree, the command.
  private static let short = ["clauses", "regions", "metrics", "again"]

  /// The most important lines, below the line of the case.
  func sayShort(_ result: CaseResult, in group: ChangeGroup, on console: Console) {
    var said: Set<String> = []
    for (name, value) in report.card(for: result, in: group)
    where Self.short.contains(name) && said.insert(name).inserted {
      console.say(Self.line(name, value))
    }
  }

  /// All lines, on standard output.
  func print(
    _ result: CaseResult, in group: ChangeGroup, numbered number: Int, of count: Int, on console: Console
  ) {
    console.print(Console.plain("\(result.caseID)   \(result.verdict.rawValue)   \(result.summary)"))
    let cases = group.members.count == 1 ? "1 case" : "\(group.members.count) cases"
    console.print(Self.line("group", "\(number) of \(count), \(cases)"))
    for (name, value) in report.card(for: result, in: group) { console.print(Self.line(name, value)) }
  }

  private static func line(_ name: String, _ value: String) -> String {
    "    \(name)\(String(repeating: " ", count: max(1, 10 - name.count)))" + Console.plain(value)
  }
}
