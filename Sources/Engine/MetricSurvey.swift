import ImageCoding
import ImageDiff
public import RunModel

/// Measures changed cases by every metric, over all cores: where metrics disagree, a person looks first.
public enum MetricSurvey {
  /// How many cases are measured, the first of the plan: some metrics take longer than drawing does.
  private static let mostCases = 300

  /// The first changed cases with what every metric finds, in the order of the plan.
  ///
  /// - Parameters:
  ///   - results: in the order of the plan.
  ///   - jobs: how many cases are worked on at once; where they are stopped, the rest is not measured.
  ///   - pictures: the two pictures of a case, each the bytes of a file; nil for a case that keeps none.
  public static func measured(
    _ results: [CaseResult], jobs: Jobs,
    pictures: @escaping @Sendable (CaseResult) throws -> (reference: [UInt8], candidate: [UInt8])?
  ) async throws -> [CaseResult] {
    let changed = Array(results.filter { $0.verdict == .changed }.prefix(mostCases))
    return try await jobs.map(changed) { result in
      try pictures(result).flatMap { try Self.measured(result, $0) }
    }.compactMap { $0 }
  }

  private static func measured(
    _ result: CaseResult, _ files: (reference: [UInt8], candidate: [UInt8])
  ) throws -> CaseResult {
    var result = result
    let (reference, candidate) = (
      try ImageDecoder.decode(files.reference), try ImageDecoder.decode(files.candidate)
    )
    result.metrics = MetricMeasurement.outcomes(
      reference: ComparedPicture(reference.bitmap, deepSamples: reference.deepSamples),
      candidate: ComparedPicture(candidate.bitmap, deepSamples: candidate.deepSamples))
    return result
  }
}
