import Reporting
import RunModel

/// What the terminal says of a run: a line for each thing that needs a person, by groups of what changed
/// alike, the counts, the report.
enum RunSummary {
  /// How many lines there are for cases: more than that is looked at in the report.
  private static let listed = 40
  /// How many cases of a group are named after the first.
  private static let namedAlike = 3

  static func say(_ report: RunReport, path: String?, on console: Console) {
    let counts = report.counts
    let words = Verdict.allCases.filter { counts[$0] > 0 }.map { "\(counts[$0]) \($0.rawValue)" }
    let unreferenced = counts.unreferenced > 0 ? ["\(counts.unreferenced) unreferenced"] : []
    let renamed = report.folders.map { $0.renamed.isEmpty ? [] : ["\($0.renamed.count) renamed"] } ?? []
    let noun = (report.folders == nil ? "case" : "picture") + (counts.cases == 1 ? "" : "s")
    if counts.cases > 0 || report.conformance == nil {
      console.say("\(counts.cases) \(noun)   " + (words + unreferenced + renamed).joined(separator: " · "))
    }
    say(report.groups, of: report, on: console)
    for leftover in report.unreferenced.prefix(listed) {
      console.say("× \(leftover.path)   unreferenced \(leftover.kind.rawValue)")
    }
    if !report.unreferenced.isEmpty {
      console.say("  nothing checks what is unreferenced: delete it, or bring its case back")
    }
    if report.unreferenced.count > listed {
      console.say("… \(report.unreferenced.count - listed) more unreferenced in the report")
    }
    if let folders = report.folders { say(folders, on: console) }
    if let conformance = report.conformance { ConformanceText.say(conformance.summary, on: console) }
    sayOfCalibration(report, on: console)
    let rejected = report.rejections.count
    if rejected > 0 {
      console.say("\(rejected) \(rejected == 1 ? "picture was" : "pictures were") rejected")
    }
    let pending =
      report.folders == nil && report.record.status.isComplete
      && report.results.contains { $0.verdict.isPending && report.rejections[$0.caseID] == nil }
    console.say(
      report.record.status.rawValue + (report.folders == nil ? "   run \(report.record.id)" : "")
        + (path.map { "   report  \($0)" } ?? "")
        + (pending ? "   next  proofsheet approve ID --reason TEXT" : ""))
  }

  /// A calibration that cannot be read: the report does without it.
  static func sayOfCalibration(_ report: RunReport, on console: Console) {
    guard case .unreadable(let reason)? = report.calibration else { return }
    console.say(
      Console.plain("the kept calibration cannot be read: \(reason); proofsheet calibrate makes another"))
  }

  /// A group's first case in full, the next ones as the same, the rest as a number.
  private static func say(_ groups: [ChangeGroup], of report: RunReport, on console: Console) {
    var room = listed
    var left = groups.reduce(0) { $0 + $1.members.count }
    for (place, group) in groups.enumerated() {
      guard room > 0 else { break }
      let first = group.representative
      // Its number, by which all of it is decided on.
      say(first, [first.summary, "group \(place + 1) of \(groups.count)"], of: report, on: console)
      if first.verdict == .changed { FailureCard(report: report).sayShort(first, in: group, on: console) }
      let named = group.members.dropFirst().prefix(min(namedAlike, room - 1))
      let rejection = report.rejection(of: first)
      for member in named {
        // A rejection of all of a group is told once.
        let isTold = rejection != nil && report.rejection(of: member) == rejection
        say(member, ["same as above"], of: report, rejectionIsTold: isTold, on: console)
      }
      let more = group.members.count - 1 - named.count
      if more > 0 { console.say("  … \(more) more, the same as above") }
      room -= 1 + named.count
      left -= group.members.count
    }
    if left > 0 { console.say("… \(left) more in the report") }
  }

  private static func say(
    _ result: CaseResult, _ words: [String], of report: RunReport, rejectionIsTold: Bool = false,
    on console: Console
  ) {
    let rejection = rejectionIsTold ? nil : report.rejection(of: result)
    let text = (words + [rejection].compactMap(\.self)).joined(separator: " · ")
    console.say(
      "\(console.marked(mark(result.verdict))) "
        + Console.plain("\(result.caseID)   \(result.verdict.rawValue)   \(text)"))
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
