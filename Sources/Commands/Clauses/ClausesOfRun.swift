import Conformance
import Engine
import Reporting
import RunModel
import SpecClauses
import Storage
import Synchronization

/// The clauses' part of a run.
struct ClausesOfRun {
  /// What was found, ready to be reported.
  struct Checked {
    let findings: ConformanceFindings
    let isComplete: Bool
  }

  let jobs: Int
  let console: Console
  let project: Project

  /// Values for each layout check in a run; a row of section 6 that they miss is sought further.
  static let trials = 300

  /// The clauses that a run checks: all of them, unless it was asked for some cases only. Of shards the
  /// first has them.
  static func plan(_ arguments: Arguments) throws -> ConformancePlan? {
    let seed = try SearchSeed.chosen(arguments)
    let shard = try Shard(arguments)
    if arguments.last("--only") == "cases" || !arguments.all("--filter").isEmpty { return nil }
    if let shard, shard.index != 1 { return nil }
    return ConformancePlan(trials: trials, seed: seed)
  }

  /// Checks and records, what failed before first; nil where nothing is to be checked, or the run was stopped before.
  func check(
    _ plan: ConformancePlan?, trying stored: [CheckPlace: [[UInt64]]], of run: RunRecord,
    recordingIn store: RunStore
  ) async throws -> Checked? {
    guard let plan, receivedSignal.load(ordering: .relaxed) == 0 else { return nil }
    console.say("\(plan.pairs.count) clauses, each under its profiles")
    let found = await ClauseSearch.findings(
      plan, jobs: jobs, stored: stored, console: console)
    try store.keep(failingExamples: found.failing)
    var summary = found.summary
    let pictures = try CounterexampleFiles(&summary, in: project.pictureStore)
    try store.record(summary, of: run.id)
    return Checked(findings: Self.findings(summary, pictures), isComplete: found.isComplete)
  }

  /// What is recorded of a run's clauses; nil where it checked none.
  static func recorded(_ run: String, in store: RunStore, _ pictures: PictureStore) throws
    -> ConformanceFindings?
  {
    guard let summary = try store.conformance(of: run) else { return nil }
    return findings(summary, try CounterexampleFiles(recorded: summary, in: pictures))
  }

  /// What a report tells of the clauses.
  static func findings(
    _ summary: ConformanceSummary, _ pictures: CounterexampleFiles
  ) -> ConformanceFindings {
    ConformanceFindings(
      summary: summary, clauses: SpecText.clauses, deviations: SpecText.deviations, images: pictures.images)
  }
}
