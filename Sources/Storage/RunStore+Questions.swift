import FoundationEssentials
import ImageDiff
import Pixels
public import RunModel

extension RunStore {
  /// The run of an id, or of the one id that begins so; nil where there is none.
  ///
  /// - Throws: `AmbiguousRunID` where several ids begin so.
  public func run(_ idOrPrefix: String) throws -> RunRecord? {
    if idOrPrefix.isEmpty { return nil }
    let found = try runs(
      "WHERE substr(id, 1, length(?1)) = ?1 ORDER BY id = ?1 DESC, id LIMIT 2", [.text(idOrPrefix)])
    guard let first = found.first, first.id != idOrPrefix, found.count > 1 else { return found.first }
    throw AmbiguousRunID(prefix: idOrPrefix, examples: found.map(\.id))
  }

  /// The run that began last; nil where there is none.
  ///
  /// A complete run is one of cases: one that checked clauses alone has nothing that could be pending, and
  /// does not take the place of one that has.
  ///
  /// - Parameters:
  ///   - complete: only runs that are complete, or only those that are not; nil for any.
  ///   - whole: only runs of the whole catalog.
  public func latestRun(complete: Bool?, whole: Bool = false) throws -> RunRecord? {
    let statuses = RunRecord.Status.allCases.filter { complete == nil || $0.isComplete == complete }
    let places = statuses.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
    let cases = complete == true ? "AND planned_cases > 0" : ""
    let selection = whole ? "AND filters = '[]' AND shard IS NULL" : ""
    return try runs(
      "WHERE status IN (\(places)) \(cases) \(selection) ORDER BY sequence DESC LIMIT 1",
      statuses.map { .text($0.rawValue) }
    ).first
  }

  /// The runs that began last, newest first.
  public func runs(limit: Int) throws -> [RunRecord] {
    try runs("ORDER BY sequence DESC LIMIT ?1", [.integer(limit)])
  }

  /// What a run has found out so far, in the order of the plan.
  public func results(of run: String) throws -> [CaseResult] {
    try connection.rows(
      """
      SELECT cases.id, ordinal, verdict, parameters, detail, results.digest, baseline_digest,
        display_list_digest, baseline_display_list_digest, width, height, is_blank, expects_ink,
        differing_pixels, largest_channel_delta, box_x, box_y, box_width, box_height,
        differing_pixels_by_region, milliseconds, change, shift_x, shift_y, limits, evidence, metrics
      FROM results JOIN runs ON runs.sequence = run JOIN cases ON cases.sequence = case_sequence
      WHERE runs.id = ?1 ORDER BY ordinal
      """, [.text(run)], Self.result)
  }

  /// The baselines without a case that a run found, by path.
  public func unreferenced(of run: String) throws -> [UnreferencedBaseline] {
    try connection.rows(
      """
      SELECT path, kind FROM unreferenced JOIN runs ON runs.sequence = run WHERE id = ?1 ORDER BY path
      """, [.text(run)]
    ) { UnreferencedBaseline(path: $0.text(0), kind: try $0.value(1, UnreferencedBaseline.Kind.init)) }
  }

  private func runs(_ clauses: String, _ values: [SQLValue]) throws -> [RunRecord] {
    try connection.rows(
      """
      SELECT id, started_at, tool_version, renderer_name, renderer_version, filters, shard, planned_cases,
        status, finished_at, duration_seconds, digest
      FROM runs \(clauses)
      """, values, Self.run)
  }

  private static func run(_ row: Row) throws -> RunRecord {
    var run = RunRecord(
      id: try row.value(0, runID), startedAt: row.text(1), toolVersion: row.text(2),
      rendererName: row.text(3),
      rendererVersion: row.text(4), filters: try row.value(5) { decode([String].self, $0) },
      shard: row.optionalText(6), plannedCases: row.integer(7))
    run.status = try row.value(8, RunRecord.Status.init)
    run.finishedAt = row.optionalText(9)
    run.durationSeconds = row.optionalReal(10)
    run.digest = try row.optionalValue(11, Digest.init)
    return run
  }

  private static func result(_ row: Row) throws -> CaseResult {
    var result = CaseResult(
      caseID: try row.value(0, CaseID.init), ordinal: row.integer(1), verdict: try row.value(2, Verdict.init),
      parameters: row.text(3))
    result.detail = row.optionalText(4)
    result.digest = try row.optionalValue(5, Digest.init)
    result.baselineDigest = try row.optionalValue(6, Digest.init)
    result.displayListDigest = try row.optionalValue(7, Digest.init)
    result.baselineDisplayListDigest = try row.optionalValue(8, Digest.init)
    result.width = try row.value(9, side)
    result.height = try row.value(10, side)
    result.isBlank = row.integer(11) != 0
    result.expectsInk = row.integer(12) != 0
    result.differingPixels = row.optionalInteger(13)
    result.largestChannelDelta = row.optionalInteger(14)
    if !row.isNull(15) {
      result.boundingBox = PixelRect(
        x: row.integer(15), y: row.integer(16), width: row.integer(17), height: row.integer(18))
    }
    result.differingPixelsByRegion = try row.value(19) { decode([String: Int].self, $0) }
    result.milliseconds = row.real(20)
    result.change = try row.optionalValue(21, ImageChange.Kind.init)
    if !row.isNull(22) { result.shift = PixelShift(x: row.integer(22), y: row.integer(23)) }
    result.limits = try row.value(24) { decode([LimitOutcome].self, $0) }
    result.evidence = try row.optionalValue(25) { decode(ChangeEvidence.self, $0) }
    result.metrics = try row.value(26) { decode([LimitOutcome].self, $0) }
    return result
  }

  /// No picture is longer (SPEC, bad input).
  private static func side(_ text: String) -> Int? {
    Int(text).flatMap { (0...16_384).contains($0) ? $0 : nil }
  }

  /// An id names folders of reports.
  private static func runID(_ text: String) -> String? {
    let isPlain = text.utf8.allSatisfy {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
        || $0 == UInt8(ascii: "-")
    }
    return isPlain && !text.isEmpty ? text : nil
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
