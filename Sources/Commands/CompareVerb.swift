import AtomicFiles
import Engine
import Foundation
import ImageCoding
import JSONText
import Reporting
import RunModel

/// `compare`: two folders of pictures, any project's.
enum CompareVerb: Verb {
  static let name = "compare"
  static let summary = "compares two folders of pictures by their names, PNG and JPEG"
  static let operands = "REFERENCE CANDIDATE"
  static let operandCount = 2...2
  static let options =
    MetricChoice.options + [
      Arguments.Option(name: "--jobs", value: "N", help: "pairs at once (default: one for each core)"),
      Arguments.Option(name: "--report", value: "DIR", help: "write a report there"),
      Arguments.Option(name: "--junit", value: "FILE", help: "the results as JUnit XML"),
      Arguments.Option(name: "--json", value: nil, help: "JSON on standard output"),
      Arguments.Option(
        name: "--promote", value: nil, help: "copy what is changed, new or renamed over the reference folder"),
    ]
  static let statuses: [ExitStatus: String] = [
    .different: "a difference", .inconclusive: "no folder, no picture in it, or every pixel left out",
  ]
  static let examples = [
    "proofsheet compare expected actual --report out",
    "proofsheet compare expected actual --metric yiq --promote",
  ]

  static func perform(_ arguments: Arguments) async throws -> ExitStatus {
    let console = Console(arguments: arguments, carriesJSON: arguments.has("--json"))
    let choice = try MetricChoice(arguments)
    let jobs =
      try arguments.integer("--jobs", in: 1...1024) ?? ProcessInfo.processInfo.activeProcessorCount
    let (reference, candidate) = (arguments.operands[0], arguments.operands[1])
    if let folder = arguments.last("--report"), let file = arguments.last("--junit"),
      FilePath.areTheSame("\(folder)/index.html", file)
    {
      throw CommandFailure.usage("the report goes there", file, "give --junit another file")
    }
    let references = try listing(reference)
    let candidates = try listing(candidate)
    let began = Date()
    let comparison = FolderComparison(
      reference: reference, candidate: candidate,
      settings: FolderComparer.Settings(
        metric: choice.metric, makesPictures: arguments.has("--report"),
        pixelLimit: { choice.pixelLimit(total: $0) }, hidden: { choice.hidden(width: $0, height: $1) }),
      jobs: jobs)
    var outcome = await comparison.run(references, candidates) { done, total in
      if console.showsBar { console.showBar(done: done, of: total) }
    }
    outcome.findings.options = choice.words
    let report = report(outcome, began: began)
    var path: String?
    if let folder = arguments.last("--report") { path = try ReportAssembly.write(report, to: folder) }
    if let file = arguments.last("--junit") { try ReportAssembly.writeJUnit(report, to: file, path) }
    RunSummary.say(report, path: path, on: console)
    var json = report.json(reportPath: path)
    var status = ExitStatus(outcome.status)
    if arguments.has("--promote") {
      let promotion = FolderPromotion(outcome, from: candidate, to: reference)
      try promotion.perform(linkedFolders: references.linkedFolders)
      console.say(Console.plain(promotion.sentence))
      json = json.adding("promoted", .array(promotion.names.map(JSONValue.string)))
        .adding("leftOver", .array(promotion.leftOver.map(JSONValue.string)))
      // What is left over, or cannot be read, still needs a person.
      let isLeft = !promotion.leftOver.isEmpty || outcome.results.contains { $0.verdict == .failed }
      if status == .different && !isLeft { status = .passed }
    }
    if arguments.has("--json") { console.print(json.serialized) }
    return status
  }

  private static func listing(_ folder: String) throws -> PictureListing {
    let listing: PictureListing
    do { listing = try PictureListing(of: folder) } catch {
      let status: ExitStatus =
        switch error.code {
        case ENOENT: .inconclusive
        case ENOTDIR: .usage
        default: .inputOutput
        }
      throw CommandFailure(
        what: "the folder cannot be listed: \(error.reason)", location: error.path,
        remedy: "give a folder with pictures", status: status)
    }
    guard !listing.names.isEmpty || !listing.unreadableNames.isEmpty else {
      throw CommandFailure(
        what: "no picture in the folder", location: folder,
        remedy: "give a folder with files ending in \(PictureListing.endings.joined(separator: ", "))",
        status: .inconclusive)
    }
    return listing
  }

  private static func report(
    _ outcome: FolderComparison.Outcome, began: Date
  ) -> RunReport {
    var record = RunRecord(
      id: Clock.runID(began), startedAt: Clock.timestamp(began), toolVersion: toolVersion,
      rendererName: "files", rendererVersion: "1", filters: [], shard: nil,
      plannedCases: outcome.results.count)
    let ended = Date()
    record.finishedAt = Clock.timestamp(ended)
    record.durationSeconds = ended.timeIntervalSince(began)
    record.status = outcome.status
    return RunReport(
      record: record, results: outcome.results, unreferenced: [], pictures: outcome.pictures,
      coverageNotes: [], folders: outcome.findings)
  }
}
