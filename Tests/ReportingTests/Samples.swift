import ImageDiff
import Pixels
import Reporting
import RunModel

/// Runs to report on.
enum Samples {
  static func caseID(_ text: String) throws -> CaseID {
    guard let caseID = CaseID(text) else { throw NoCaseID(text: text) }
    return caseID
  }

  struct NoCaseID: Error { var text: String }

  /// A digest of one digit.
  static func digest(_ digit: Character) -> Digest? { Digest(String(repeating: digit, count: 64)) }

  static func record(_ status: RunRecord.Status, planned: Int) -> RunRecord {
    var record = RunRecord(
      id: "20261130-054500-7f3a", startedAt: "2026-11-30T05:45:00Z", toolVersion: "0.4.0",
      rendererName: "software", rendererVersion: "3", filters: [], shard: nil, plannedCases: planned)
    record.status = status
    record.durationSeconds = 12.5
    record.digest = digest("d")
    return record
  }

  static func result(_ id: String, _ ordinal: Int, _ verdict: Verdict) throws -> CaseResult {
    var result = CaseResult(
      caseID: try caseID(id), ordinal: ordinal, verdict: verdict,
      parameters: #"{"bounds":[320,480],"component":"popover","style":{"border":[0,0,0,1]}}"#)
    result.digest = digest("a")
    result.baselineDigest = digest("a")
    result.displayListDigest = digest("c")
    result.baselineDisplayListDigest = digest("c")
    result.width = 320
    result.height = 240
    result.differingPixels = 0
    result.milliseconds = 3.25
    return result
  }

  /// A case whose arrow moved because its component changed.
  static func changed(_ id: String, _ ordinal: Int) throws -> CaseResult {
    var result = try result(id, ordinal, .changed)
    result.baselineDigest = digest("b")
    result.baselineDisplayListDigest = digest("e")
    result.differingPixels = 14
    result.largestChannelDelta = 210
    result.boundingBox = PixelRect(x: 157, y: 12 + ordinal, width: 4, height: 6)
    result.differingPixelsByRegion = ["arrow": 14, "shadow": 0]
    result.change = .shift
    result.shift = PixelShift(x: 1, y: 0)
    return result
  }

  /// One case for each verdict, and one more that changed in the same way.
  static func everyVerdict() throws -> RunReport {
    var results = [try changed("popover/between/up@1x", 0), try changed("popover/between/down@1x", 1)]
    for (ordinal, verdict) in Verdict.allCases.enumerated() where verdict != .changed {
      var result = try result("stack/square/\(verdict.rawValue)@2x", ordinal + 2, verdict)
      if verdict == .failed || verdict == .skipped {
        result.detail = "the \(verdict) reason"
        result.digest = nil
        result.differingPixels = nil
        (result.width, result.height) = (0, 0)
      }
      if verdict == .new {
        result.baselineDigest = nil
        result.differingPixels = nil
      }
      results.append(result)
    }
    var pictures: [CaseID: CasePictures] = [:]
    for result in results where result.width > 0 {
      let full = result.verdict.needsAttention
      pictures[result.caseID] = CasePictures(
        thumbnail: [1, 2, 3], baseline: result.verdict == .changed ? [4, 5, 6] : nil,
        actual: full ? [7, 8, 9] : nil, difference: result.verdict == .changed ? [10, 11, 12] : nil)
    }
    return RunReport(
      record: record(.failed, planned: results.count), results: results,
      unreferenced: [
        UnreferencedBaseline(path: "stack/gone/x@1x.png", kind: .file),
        UnreferencedBaseline(path: "popover/gone/x@1x", kind: .entry),
      ], pictures: pictures, coverageNotes: ["direction × scale, exhaustively"])
  }

  /// A run in which all cases pass.
  static func passing(_ count: Int, thumbnailBytes: Int) throws -> RunReport {
    var results: [CaseResult] = []
    var pictures: [CaseID: CasePictures] = [:]
    for index in 0..<count {
      let result = try result("popover/topic-\(index / 50)/up-320x480-o40-\(index)@2x", index, .passed)
      results.append(result)
      pictures[result.caseID] = CasePictures(
        thumbnail: Array(repeating: UInt8(index % 251), count: thumbnailBytes))
    }
    return RunReport(
      record: record(.passed, planned: count), results: results, unreferenced: [], pictures: pictures,
      coverageNotes: [])
  }
}
