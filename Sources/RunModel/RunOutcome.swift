public import Conformance

/// How a complete run ends, from both kinds of checks.
public enum RunOutcome {
  /// Failed where either kind failed, inconclusive where either proved nothing, passed otherwise.
  ///
  /// - Parameters:
  ///   - planned: how many cases were asked for.
  ///   - conformance: what the clauses came to; nil where none were asked for, and then cases were.
  public static func status(
    of counts: RunCounts, planned: Int, conformance: ConformanceSummary?
  ) -> RunRecord.Status {
    var statuses: [RunRecord.Status] = []
    if let conformance {
      statuses.append(
        conformance.isFailed ? .failed : conformance.isInconclusive ? .inconclusive : .passed)
    }
    // Clauses alone were asked for where no case was planned; unreferenced baselines count all the same.
    if conformance == nil || planned > 0 || counts.unreferenced > 0 {
      statuses.append(counts.status(planned: planned))
    }
    return statuses.contains(.failed) ? .failed : statuses.contains(.inconclusive) ? .inconclusive : .passed
  }
}
