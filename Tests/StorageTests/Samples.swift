import ImageDiff
import Pixels
import RunModel

/// Values that tests share; every field holds something of its own.
enum Samples {
  static func caseID(_ text: String) -> CaseID {
    guard let caseID = CaseID(text) else { preconditionFailure("\(text) is no case id") }
    return caseID
  }

  /// A digest of one digit, repeated.
  static func digest(_ digit: Character) -> Digest {
    guard let digest = Digest(String(repeating: digit, count: 64)) else {
      preconditionFailure("\(digit) is no digit")
    }
    return digest
  }

  static func run(_ id: String) -> RunRecord {
    RunRecord(
      id: id, startedAt: "2025-01-02T03:04:05Z", toolVersion: "1.2.3", rendererName: "software",
      rendererVersion: "4", filters: ["stack/*", "a\"b"], shard: "1/3", plannedCases: 2)
  }

  static func full(_ id: String, ordinal: Int) -> CaseResult {
    var result = CaseResult(
      caseID: caseID(id), ordinal: ordinal, verdict: .changed, parameters: #"{"component":"stack"}"#)
    result.digest = digest("a")
    result.baselineDigest = digest("b")
    result.displayListDigest = digest("c")
    result.baselineDisplayListDigest = digest("d")
    result.width = 280
    result.height = 281
    result.isBlank = true
    result.expectsInk = false
    result.differingPixels = 14
    result.largestChannelDelta = 255
    result.boundingBox = PixelRect(x: 1, y: 2, width: 3, height: 4)
    result.differingPixelsByRegion = ["shadow": 0, "arrow": 14]
    result.milliseconds = 1.5
    result.change = .shift
    result.shift = PixelShift(x: -2, y: 3)
    result.limits = [
      LimitOutcome(
        part: "shadow", metric: "channel", metricVersion: "1", threshold: 2.5, maxPixels: 7, reason: "soft",
        differingPixels: 14, score: nil, passes: false, smallestMaxPixels: 14, smallestThreshold: 3)
    ]
    let area = ChangeEvidence.Area(x: 1, y: 2, width: 3, height: 4, pixels: 14)
    result.evidence = ChangeEvidence(
      parts: [ChangeEvidence.Part(label: "arrow", area: area, strongestStep: 255)], clauses: ["POP-01"],
      regions: [area], regionCount: 1, strongestStep: 255, meanSteps: [-1.5, 0, 0, 2], thickness: 1,
      displacement: 0.5, extent: [1.5, 2], growth: nil)
    result.metrics = [
      LimitOutcome(
        part: nil, metric: "ssim", metricVersion: "1", threshold: 0.75, maxPixels: 0, reason: "default",
        differingPixels: 14, score: 0.5, passes: false, smallestMaxPixels: nil, smallestThreshold: 0.5)
    ]
    return result
  }

  static func skipped(_ id: String, ordinal: Int) -> CaseResult {
    var result = CaseResult(caseID: caseID(id), ordinal: ordinal, verdict: .skipped, parameters: "{}")
    result.detail = "no blur: \u{0} 'quoted' ✓"
    return result
  }

  static func entry(_ id: String, digest digit: Character = "1", reason: String = "as specified")
    -> BaselineEntry
  {
    BaselineEntry(
      caseID: caseID(id), width: 3, height: 2, digest: digest(digit), displayListDigest: digest("e"),
      rendererName: "software", rendererVersion: "4", metric: "exact 1",
      decision: Decision(by: "Ann", reason: reason, at: "2025-01-02T03:04:05Z", run: "20250102-030405-abcd"))
  }
}
