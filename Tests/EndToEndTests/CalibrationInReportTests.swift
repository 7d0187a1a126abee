import Foundation
import ImageDiff
import JSONText
import Reporting
import RunModel
import Storage
import Testing

/// The section on the last calibration in the reports of runs, by the real binary.
struct CalibrationInReportTests {
  private static let caseID = "popover/up/320x240-o0@1x"

  /// Puts a small calibration into the record of a project, made with what the last run was made with.
  private static func keep(_ findings: String? = nil, in project: TemporaryProject) throws {
    let store = try RunStore(path: project.path(".proofsheet/runs.sqlite"), access: .readWrite)
    defer { store.close() }
    let run = try #require(try store.latestRun(complete: true))
    let report = CalibrationReport(
      cases: ["a/b/c@1x"],
      changes: [
        .init(
          name: "step", noun: "a step", place: "in the arrow", isDefect: true, strengths: ["1", "2"],
          leastVisible: 0)
      ], gates: [], configured: [[.init(caught: 0, of: 4), .init(caught: 4, of: 4)]], proposals: [],
      proposed: [[.init(caught: 0, of: 4), .init(caught: 4, of: 4)]])
    try store.record(
      RecordedCalibration(
        madeAt: "2026-01-02T03:04:05Z", toolVersion: run.toolVersion, rendererName: run.rendererName,
        rendererVersion: run.rendererVersion,
        metrics: Metric.names.reduce(into: [:]) { $0[$1] = Metric(name: $1, threshold: nil)?.version },
        tolerances: "[]", findings: findings ?? report.record.serialized))
  }

  private static func page(_ project: TemporaryProject, _ verb: String...) throws -> (String, String) {
    let outcome = try project.call(verb + ["--report", "out"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return (try String(contentsOfFile: project.path("out/index.html"), encoding: .utf8), outcome.output)
  }

  @Test func theReportTellsOfTheLastCalibration() throws {
    let project = try TemporaryProject.approved()
    func pages() throws -> [(html: String, output: String)] {
      let ran = try Self.page(project, "run", "--filter", Self.caseID)
      let store = try RunStore(path: project.path(".proofsheet/runs.sqlite"), access: .readOnly)
      let id = try #require(try store.latestRun(complete: true)).id
      store.close()
      return [ran, try Self.page(project, "report", id)]
    }
    func expect(_ text: String, _ isThere: Bool, _ place: SourceLocation = #_sourceLocation) throws {
      for (html, output) in try pages() {
        let found = html.contains(text)
        #expect(found == isThere, "\(text)", sourceLocation: place)
        #expect(!output.contains("kept calibration"), sourceLocation: place)
      }
    }
    try expect("<section id=\"calibration\"", false)
    try Self.keep(in: project)
    try expect("notices 50.00 % of 8 planted visible defects", true)
    try expect("a step below 2 in the arrow", true)
    try expect("Out of date", false)
    try Data(
      "{\"formatVersion\":1,\"tolerances\":[{\"cases\":\"popover/*\",\"metric\":\"channel\",\"reason\":\"x\"}]}"
        .utf8
    ).write(to: URL(fileURLWithPath: project.path("proofsheet.json")))
    try expect(
      "<strong>Out of date.</strong> It was made with other tolerances than proofsheet.json has now.", true)
  }

  @Test(arguments: ["", "{\"formatVersion\":", "[1]"])
  func aDamagedOneIsOneLineAndTheReportIsWritten(findings: String) throws {
    let project = try TemporaryProject.approved()
    try Self.keep(findings, in: project)
    let (html, output) = try Self.page(project, "run", "--filter", Self.caseID)
    let isTold = html.contains("The calibration that is kept cannot be read: it is damaged")
    #expect(isTold)
    #expect(output.split(separator: "\n").count { $0.contains("the kept calibration cannot be read") } == 1)
    #expect(output.contains("passed   run"))
  }

  /// A part of the cases is no calibration to be told of; without a project there is no place for one.
  @Test func aPartIsNotKeptAndAProjectIsNotNeeded() throws {
    let project = try TemporaryProject()
    let part = try project.call("calibrate", "--filter", "source-image/default/up@1x")
    #expect(part.status == 0)
    #expect(
      part.output.hasSuffix(
        "not kept for the reports of runs: only a part was asked for; leave --filter out for all\n"))
    #expect(project.contents == ["proofsheet.json"])
    try FileManager.default.removeItem(atPath: project.path("proofsheet.json"))
    let outside = try project.call("calibrate", "--filter", "source-image/default/up@1x", "--json")
    #expect(outside.status == 0)
    let verdict = try object(outside.output)["verdict"] as? String
    #expect(verdict.map { part.output.hasPrefix($0 + "\n") } == true)
    #expect(project.contents == [])
  }
}
