import AtomicFiles
import Catalog
import Drawing
import Engine
import Foundation
import JSONText
import Reporting
import SoftwareRendering

/// `calibrate`: plants known defects and says which metric and tolerance catch them.
enum CalibrateVerb: Verb {
  static let name = "calibrate"
  static let summary = "plants known defects and says which metric and tolerance catch them"
  static let options = [
    Arguments.Option(name: "--filter", value: "GLOB", help: "only these of its cases", isRepeatable: true),
    Arguments.Option(name: "--jobs", value: "N", help: "cases at once (default: one for each core)"),
    Arguments.Option(
      name: "--report", value: "DIR",
      help: "write index.html, Calibration.md and tolerances.json, the proposal, there"),
    Arguments.Option(name: "--json", value: nil, help: "JSON on standard output"),
    Arguments.Option(
      name: "--plant", value: "CHANGE", help: "one planted picture instead, with --strength, --case and --out"
    ),
    Arguments.Option(name: "--strength", value: "N", help: "which strength, from 1 (default: the strongest)"),
    Arguments.Option(name: "--case", value: "ID", help: "a case of the catalog"),
    Arguments.Option(name: "--out", value: "FILE.png", help: "where the planted picture goes"),
  ]
  static let statuses: [ExitStatus: String] = [
    .different: "the configured gate misses what is to be seen"
  ]
  static let examples = [
    "proofsheet calibrate --report out",
    "proofsheet calibrate --plant seam --case popover/up/320x240-o0@1x --out seam.png",
  ]

  /// Fails where the configured gate misses a defect at a visible strength; what it flags without need is
  /// told and does no harm.
  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    if let name = arguments.last("--plant") {
      for option in ["--filter", "--jobs", "--report", "--json"] where arguments.has(option) {
        throw CommandFailure.usage(
          "\(option) with --plant", "calibrate", "leave it out: --plant writes one picture")
      }
      return try PlantedPicture(arguments, change: name).write()
    }
    for option in ["--strength", "--case", "--out"] where arguments.has(option) {
      throw CommandFailure.usage("\(option) without a change", "calibrate", "give --plant CHANGE too")
    }
    let console = Console(arguments: arguments, carriesJSON: arguments.has("--json"))
    let jobs =
      try arguments.integer("--jobs", in: 1...1024) ?? ProcessInfo.processInfo.activeProcessorCount
    let project = try Project.optional(arguments)
    let rules = project?.tolerances ?? []
    let filters = arguments.all("--filter")
    let plan = CalibrationPlan.standard(rules, matching: filters.map(Glob.init))
    if plan.cases.isEmpty {
      let all = CalibrationPlan.standard(rules, matching: []).cases.map { "\($0.id)" }
      throw CommandFailure.usage(
        "no case of the calibration matches \(filters.joined(separator: " "))", "--filter",
        "give some of its \(all.count), such as \(all.prefix(3).joined(separator: ", "))")
    }
    let renderer = SoftwareRenderer()
    let calibration = Calibration(plan: plan, renderer: renderer, jobs: jobs)
    let report = try await calibration.report { done, total in
      if console.showsBar {
        console.showBar(done: done, of: total)
      } else if !console.isQuiet && done % max(1, total / 8) == 0 {
        Console.write("\(done) of \(total) steps\n", to: 2)
      }
    }
    if arguments.has("--json") {
      console.print(report.json.serialized)
    } else {
      for line in report.lines { console.say(line) }
    }
    let database = arguments.last("--database") ?? project?.database.value
    console.say(keep(report, filters, CalibrationRecord(tolerances: rules), renderer.identity, in: database))
    // Last: what minutes were spent on is told and kept where the folder cannot be written.
    if let folder = arguments.last("--report") { try write(report, to: folder) }
    return report.missedVisible(report.configured) == 0 ? .passed : .different
  }

  /// Keeps a whole calibration for the reports of runs; what became of that, in a line.
  ///
  /// The result is there all the same where it cannot be kept.
  static func keep(
    _ report: CalibrationReport, _ filters: [String], _ record: CalibrationRecord,
    _ renderer: RendererIdentity, in database: String?
  ) -> String {
    guard filters.isEmpty else {
      return "not kept for the reports of runs: only a part was asked for; leave --filter out for all"
    }
    guard let database else {
      return "not kept for the reports of runs: no proofsheet.json here or above; give --project DIR"
    }
    do { try record.keep(report, drawnBy: renderer, in: database) } catch {
      let failure = CommandFailure(error)
      return Console.plain(
        "not kept for the reports of runs: \(failure.what) (\(failure.location)); \(failure.remedy)")
    }
    return Console.plain("kept for the reports of runs, in \(database)")
  }

  private static func write(_ report: CalibrationReport, to folder: String) throws {
    let files = [
      ("index.html", report.html), ("Calibration.md", report.markdown),
      ("tolerances.json", report.tolerances.serialized + "\n"),
    ]
    for (name, text) in files {
      let path = "\(folder)/\(name)"
      do {
        try Folder.create(folder)
        try AtomicFile.write(Array(text.utf8), to: path)
      } catch {
        throw CommandFailure(
          what: "the report cannot be written", location: path, remedy: "give --report DIR elsewhere",
          status: .inputOutput)
      }
    }
  }
}
