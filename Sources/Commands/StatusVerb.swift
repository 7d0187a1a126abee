import Catalog
import JSONText
import Reporting
import RunModel
import Storage

/// `status`: what awaits a decision.
enum StatusVerb: Verb {
  static let name = "status"
  static let summary = "what is pending in the last complete run, and baselines without a case"
  static let options = [
    Arguments.Option(name: "--json", value: nil, help: "JSON on standard output")
  ]

  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    let console = Console(arguments: arguments, carriesJSON: arguments.has("--json"))
    let project = try Project(arguments)
    let store = try project.recordForReading()
    let run = try RecordedRun.find(nil, in: store)
    let pending = try store.pendingResults(of: run.id)
    let stale = try store.results(of: run.id).filter { $0.verdict == .withinTolerance }
    let leftovers = try project.baselineStore.load().unreferenced(known: Set(StandardCatalog.cases.map(\.id)))
    if arguments.has("--json") {
      console.print(
        JSONValue.object([
          "formatVersion": .integer(1), "run": .string(run.id),
          "pending": .array(
            pending.map { result in
              .object([
                "id": .string(result.caseID.description), "verdict": .string(result.verdict.rawValue),
                "digest": .optional(result.digest?.description),
              ])
            }),
          "unreferenced": .array(leftovers.map { .string($0.path) }),
          "stale": .array(stale.map { .string($0.caseID.description) }),
          "suspect": .array([]),
          "quarantined": .array([]),
        ]).serialized)
    } else {
      for result in pending { console.print("\(result.verdict.rawValue)   \(result.caseID)") }
      for result in stale { console.print("stale   \(result.caseID)   \(result.summary)") }
      for leftover in leftovers { console.print("unreferenced \(leftover.kind.rawValue)   \(leftover.path)") }
      console.say(
        "\(pending.count) pending · \(stale.count) stale · \(leftovers.count) unreferenced   run \(run.id)")
    }
    return pending.isEmpty && leftovers.isEmpty ? .passed : .different
  }
}
