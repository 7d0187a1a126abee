import Catalog
import Drawing
import Foundation
import ImageDiff
import JSONText
import Reporting
import RunModel
import Storage
import Testing

@testable import Commands

/// A calibration in the record, and what it is worth to a run.
struct CalibrationRecordTests {
  private static let identity = RendererIdentity(name: "software", version: "4")

  private static func report() -> CalibrationReport {
    CalibrationReport(
      cases: ["a/b/c@1x"],
      changes: [
        .init(name: "step", noun: "a step", place: "", isDefect: true, strengths: ["1"], leastVisible: 0)
      ], gates: [], configured: [[.init(caught: 1, of: 1)]], proposals: [],
      proposed: [[.init(caught: 0, of: 1)]])
  }

  private static func run(renderer: String = "4", tool: String = toolVersion) -> RunRecord {
    RunRecord(
      id: "20260101-000000-0000", startedAt: "2026-01-01T00:00:00Z", toolVersion: tool,
      rendererName: "software", rendererVersion: renderer, filters: [], shard: nil, plannedCases: 1)
  }

  private static func rule(_ threshold: Double, reason: String = "soft") -> ToleranceRule {
    ToleranceRule(
      cases: Glob("stack/*"),
      limit: Tolerance.Limit(part: "shadow", metric: .channel(threshold: threshold), reason: reason))
  }

  private static func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("record-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private static func mismatches(_ finding: CalibrationFinding?) throws -> [String] {
    guard case .measured(let report, _, let mismatches, _) = try #require(finding) else {
      Issue.record("no report")
      return []
    }
    #expect(report == Self.report())
    return mismatches
  }

  @Test func whatIsKeptFitsRunsOfTheSameMaking() throws {
    try Self.withFolder { folder in
      let database = "\(folder)/.proofsheet/runs.sqlite"
      let record = CalibrationRecord(tolerances: [Self.rule(2)])
      let line = CalibrateVerb.keep(Self.report(), [], record, Self.identity, in: database)
      #expect(line == "kept for the reports of runs, in \(database)")
      let store = try RunStore(path: database, access: .readOnly)
      func words(_ record: CalibrationRecord, _ run: RunRecord) throws -> [String] {
        try Self.mismatches(record.finding(for: run, in: store))
      }
      #expect(try words(record, Self.run()) == [])
      // Another reason judges nothing.
      #expect(try words(CalibrationRecord(tolerances: [Self.rule(2, reason: "other")]), Self.run()) == [])
      #expect(
        try words(CalibrationRecord(tolerances: [Self.rule(3)]), Self.run())
          == ["other tolerances than proofsheet.json has now"])
      #expect(
        try words(record, Self.run(renderer: "5")) == ["the renderer software 4, this run with software 5"])
      #expect(
        try words(record, Self.run(tool: "9.9")) == ["proofsheet \(toolVersion), this run with 9.9"])
    }
  }

  @Test func aProposalThatIsInForceIsTold() throws {
    try Self.withFolder { folder in
      let database = "\(folder)/.proofsheet/runs.sqlite"
      var report = Self.report()
      report.proposals = [
        CalibrationProposal(
          cases: "stack/*", part: "shadow", limit: .init(metric: "channel", threshold: 2, maxPixels: 0),
          tightest: .init(metric: "channel", threshold: 2, maxPixels: 0), visible: 1, caught: 1, overlaps: [])
      ]
      _ = CalibrateVerb.keep(report, [], CalibrationRecord(tolerances: []), Self.identity, in: database)
      let store = try RunStore(path: database, access: .readOnly)
      for (rules, isProposed) in [([Self.rule(2)], true), ([Self.rule(3)], false), ([], false)] {
        let finding = CalibrationRecord(tolerances: rules).finding(for: Self.run(), in: store)
        guard case .measured(_, _, let mismatches, let isInForce)? = finding else {
          Issue.record("no report")
          continue
        }
        #expect(isInForce == isProposed)
        // It was made without tolerances.
        let fits = isProposed || rules.isEmpty
        #expect(mismatches == (fits ? [] : ["other tolerances than proofsheet.json has now"]))
      }
    }
  }

  @Test func anotherMetricIsAMismatch() throws {
    try Self.withFolder { folder in
      let store = try RunStore(path: "\(folder)/runs.sqlite", access: .readWrite)
      var metrics = Metric.names.reduce(into: [:]) { $0[$1] = Metric(name: $1, threshold: nil)?.version }
      metrics["yiq"] = "0"
      try store.record(
        RecordedCalibration(
          madeAt: "2026", toolVersion: toolVersion, rendererName: "software", rendererVersion: "4",
          metrics: metrics, tolerances: "[]", findings: Self.report().record.serialized))
      let finding = CalibrationRecord(tolerances: []).finding(for: Self.run(), in: store)
      #expect(try Self.mismatches(finding) == ["another version of yiq"])
    }
  }

  @Test(arguments: ["", "{", "[]", "{\"formatVersion\":1}", "{\"formatVersion\":2}"])
  func whatIsDamagedIsToldAndThrowsNothing(findings: String) throws {
    try Self.withFolder { folder in
      let store = try RunStore(path: "\(folder)/runs.sqlite", access: .readWrite)
      let record = CalibrationRecord(tolerances: [])
      #expect(record.finding(for: Self.run(), in: store) == nil)
      try store.record(
        RecordedCalibration(
          madeAt: "2026", toolVersion: "1", rendererName: "software", rendererVersion: "4", metrics: [:],
          tolerances: "[]", findings: findings))
      #expect(
        record.finding(for: Self.run(), in: store)
          == .unreadable("it is damaged, or another version of proofsheet made it"))
    }
  }

  /// A result that cannot be kept is a line, never a failure.
  @Test func whatCannotBeKeptIsSaidInALine() throws {
    try Self.withFolder { folder in
      let record = CalibrationRecord(tolerances: [])
      let database = "\(folder)/runs.sqlite"
      func line(_ filters: [String], _ database: String?) -> String {
        CalibrateVerb.keep(Self.report(), filters, record, Self.identity, in: database)
      }
      #expect(line(["stack/*"], database).contains("only a part was asked for"))
      #expect(line([], nil).contains("no proofsheet.json here or above"))
      try "no folder".write(toFile: "\(folder)/file", atomically: true, encoding: .utf8)
      let refused = line([], "\(folder)/file/runs.sqlite")
      #expect(refused.hasPrefix("not kept for the reports of runs: ") && !refused.contains("\n"))
      try "no database, but long enough for SQLite to look".write(
        toFile: "\(folder)/text", atomically: true, encoding: .utf8)
      #expect(line([], "\(folder)/text").contains("the file is not a database"))
      #expect(!FileManager.default.fileExists(atPath: database))
    }
  }
}
