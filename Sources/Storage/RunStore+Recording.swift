import JSONText
import ImageDiff
import Pixels
public import RunModel

extension RunStore {
  /// Records a run that begins.
  ///
  /// - Parameter act: the last act that was done when the run read the baselines; nil for none.
  public func begin(_ run: RunRecord, after act: Int?) throws {
    precondition(run.status == .incomplete, "a run that begins is incomplete")
    try connection.run(
      """
      INSERT INTO runs (id, status, started_at, tool_version, renderer_name, renderer_version, filters,
        shard, planned_cases, last_act)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
      """,
      [
        .text(run.id), .text(run.status.rawValue), .text(run.startedAt), .text(run.toolVersion),
        .text(run.rendererName), .text(run.rendererVersion),
        .text(JSONValue.array(run.filters.map(JSONValue.string)).serialized), .optional(run.shard),
        .integer(run.plannedCases), .optional(act),
      ])
  }

  /// Adds results to a run that is going on, all of them or none.
  public func append(_ results: [CaseResult], to run: String) throws {
    try connection.transaction {
      let sequence = try sequenceOfOpenRun(run)
      let insertCase = try connection.prepare(
        "INSERT INTO cases (id, parameters) VALUES (?1, ?2) ON CONFLICT DO NOTHING")
      let insertResult = try connection.prepare(
        """
        INSERT INTO results (run, ordinal, case_sequence, verdict, detail, digest, baseline_digest,
          display_list_digest, baseline_display_list_digest, width, height, is_blank, expects_ink,
          differing_pixels, largest_channel_delta, box_x, box_y, box_width, box_height,
          differing_pixels_by_region, milliseconds, change, shift_x, shift_y, limits, evidence, metrics)
        VALUES (?1, ?2, (SELECT sequence FROM cases WHERE id = ?3 AND parameters = ?4), ?5, ?6, ?7, ?8,
          ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22,
          ?23, ?24, ?25, ?26, ?27, ?28)
        """)
      for result in results {
        try insertCase.run([.text(result.caseID.description), .text(result.parameters)])
        try insertResult.run([.integer(sequence)] + Self.values(of: result))
      }
    }
  }

  /// Adds what every metric found for cases of a run that is going on, all of it or nothing.
  public func recordMetrics(_ results: [CaseResult], of run: String) throws {
    try connection.transaction {
      let sequence = try sequenceOfOpenRun(run)
      let update = try connection.prepare("UPDATE results SET metrics = ?3 WHERE run = ?1 AND ordinal = ?2")
      for result in results {
        try update.run([
          .integer(sequence), .integer(result.ordinal),
          .text(JSONValue.array(result.metrics.map(\.json)).serialized),
        ])
      }
    }
  }

  /// Ends a run: its status, times, digest and leftovers, all of it or nothing.
  ///
  /// - Precondition: the status is not `incomplete`.
  public func finish(
    _ run: String, status: RunRecord.Status, finishedAt: String, durationSeconds: Double, digest: Digest,
    unreferenced: [UnreferencedBaseline]
  ) throws {
    precondition(status != .incomplete, "a run that has ended is not incomplete")
    try connection.transaction {
      let sequence = try sequenceOfOpenRun(run)
      try connection.run(
        """
        UPDATE runs SET status = ?2, finished_at = ?3, duration_seconds = ?4, digest = ?5
        WHERE sequence = ?1
        """,
        [
          .integer(sequence), .text(status.rawValue), .text(finishedAt), .real(durationSeconds),
          .text(digest.description),
        ])
      let insert = try connection.prepare("INSERT INTO unreferenced (run, path, kind) VALUES (?1, ?2, ?3)")
      for leftover in unreferenced {
        try insert.run([.integer(sequence), .text(leftover.path), .text(leftover.kind.rawValue)])
      }
    }
  }

  private static func values(of result: CaseResult) -> [SQLValue] {
    let regions = JSONValue.object(result.differingPixelsByRegion.mapValues(JSONValue.integer))
    return [
      .integer(result.ordinal), .text(result.caseID.description), .text(result.parameters),
      .text(result.verdict.rawValue), .optional(result.detail), .optional(result.digest?.description),
      .optional(result.baselineDigest?.description), .optional(result.displayListDigest?.description),
      .optional(result.baselineDisplayListDigest?.description), .integer(result.width),
      .integer(result.height),
      .integer(result.isBlank ? 1 : 0), .integer(result.expectsInk ? 1 : 0),
      .optional(result.differingPixels),
      .optional(result.largestChannelDelta), .optional(result.boundingBox?.x),
      .optional(result.boundingBox?.y),
      .optional(result.boundingBox?.width), .optional(result.boundingBox?.height), .text(regions.serialized),
      .real(result.milliseconds), .optional(result.change?.rawValue), .optional(result.shift?.x),
      .optional(result.shift?.y), .text(JSONValue.array(result.limits.map(\.json)).serialized),
      .optional(result.evidence?.json.serialized),
      .text(JSONValue.array(result.metrics.map(\.json)).serialized),
    ]
  }

  /// The key of a run that is going on: one that has ended never changes.
  func sequenceOfOpenRun(_ run: String) throws -> Int {
    let found = try connection.rows("SELECT sequence, status FROM runs WHERE id = ?1", [.text(run)]) {
      (sequence: $0.integer(0), status: $0.text(1))
    }
    guard let found = found.first else { throw unknown(run: run) }
    guard found.status == RunRecord.Status.incomplete.rawValue else {
      throw StorageFailure(
        what: "run \(run) has ended and cannot change", location: connection.path, remedy: "begin another run"
      )
    }
    return found.sequence
  }

  func unknown(run: String) -> StorageFailure {
    StorageFailure(
      what: "there is no run \(run)", location: connection.path,
      remedy: "`proofsheet history` lists the runs that there are")
  }
}
