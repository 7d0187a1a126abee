import Catalog
import Conformance
import Drawing
import Engine
import Foundation
import JSONText
import Reporting
import RunModel
import SoftwareRendering
import Storage
import Synchronization

/// `run`: draws the matrix, holds it against the baselines, records the run, writes the report.
enum RunVerb: Verb {
  static let name = "run"
  static let summary =
    "draws all cases, compares them with the baselines, checks the clauses; never writes a baseline"
  static let options = [
    Arguments.Option(name: "--filter", value: "GLOB", help: "only these ids", isRepeatable: true),
    Arguments.Option(name: "--jobs", value: "N", help: "cases at once (default: one for each core)"),
    Arguments.Option(name: "--shard", value: "I/N", help: "every Nth case, from the Ith"),
    Arguments.Option(name: "--only", value: "cases|clauses", help: "one kind of check"),
    Arguments.Option(
      name: "--seed", value: "S", help: "where the search of the clauses starts: a number, or fresh"),
    Arguments.Option(name: "--plan", value: nil, help: "list the cases, draw nothing"),
    Arguments.Option(name: "--report", value: "DIR", help: "where the report goes (default: Reports/RUN)"),
    Arguments.Option(name: "--junit", value: "FILE", help: "the results as JUnit XML"),
    Arguments.Option(name: "--json", value: nil, help: "JSON on standard output"),
  ]
  static let statuses: [ExitStatus: String] = [
    .different:
      "a difference, a failed case, an unreferenced baseline, a violated clause or an unexpected pass",
    .inconclusive: "nothing was proved",
    .interrupted: "interrupted", .terminated: "terminated",
  ]
  static let examples = [
    "proofsheet run --filter 'stack/*' --only cases",
    "proofsheet run --report out --junit out/junit.xml",
  ]

  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    let console = Console(arguments: arguments, carriesJSON: arguments.has("--json"))
    let planned = try plan(arguments)
    let clauses = try ClausesOfRun.plan(arguments)
    if arguments.has("--plan") {
      for planned in planned { console.print(planned.renderCase.id.description) }
      for pair in clauses?.pairs ?? [] { console.print("\(pair.clause.text.id) \(pair.profile)") }
      return planned.isEmpty && clauses == nil ? .inconclusive : .passed
    }
    let project = try Project(arguments)
    let plan = planned.map { (ordinal: $0.ordinal, renderCase: $0.renderCase.tolerating(project.tolerances)) }
    let jobs =
      try arguments.integer("--jobs", in: 1...1024) ?? ProcessInfo.processInfo.activeProcessorCount
    let renderer = SoftwareRenderer()
    let began = Date()
    var record = RunRecord(
      id: Clock.runID(began), startedAt: Clock.timestamp(began), toolVersion: toolVersion,
      rendererName: renderer.identity.name, rendererVersion: renderer.identity.version,
      filters: arguments.all("--filter"), shard: arguments.last("--shard"), plannedCases: plan.count)
    let store = try RunStore(path: project.database.value, access: .readWrite)
    // Until the report is written: what is compared, and shown, is one state of the tree.
    let reading = try project.baselineStore.lockForReading()
    if let act = try store.cutOffAct(in: project.baselineStore)?.act {
      console.say(
        "! \(act.phrase) was cut off; proofsheet undo --reason TEXT puts back what was there before")
    }
    // What is undone from here on may not be seen.
    let lastAct = try store.lastDoneAct()
    let tree = try project.baselineStore.load()
    let failing = clauses == nil ? [:] : try store.failingExamples()
    watchSignals()
    try store.begin(record, after: lastAct)
    let runner = CaseRunner(
      renderer: renderer, baselines: project.baselineStore, entries: tree.entries,
      pictures: project.pictureStore)
    let engine = Engine(runner: runner, jobs: jobs) { receivedSignal.load(ordering: .relaxed) != 0 }
    var done = 0
    // Elsewhere than on a terminal: a line for each tenth, so that a log shows progress and stays short.
    let linesEvery = max(1, (plan.count + 9) / 10)
    let drawn = try await engine.run(plan, of: record, recordingIn: store) { _ in
      done += 1
      if console.showsBar {
        console.showBar(done: done, of: plan.count)
      } else if done % linesEvery == 0 {
        console.say("\(done) of \(plan.count) cases")
      }
    }
    let assembly = ReportAssembly(project: project)
    let results = try await assembly.surveyed(
      drawn, jobs: Jobs(jobs) { receivedSignal.load(ordering: .relaxed) != 0 }, of: record, recordingIn: store
    )
    let conformance = try await ClausesOfRun(jobs: jobs, console: console, project: project).check(
      clauses, trying: failing, of: record, recordingIn: store)
    let leftovers =
      record.coversCatalog && !plan.isEmpty
      ? tree.unreferenced(known: Set(StandardCatalog.cases.map(\.id))) : []
    let counts = RunCounts(results, unreferenced: leftovers.count)
    let signal = receivedSignal.load(ordering: .relaxed)
    record.status =
      signal != 0 && (results.count < plan.count || (clauses != nil && conformance?.isComplete != true))
      ? .interrupted
      : RunOutcome.status(of: counts, planned: plan.count, conformance: conformance?.findings.summary)
    let ended = Date()
    record.finishedAt = Clock.timestamp(ended)
    record.durationSeconds = ended.timeIntervalSince(began)
    let digest = PictureHasher.digest(ofCases: results.map { ($0.caseID, $0.digest) })
    record.digest = digest
    try store.finish(
      record.id, status: record.status, finishedAt: Clock.timestamp(ended),
      durationSeconds: ended.timeIntervalSince(began), digest: digest, unreferenced: leftovers)
    let report = try await assembly.report(
      record, results, leftovers, conformance: conformance?.findings,
      calibration: CalibrationRecord(tolerances: project.tolerances).finding(for: record, in: store),
      rejections: try store.rejections(of: record.id))
    let folder = arguments.last("--report") ?? "\(project.reports.value)/\(record.id)"
    let path = try ReportAssembly.write(report, to: folder)
    if let file = arguments.last("--junit") { try ReportAssembly.writeJUnit(report, to: file, path) }
    _ = consume reading
    if arguments.has("--json") { console.print(report.json(reportPath: path).serialized) }
    RunSummary.say(report, path: path, on: console)
    return signal == SIGTERM && record.status == .interrupted ? .terminated : ExitStatus(record.status)
  }

  private static func plan(_ arguments: Arguments) throws -> [Engine.PlannedCase] {
    let shard = try Shard(arguments)
    switch arguments.last("--only") {
    case nil: break
    case "cases":
      guard !arguments.has("--seed") else {
        throw CommandFailure.usage(
          "--seed with --only cases", "run", "a seed is for the search of the clauses: leave it out")
      }
    case "clauses":
      guard arguments.all("--filter").isEmpty else {
        throw CommandFailure.usage(
          "--filter with --only clauses", "run", "a filter chooses cases: leave it out")
      }
      return []
    case let other?:
      throw CommandFailure.usage("unknown kind \(other)", "--only", "use cases or clauses")
    }
    let cases = try CasesVerb.chosen(arguments.all("--filter"))
    guard let shard else { return cases }
    return cases.enumerated().filter { $0.offset % shard.count == shard.index - 1 }.map(\.element)
  }
}
