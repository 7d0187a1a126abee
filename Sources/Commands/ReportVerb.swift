import RunModel
import Storage

/// `report`: writes the report of a recorded run again.
enum ReportVerb: Verb {
  static let name = "report"
  static let summary = "writes the report of a recorded run again"
  static let operands = "RUN"
  static let operandCount = 1...1
  static let options = [
    Arguments.Option(name: "--report", value: "DIR", help: "where it goes (default: Reports/RUN)")
  ]
  static let examples = [
    "proofsheet report RUN --report out"
  ]

  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    let console = Console(arguments: arguments, carriesJSON: false)
    let project = try Project(arguments)
    let store = try project.recordForReading()
    let run = try RecordedRun.find(arguments.operands[0], in: store)
    let report = try await ReportAssembly(project: project).report(
      run, try store.results(of: run.id), try store.unreferenced(of: run.id),
      conformance: try ClausesOfRun.recorded(run.id, in: store, project.pictureStore),
      calibration: CalibrationRecord(tolerances: project.tolerances).finding(for: run, in: store),
      rejections: try store.rejections(of: run.id))
    let folder = arguments.last("--report") ?? "\(project.reports.value)/\(run.id)"
    RunSummary.sayOfCalibration(report, on: console)
    console.say("report  \(try ReportAssembly.write(report, to: folder))")
    return .passed
  }
}
