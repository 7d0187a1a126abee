import Reporting
import RunModel

/// The card of a case on the terminal.
struct FailureCard {
  let report: RunReport

  /// What a person needs to go on: clauses, where it lies, where metrics disagree, the command.
  private static let short = ["clauses", "regions", "disagree", "again"]

  /// The most important lines, below the line of the case.
  func sayShort(_ result: CaseResult, in group: ChangeGroup, on console: Console) {
    for fact in report.card(for: result, in: group) where Self.short.contains(fact.label) {
      console.say(Self.line(fact.label, fact.lines[0], width: 10))
    }
  }

  /// All lines, on standard output.
  func print(
    _ result: CaseResult, in group: ChangeGroup, numbered number: Int, of count: Int, on console: Console
  ) {
    let detail = result.detail.map { "   \($0)" } ?? ""
    console.print(Console.plain("\(result.caseID)   \(result.verdict.rawValue)\(detail)"))
    let facts = report.card(for: result, in: group)
    let leading = facts.prefix { $0.weight == .leading }
    for fact in leading { print(fact, on: console) }
    let cases = group.members.count == 1 ? "1 case" : "\(group.members.count) cases"
    console.print(Self.line("group", "\(number) of \(count), \(cases)"))
    for fact in facts.dropFirst(leading.count) { print(fact, on: console) }
  }

  private func print(_ fact: CardFact, on console: Console) {
    for line in fact.lines { console.print(Self.line(fact.label, line)) }
  }

  private static func line(_ name: String, _ value: String, width: Int = 15) -> String {
    "    \(name)\(String(repeating: " ", count: max(1, width - name.count)))" + Console.plain(value)
  }
}
