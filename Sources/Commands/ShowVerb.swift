import JSONText
import Reporting
import RunModel
import Storage

/// `show`: what the record says of a run.
enum ShowVerb: Verb {
  static let name = "show"
  static let summary =
    "what did not pass in a run, and what was decided on it; without one, the last runs"
  static let operands = "[RUN]"
  static let operandCount = 0...1
  static let options = [
    Arguments.Option(name: "--case", value: "ID", help: "the card of one case of the run"),
    Arguments.Option(
      name: "--json", value: nil,
      help: "JSON on standard output: a run as run gives it, and what was decided; a case; the runs"),
  ]
  static let examples = [
    "proofsheet show",
    "proofsheet show RUN --case popover/up/320x240-o0@1x",
  ]

  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    let console = Console(arguments: arguments, carriesJSON: arguments.has("--json"))
    let project = try Project(arguments)
    let store = try project.recordForReading()
    guard let id = arguments.operands.first else {
      if arguments.has("--case") {
        throw CommandFailure.usage("--case without a run", name, "show alone lists the last runs")
      }
      list(try store.runs(limit: 20), asJSON: arguments.has("--json"), on: console)
      return .passed
    }
    let run = try RecordedRun.find(id, in: store)
    let report = RunReport(
      record: run, results: try store.results(of: run.id), unreferenced: try store.unreferenced(of: run.id),
      pictures: [:], coverageNotes: [],
      conformance: try ClausesOfRun.recorded(run.id, in: store, project.pictureStore),
      rejections: try store.rejections(of: run.id))
    if let id = arguments.last("--case") {
      let result = try result(of: id, in: report)
      if arguments.has("--json") {
        console.print(report.json(of: result).serialized)
      } else {
        card(of: result, in: report, on: console)
      }
      return .passed
    }
    let trail = try DecisionTrail(of: run.id, in: store, project.baselineStore)
    if arguments.has("--json") {
      guard case .object(let members) = report.json(reportPath: nil) else {
        preconditionFailure("a run is an object")
      }
      console.print(JSONValue.object(members.merging(["decisions": trail.json]) { $1 }).serialized)
      return .passed
    }
    console.print(
      "run \(run.id)   \(run.status.rawValue)   \(run.startedAt)   \(run.rendererName) \(run.rendererVersion)"
    )
    console.print("\(report.results.count) of \(run.plannedCases) cases recorded")
    RunListing(report: report).print(on: console)
    trail.print(on: console)
    if let conformance = report.conformance { console.print(ConformanceText.counts(conformance.summary)) }
    return .passed
  }

  private static func list(_ runs: [RunRecord], asJSON: Bool, on console: Console) {
    if asJSON {
      let runs = runs.map { run in
        JSONValue.object([
          "run": .string(run.id), "status": .string(run.status.rawValue),
          "startedAt": .string(run.startedAt), "plannedCases": .integer(run.plannedCases),
        ])
      }
      console.print(JSONValue.object(["formatVersion": .integer(1), "runs": .array(runs)]).serialized)
      return
    }
    for run in runs {
      console.print("\(run.id)   \(run.status.rawValue)   \(run.plannedCases) cases   \(run.startedAt)")
    }
  }

  private static func result(of id: String, in report: RunReport) throws -> CaseResult {
    guard let result = report.results.first(where: { $0.caseID.description == id }) else {
      throw CommandFailure.usage(
        "no case \(id) in run \(report.record.id)", "--case", "show RUN --json lists them")
    }
    return result
  }

  /// All that is known of a case that needs a person; of another the verdict.
  private static func card(of result: CaseResult, in report: RunReport, on console: Console) {
    let groups = report.groups
    let place = groups.firstIndex { $0.members.contains { $0.caseID == result.caseID } }
    guard let place else {
      console.print("\(result.caseID)   \(result.verdict.rawValue)")
      return
    }
    FailureCard(report: report).print(
      result, in: groups[place], numbered: place + 1, of: groups.count, on: console)
  }
}
