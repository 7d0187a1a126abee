import Reporting
import RunModel

/// The card of a case on the terminal.
struct FailureCard {
  let report: RunReport

  private static let shortWidth = column(after: CardFact.Label.allCases.filter(\.isInShortCard))
  private static let width = column(after: CardFact.Label.allCases)

  /// Where what is told begins: two spaces after the longest label.
  private static func column(after labels: [CardFact.Label]) -> Int {
    (labels.map(\.rawValue.count).max() ?? 0) + 2
  }

  /// The most important lines, below the line of the case.
  func sayShort(_ result: CaseResult, in group: ChangeGroup, on console: Console) {
    for fact in report.card(for: result, in: group) where fact.label.isInShortCard {
      console.say(Self.line(fact.label.rawValue, fact.lines[0], width: Self.shortWidth))
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
    console.print(Self.line("group", "\(number) of \(count), \(group.countInWords)"))
    for fact in facts.dropFirst(leading.count) { print(fact, on: console) }
  }

  private func print(_ fact: CardFact, on console: Console) {
    for line in fact.lines { console.print(Self.line(fact.label.rawValue, line)) }
  }

  private static func line(_ name: String, _ value: String, width: Int = width) -> String {
    "    \(name)\(String(repeating: " ", count: max(1, width - name.count)))" + Console.plain(value)
  }
}
