import Catalog
import Conformance
import Engine
import Foundation
import SoftwareRendering
import SpecClauses
import Storage
import Synchronization

/// `clauses check`: searches for counterexamples.
struct ClauseSearch {
  let arguments: Arguments
  let console: Console

  init(arguments: Arguments) {
    self.arguments = arguments
    console = Console(arguments: arguments, carriesJSON: arguments.has("--json"))
  }

  /// Checks the clauses of some ids, or all for none.
  func perform(_ ids: [String]) async throws -> ExitStatus {
    let clauses = StandardClauses.all.filter { ids.isEmpty || ids.contains($0.text.id) }
    let plan = ConformancePlan(
      clauses: clauses, profiles: try ClausesVerb.profiles(arguments),
      trials: try arguments.integer("--trials", in: 1...1_000_000) ?? Self.trials,
      seed: try SearchSeed.chosen(arguments))
    let project = try ClauseProject(arguments)
    watchSignals()
    let findings = await Self.findings(
      plan, jobs: try arguments.integer("--jobs", in: 1...1024), stored: try project.failingExamples(),
      console: console)
    var summary = findings.summary
    try project.keep(findings.failing)
    try ClausesVerb.tell(
      &summary, isComplete: findings.isComplete, keepingPicturesIn: project.pictures, arguments, on: console)
    let signal = receivedSignal.load(ordering: .relaxed)
    if signal != 0 && !findings.isComplete { return signal == SIGTERM ? .terminated : .interrupted }
    return summary.isFailed ? .different : summary.isInconclusive ? .inconclusive : .passed
  }

  /// Values for each layout check where no number is asked for.
  static let trials = 1_000

  /// Holds the project's own components and renderer to a plan, with progress.
  static func findings(
    _ plan: ConformancePlan, jobs: Int?, stored: [CheckPlace: [[UInt64]]], console: Console
  ) async -> ConformanceEngine.Findings {
    let engine = ConformanceEngine(
      subject: .components(renderer: SoftwareRenderer()),
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount
    ) { receivedSignal.load(ordering: .relaxed) != 0 }
    return await engine.run(plan, stored: stored) { done, total in
      if console.showsBar { console.showBar(done: done, of: total) }
    }
  }
}
