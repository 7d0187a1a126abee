import Reporting
import RunModel

/// What the terminal says of a run: a line for each thing that needs a person, the counts, the report.
enum RunSummary {
  /// How many are listed: more than that is looked at in the report.
  private static let listed = 40

  static func say(_ report: RunReport, path: String, on console: Console) {
    let counts = report.counts
    let words = Verdict.allCases.filter { counts[$0] > 0 }.map { "\(counts[$0]) \($0.rawValue)" }
    let unreferenced = counts.unreferenced > 0 ? ["\(counts.unreferenced) unreferenced"] : []
    console.say("\(counts.cases) cases   " + (words + unreferenced).joined(separator: " · "))
    var previous: String?
    let attention = report.results.filter(\.verdict.needsAttention)
    for result in attention.prefix(listed) {
      let detail = Self.detail(result)
      let shown = !detail.isEmpty && detail == previous ? "same as above" : detail
      console.say(
        "\(console.marked(mark(result.verdict))) \(result.caseID)   \(result.verdict.rawValue)   \(shown)")
      previous = detail
    }
    if attention.count > listed { console.say("… \(attention.count - listed) more in the report") }
    for leftover in report.unreferenced.prefix(listed) {
      console.say("× \(leftover.path)   unreferenced \(leftover.kind.rawValue)")
    }
    if report.unreferenced.count > listed {
      console.say("… \(report.unreferenced.count - listed) more unreferenced in the report")
    }
    let pending = report.results.contains { $0.verdict.isPending }
    console.say(
      "\(report.record.status.rawValue)   run \(report.record.id)   report  \(path)"
        + (pending ? "   next  proofsheet approve" : ""))
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

  private static func detail(_ result: CaseResult) -> String {
    if let detail = result.detail { return detail }
    guard let pixels = result.differingPixels else { return "" }
    let parts = result.differingPixelsByRegion.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value) px" }
    let side = result.changedSide.map { " · the \($0) changed" } ?? ""
    return (["\(pixels) px"] + parts).joined(separator: ", ") + side
  }
}
