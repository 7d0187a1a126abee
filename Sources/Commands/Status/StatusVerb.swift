import Catalog
import Foundation
import JSONText
import Reporting
import RunModel
import Storage

/// `status`: what awaits a decision.
enum StatusVerb: Verb {
  static let name = "status"
  static let summary =
    "what is pending, failed or rejected in the last complete run, and baselines without a case"
  static let options = [
    Arguments.Option(name: "--json", value: nil, help: "JSON on standard output")
  ]
  static let statuses: [ExitStatus: String] = [
    .different: "something is pending, failed, rejected, unreferenced, cut off or out of date",
    .inconclusive: "no complete run",
  ]
  static let examples = [
    "proofsheet status --json"
  ]

  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    let console = Console(arguments: arguments, carriesJSON: arguments.has("--json"))
    let project = try Project(arguments)
    let store = try project.recordForReading()
    let run = try RecordedRun.find(nil, in: store)
    let pending = try store.pendingResults(of: run.id)
    let all = try store.results(of: run.id)
    let groups = PendingGroup.groups(of: pending, in: all)
    let failed = all.filter { $0.verdict == .failed }
    let decisions = try store.rejections(of: run.id)
    let rejected = all.compactMap { result in decisions[result.caseID].map { (result: result, decision: $0) }
    }
    let stale = all.filter { $0.verdict == .withinTolerance }
    let leftovers = try project.baselineStore.load().unreferenced(known: Set(StandardCatalog.cases.map(\.id)))
    let cutOff = try store.cutOffAct(in: project.baselineStore)?.act
    let undone = try store.approvalsUndone(since: run.id)
    // Where `run` and `report` write it unless they are told otherwise.
    let path = "\(project.reports.value)/\(run.id)/index.html"
    let report = FileManager.default.fileExists(atPath: path) ? path : nil
    if arguments.has("--json") {
      console.print(
        JSONValue.object([
          "formatVersion": .integer(1), "run": .string(run.id),
          "pending": .array(pending.map { .object(json(of: $0)) }),
          "rejected": .array(
            rejected.map { .object(json(of: $0.result).merging(["rejected": $0.decision.json]) { $1 }) }),
          "unreferenced": .array(leftovers.map { .string($0.path) }),
          "stale": .array(stale.map { .string($0.caseID.description) }),
          "suspect": .array([]),
          "quarantined": .array([]),
          "cutOff": cutOff.map {
            .object(["action": .string($0.action.rawValue), "pictures": .integer($0.decisions.count)])
          } ?? .null,
          "undoneSince": .integer(undone),
          "groups": .array(groups.map { json(of: $0) }),
          "failed": .array(
            failed.map { .object(["id": .string($0.caseID.description), "reason": .string($0.summary)]) }),
          "report": .optional(report),
        ]).serialized)
    } else {
      let lines =
        StatusLines.of(groups) + StatusLines.of(failed: failed) + StatusLines.of(rejected)
        + StatusLines.of(stale: stale) + StatusLines.of(leftovers)
      for line in lines { console.print(line) }
      if let cutOff {
        console.print(
          "cut off   \(cutOff.phrase); proofsheet undo --reason TEXT puts back what was there before")
      }
      if undone > 0 {
        console.print(
          "out of date   \(undone) approvals were undone since this run; proofsheet run compares anew")
      }
      let part =
        run.coversCatalog ? "" : ", which drew \(all.count) \(all.count == 1 ? "case" : "cases") and not all"
      console.say(
        "\(pending.count) pending · \(failed.count) failed · \(rejected.count) rejected · \(stale.count) stale"
          + " · \(leftovers.count) unreferenced   run \(run.id)\(part)")
      if !(pending.isEmpty && failed.isEmpty && rejected.isEmpty) {
        console.say("look   \(report ?? "proofsheet report \(run.id) writes the report")")
      }
      if let line = try Self.earlier(than: run, in: store) { console.say(line) }
      if cutOff == nil && undone == 0 {
        if !pending.isEmpty {
          console.say("next   proofsheet approve --group N --reason TEXT, or reject")
        } else if !rejected.isEmpty {
          console.say("next   mend what was rejected and run again, or proofsheet undo, or approve ID")
        }
      }
    }
    return pending.isEmpty && failed.isEmpty && rejected.isEmpty && leftovers.isEmpty && cutOff == nil
      && undone == 0
      ? .passed : .different
  }

  /// What a run of a part does not show: what the last whole run before it left to decide on.
  private static func earlier(than run: RunRecord, in store: RunStore) throws -> String? {
    guard !run.coversCatalog, let whole = try store.latestRun(complete: true, whole: true) else { return nil }
    let count = try store.pendingResults(of: whole.id).count
    if count == 0 { return nil }
    return
      "before   \(count) pending in run \(whole.id), the last of all cases: decide on them with --run, or run again"
  }

  private static func json(of group: PendingGroup) -> JSONValue {
    .object([
      "group": .integer(group.number), "verdict": .string(group.results[0].verdict.rawValue),
      "pending": .integer(group.results.count), "example": .string(group.results[0].caseID.description),
    ])
  }

  private static func json(of result: CaseResult) -> [String: JSONValue] {
    [
      "id": .string(result.caseID.description), "verdict": .string(result.verdict.rawValue),
      "digest": .optional(result.digest?.description),
    ]
  }
}
