import RunModel
import Testing

/// The verdict for every combination of outcome and baseline.
struct JudgeTests {
  private static func limit(passes: Bool) -> LimitOutcome {
    LimitOutcome(
      part: nil, metric: "channel", metricVersion: "1", threshold: 1, maxPixels: 0, reason: "why",
      differingPixels: passes ? 0 : 1, score: nil, passes: passes, smallestMaxPixels: 1, smallestThreshold: 2)
  }

  @Test func everyCombinationHasItsVerdict() {
    let (within, past) = (Self.limit(passes: true), Self.limit(passes: false))
    let baselines: [(BaselineState, Verdict)] = [
      (.none, .new), (.entryWithoutFile, .missing), (.unusable(reason: "damaged"), .failed),
      (.compared(isIdentical: true, []), .passed), (.compared(isIdentical: true, [past]), .passed),
      (.compared(isIdentical: false, []), .changed), (.compared(isIdentical: false, [past]), .changed),
      (.compared(isIdentical: false, [within, past]), .changed),
      (.compared(isIdentical: false, [within]), .withinTolerance),
      (.compared(isIdentical: false, [within, within]), .withinTolerance),
    ]
    for (baseline, rendered) in baselines {
      #expect(Judge.verdict(.rendered, against: baseline) == rendered)
      #expect(Judge.verdict(.skipped(reason: "no blur"), against: baseline) == .skipped)
      #expect(Judge.verdict(.failed(error: "no size"), against: baseline) == .failed)
    }
  }
}
