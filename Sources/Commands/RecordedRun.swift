import RunModel
import Storage

/// Finds runs in the record.
enum RecordedRun {
  /// The run with an id or its beginning; the last complete one for nil.
  static func find(_ id: String?, in store: RunStore) throws -> RunRecord {
    if let id {
      if let run = try store.run(id) { return run }
      throw CommandFailure.usage("no run \(id)", "the record", "proofsheet show lists the runs")
    }
    if let run = try store.latestRun(complete: true) { return run }
    throw CommandFailure(
      what: "no complete run", location: "the record", remedy: "start with proofsheet run",
      status: .inconclusive)
  }
}
