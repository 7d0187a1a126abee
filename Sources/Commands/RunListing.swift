import Reporting
import RunModel

/// The cases of a recorded run for people: what did not pass, and how many did.
struct RunListing {
  let report: RunReport

  /// Groups first, each case with a line of its own, since any of them may be decided on.
  func print(on console: Console) {
    let groups = report.groups
    for (place, group) in groups.enumerated() {
      console.print(
        Console.plain("group \(place + 1) of \(groups.count)   \(group.countInWords)   \(group.summary)"))
      for result in group.members { print(result, report.rejection(of: result), on: console) }
    }
    for result in report.results where !result.verdict.needsAttention && result.verdict != .passed {
      print(result, result.summary, on: console)
    }
    for baseline in report.unreferenced {
      console.print(Console.plain("unreferenced \(baseline.kind.rawValue)   \(baseline.path)"))
    }
    console.print("\(report.counts[.passed]) passed")
  }

  private func print(_ result: CaseResult, _ words: String?, on console: Console) {
    let words = words.map { "   \($0)" } ?? ""
    console.print(Console.plain("  \(result.verdict.rawValue)   \(result.caseID)\(words)"))
  }
}
