public import Catalog
public import RunModel
public import Storage

/// Runs a plan of cases.
public struct Engine: Sendable {
  /// A case and its place in the catalog.
  public typealias PlannedCase = (ordinal: Int, renderCase: RenderCase)

  private let runner: CaseRunner
  private let jobs: Int
  private let isInterrupted: @Sendable () -> Bool

  /// An engine.
  ///
  /// - Parameters:
  ///   - jobs: how many cases are worked on at once, 1 or more.
  ///   - isInterrupted: asked before each case begins; once true, no more begin.
  public init(runner: CaseRunner, jobs: Int, isInterrupted: @escaping @Sendable () -> Bool) {
    self.runner = runner
    self.jobs = jobs
    self.isInterrupted = isInterrupted
  }

  /// Runs all cases and records results as they come, in batches; returns them in the plan's order.
  ///
  /// - Parameter onResult: told of each result, in the order in which they come.
  public func run(
    _ plan: [PlannedCase], of run: RunRecord, recordingIn store: RunStore, onResult: (CaseResult) -> Void
  ) async throws -> [CaseResult] {
    var results: [CaseResult] = []
    var batch: [CaseResult] = []
    let runner = runner
    try await Jobs(jobs, isStopped: isInterrupted).run(plan) { planned in
      try Self.timed(planned.renderCase, planned.ordinal, runner)
    } onResult: { _, result in
      results.append(result)
      batch.append(result)
      onResult(result)
      if batch.count == Self.batchSize {
        try store.append(batch, to: run.id)
        batch = []
      }
    }
    if !batch.isEmpty { try store.append(batch, to: run.id) }
    return results.sorted { $0.ordinal < $1.ordinal }
  }

  /// How many results are written in one transaction: what a killed run may lose.
  private static let batchSize = 16

  private static func timed(_ renderCase: RenderCase, _ ordinal: Int, _ runner: CaseRunner) throws
    -> CaseResult
  {
    let clock = ContinuousClock()
    var result: CaseResult?
    let time = try clock.measure { result = try runner.result(of: renderCase, ordinal: ordinal) }
    guard var result else { preconditionFailure("a case has a result") }
    result.milliseconds = time.milliseconds
    return result
  }
}
