import Catalog
import JSONText
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
          "unreferenced": .array(leftovers.map { .string($0.path) }), "stale": .array([]),
          "suspect": .array([]),
          "quarantined": .array([]),
        ]).serialized)
    } else {
      for result in pending { console.print("\(result.verdict.rawValue)   \(result.caseID)") }
      for leftover in leftovers { console.print("unreferenced \(leftover.kind.rawValue)   \(leftover.path)") }
      console.say("\(pending.count) pending · \(leftovers.count) unreferenced   run \(run.id)")
    }
    return pending.isEmpty && leftovers.isEmpty ? .passed : .different
  }
}
