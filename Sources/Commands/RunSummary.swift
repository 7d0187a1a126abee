import Reporting
import RunModel

/// What the terminal says of a run: a line for each thing that needs a person, the counts, the report.
enum RunSummary {
  /// How many are listed: more than that is looked at in the report.
  private static let listed = 40

  static func say(_ report: RunReport, path: String?, on console: Console) {
    let counts = report.counts
    let words = Verdict.allCases.filter { counts[$0] > 0 }.map { "\(counts[$0]) \($0.rawValue)" }
    let unreferenced = counts.unreferenced > 0 ? ["\(counts.unreferenced) unreferenced"] : []
    let renamed = report.folders.map { $0.renamed.isEmpty ? [] : ["\($0.renamed.count) renamed"] } ?? []
    let noun = report.folders == nil ? "cases" : "pictures"
    if counts.cases > 0 || report.conformance == nil {
      console.say("\(counts.cases) \(noun)   " + (words + unreferenced + renamed).joined(separator: " · "))
    }
    var previous: String?
    let attention = report.results.filter(\.verdict.needsAttention)
    for result in attention.prefix(listed) {
      let detail = result.summary
      let shown = !detail.isEmpty && detail == previous ? "same as above" : detail
      console.say(
        "\(console.marked(mark(result.verdict))) "
          + Console.plain("\(result.caseID)   \(result.verdict.rawValue)   \(shown)"))
      previous = detail
    }
    if attention.count > listed { console.say("… \(attention.count - listed) more in the report") }
    for leftover in report.unreferenced.prefix(listed) {
      console.say("× \(leftover.path)   unreferenced \(leftover.kind.rawValue)")
    }
    if report.unreferenced.count > listed {
      console.say("… \(report.unreferenced.count - listed) more unreferenced in the report")
    }
    if let folders = report.folders { say(folders, on: console) }
    if let conformance = report.conformance { ConformanceText.say(conformance.summary, on: console) }
    let pending = report.folders == nil && report.results.contains { $0.verdict.isPending }
    console.say(
      report.record.status.rawValue + (report.folders == nil ? "   run \(report.record.id)" : "")
        + (path.map { "   report  \($0)" } ?? "") + (pending ? "   next  proofsheet approve" : ""))
  }

  /// Names that changed, copies, and names that are alike.
  private static func say(_ folders: FolderFindings, on console: Console) {
    for pair in folders.renamed.prefix(listed) {
      console.say(Console.plain("→ \(pair.reference)   renamed   \(pair.candidate), same pixels"))
    }
    for pair in folders.duplicates.prefix(listed) {
      console.say(Console.plain("= \(pair.name)   duplicate   has the pixels of \(pair.original)"))
    }
    for names in folders.collisions.prefix(listed) {
      console.say(Console.plain("~ \(names.joined(separator: ", "))   differ by case or Unicode form only"))
    }
  }

  private static func mark(_ verdict: Verdict) -> String {
    switch verdict {
    case .changed: "○"
    case .new: "–"
    case .missing: "×"
    case .failed: "!"
    case .passed, .withinTolerance, .skipped: " "
    }
  }
}
