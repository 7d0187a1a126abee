import Catalog
import Drawing
import Foundation
import ImageDiff
import JSONText
import Reporting
import RunModel
import Storage

/// The calibrations of a project, kept beside its runs so that their reports can tell of the last one.
struct CalibrationRecord {
  private let tolerances: String

  /// The record of a project with these tolerances.
  init(tolerances rules: [ToleranceRule]) {
    // The reasons are left out: they judge nothing.
    tolerances =
      JSONValue.array(
        rules.map { rule in
          Self.rule(
            rule.cases.pattern, rule.limit.part, rule.limit.metric.name, rule.limit.metric.threshold,
            rule.limit.maxPixels)
        }
      ).serialized
  }

  private static func rule(
    _ cases: String, _ part: String?, _ metric: String, _ threshold: Double, _ maxPixels: Int
  ) -> JSONValue {
    .object([
      "cases": .string(cases), "part": .optional(part), "metric": .string(metric),
      "threshold": .number(threshold), "maxPixels": .integer(maxPixels),
    ])
  }

  /// Whether the tolerances are those that a calibration proposes.
  private func areProposed(by report: CalibrationReport) -> Bool {
    let proposed = report.proposals.map {
      Self.rule($0.cases, $0.part, $0.limit.metric, $0.limit.threshold, $0.limit.maxPixels)
    }
    return !proposed.isEmpty && tolerances == JSONValue.array(proposed).serialized
  }

  private static var metrics: [String: String] {
    Metric.names.compactMap { Metric(name: $0, threshold: nil) }.reduce(into: [:]) {
      $0[$1.name] = $1.version
    }
  }

  /// Records a calibration that was made now.
  func keep(_ report: CalibrationReport, drawnBy renderer: RendererIdentity, in database: String) throws {
    let store = try RunStore(path: database, access: .readWrite)
    defer { store.close() }
    try store.record(
      RecordedCalibration(
        madeAt: Clock.timestamp(Date()), toolVersion: toolVersion, rendererName: renderer.name,
        rendererVersion: renderer.version, metrics: Self.metrics, tolerances: tolerances,
        findings: report.record.serialized))
  }

  /// What a run's report tells of the last calibration; nil where there is none.
  ///
  /// Whatever cannot be read is told, too: the report of a run does not fail for it.
  func finding(for run: RunRecord, in store: RunStore) -> CalibrationFinding? {
    let recorded: RecordedCalibration
    do {
      guard let found = try store.latestCalibration() else { return nil }
      recorded = found
    } catch {
      return .unreadable(CommandFailure(error).what)
    }
    guard let document = try? JSONDecoder().decode(JSONValue.self, from: Data(recorded.findings.utf8)),
      let report = CalibrationReport(record: document)
    else { return .unreadable("it is damaged, or another version of proofsheet made it") }
    let isInForce = areProposed(by: report)
    // Taking what it proposes does not make it out of date.
    let others = isInForce || recorded.tolerances == tolerances
    return .measured(
      report, at: recorded.madeAt,
      mismatches: (others ? [] : ["other tolerances than proofsheet.json has now"])
        + mismatches(recorded, run), isInForce: isInForce)
  }

  /// In which ways a calibration holds for something else than a run, its tolerances left aside.
  ///
  /// Metrics are the present ones: those of a run long ago cannot be calibrated any more.
  private func mismatches(_ recorded: RecordedCalibration, _ run: RunRecord) -> [String] {
    var words: [String] = []
    let renderer = "\(recorded.rendererName) \(recorded.rendererVersion)"
    if renderer != "\(run.rendererName) \(run.rendererVersion)" {
      words.append("the renderer \(renderer), this run with \(run.rendererName) \(run.rendererVersion)")
    }
    if recorded.toolVersion != run.toolVersion {
      words.append("proofsheet \(recorded.toolVersion), this run with \(run.toolVersion)")
    }
    let others = Set(recorded.metrics.keys).union(Self.metrics.keys)
      .filter { recorded.metrics[$0] != Self.metrics[$0] }.sorted()
    if !others.isEmpty { words.append("another version of \(others.joined(separator: ", "))") }
    return words
  }
}
