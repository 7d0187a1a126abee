public import Conformance
import Drawing
import Pixels
import PropertyTesting
public import SpecClauses

/// Holds a subject to the clauses of a plan, several at a time; the results do not depend on how many.
public struct ConformanceEngine: Sendable {
  /// What was found.
  public struct Findings: Sendable {
    /// The results.
    public var summary: ConformanceSummary
    /// Whether every check of the plan ran.
    public var isComplete: Bool
    /// What to try first the next time: violations as found and as shrunk. A check that ran and found
    /// none has an empty list.
    public var failing: [CheckPlace: [[UInt64]]]
  }

  private let subject: Subject
  private let jobs: Int
  private let isInterrupted: @Sendable () -> Bool

  /// An engine.
  ///
  /// - Parameters:
  ///   - jobs: how many checks are worked on at once, 1 or more.
  ///   - isInterrupted: asked before each check begins; once true, no more begin.
  public init(subject: Subject, jobs: Int, isInterrupted: @escaping @Sendable () -> Bool) {
    self.subject = subject
    self.jobs = jobs
    self.isInterrupted = isInterrupted
  }

  /// Checks all clauses of a plan.
  ///
  /// - Parameters:
  ///   - stored: sequences that failed before, tried first.
  ///   - onProgress: told how many checks of how many are done.
  public func run(
    _ plan: ConformancePlan, stored: [CheckPlace: [[UInt64]]] = [:],
    onProgress: (_ done: Int, _ of: Int) -> Void = { _, _ in }
  ) async -> Findings {
    var works = plan.pairs.flatMap { clause, profile in
      clause.checks.map { check in
        Work(
          place: CheckPlace(clause: clause.text.id, profile: profile, check: check.name), check: check,
          rows: plan.rows(of: clause.text.id, profile), trials: check.kind.trials(of: plan.trials))
      }
    }
    for index in works.indices { works[index].first = stored[works[index].place] ?? [] }
    var tried = await outcomes(of: works, seed: plan.seed, onProgress: onProgress)
    let missing = plan.soughtRows.map(\.id).filter { row in
      !tried.values.contains { $0.outcome?.failures[row] != nil }
    }
    var isComplete = tried.count == works.count
    if !missing.isEmpty && isComplete {
      // Few trials prove no unexpected pass: what is missing is sought as hard as the spec says.
      let harder = works.filter { work in
        !work.rows.isDisjoint(with: missing) && work.trials < ConformancePlan.trialsToFindRows
      }.map { work in
        var work = work
        work.trials = ConformancePlan.trialsToFindRows
        return work
      }
      let more = await outcomes(of: harder, seed: plan.seed) { _, _ in }
      isComplete = more.count == harder.count
      tried.merge(more) { $1 }
    }
    return findings(plan, works, tried, isComplete: isComplete)
  }

  /// Tries one value of one check, and shrinks nothing.
  public func replay(
    _ clause: Clause<Subject>, _ check: ClauseCheck<Subject>, profile: String, choices: [UInt64],
    in deviations: [DeviationText]
  ) -> ConformanceSummary {
    let plan = ConformancePlan(clauses: [clause], deviations: deviations, trials: 0, seed: 0)
    let outcome = check.replay(
      subject, profile: profile, rows: plan.rows(of: clause.text.id, profile), choices: choices)
    let place = CheckPlace(clause: clause.text.id, profile: profile, check: check.name)
    var summary = ConformanceSummary(
      seed: 0,
      clauses: [
        ClauseJudgement.result(
          clause: clause.text.id, profile: profile, checks: [(check.name, .ran(outcome))])
      ],
      // Found here, but not looked for: no row is missed by one value.
      deviations: ClauseJudgement.deviations(deviations, found: [(place, outcome)]).filter(\.isFound))
    draw(in: &summary)
    return summary
  }

  /// What became of a check.
  private enum Tried: Sendable {
    case ran(CheckOutcome)
    case skipped(String)

    var outcome: CheckOutcome? {
      if case .ran(let outcome) = self { outcome } else { nil }
    }
  }

  private struct Work: Sendable {
    let place: CheckPlace
    let check: ClauseCheck<Subject>
    let rows: Set<String>
    var trials: Int
    var first: [[UInt64]] = []
  }

  private func outcomes(
    of works: [Work], seed: UInt64, onProgress: (Int, Int) -> Void
  ) async -> [CheckPlace: Tried] {
    var tried: [CheckPlace: Tried] = [:]
    let (subject, isInterrupted) = (subject, isInterrupted)
    await Jobs(jobs, isStopped: isInterrupted).run(works) { work in
      Self.tried(work, subject, seed: seed, isInterrupted)
    } onResult: { place, result in
      // What was stopped half-way says nothing.
      if let result { tried[works[place].place] = result }
      onProgress(tried.count, works.count)
    }
    return tried
  }

  private static func tried(
    _ work: Work, _ subject: Subject, seed: UInt64, _ isInterrupted: @escaping @Sendable () -> Bool
  ) -> Tried? {
    let missing = work.check.capabilities.subtracting(subject.renderer.capabilities.map(\.rawValue))
    if !missing.isEmpty {
      return .skipped("the renderer has no \(missing.sorted().joined(separator: ", "))")
    }
    let runner = PropertyRunner(
      seed: work.place.seed(from: seed), trials: work.trials, first: work.first,
      shrinkLimit: work.check.kind.shrinkLimit, isStopped: isInterrupted)
    let outcome = work.check.run(subject, profile: work.place.profile, rows: work.rows, by: runner)
    return isInterrupted() ? nil : .ran(outcome)
  }

  private func findings(
    _ plan: ConformancePlan, _ works: [Work], _ tried: [CheckPlace: Tried], isComplete: Bool
  ) -> Findings {
    var failing: [CheckPlace: [[UInt64]]] = [:]
    for (place, result) in tried {
      guard let outcome = result.outcome else { continue }
      failing[place] = outcome.failures[CheckOutcome.violation].map { [$0.choices, $0.found] } ?? []
    }
    let clauses = plan.pairs.compactMap { clause, profile -> ClauseResult? in
      let checks = clause.checks.compactMap { check -> (String, ClauseJudgement.Tried)? in
        switch tried[CheckPlace(clause: clause.text.id, profile: profile, check: check.name)] {
        case .ran(let outcome)?: (check.name, .ran(outcome))
        case .skipped(let reason)?: (check.name, .skipped(reason: reason))
        case nil: nil
        }
      }
      // A clause of which a check was not begun has no result.
      guard checks.count == clause.checks.count else { return nil }
      return ClauseJudgement.result(clause: clause.text.id, profile: profile, checks: checks)
    }
    let found = works.compactMap { work in tried[work.place]?.outcome.map { (work.place, $0) } }
    var summary = ConformanceSummary(
      seed: plan.seed, clauses: clauses,
      deviations: isComplete ? ClauseJudgement.deviations(plan.soughtRows, found: found) : [])
    draw(in: &summary)
    return Findings(summary: summary, isComplete: isComplete, failing: failing)
  }

  /// How many pixels a counterexample's picture may have.
  private static let largestPicture = 4_000_000

  /// Draws the counterexamples that parameters describe.
  private func draw(in summary: inout ConformanceSummary) {
    for index in summary.clauses.indices { draw(&summary.clauses[index].counterexample) }
    for index in summary.deviations.indices { draw(&summary.deviations[index].counterexample) }
  }

  private func draw(_ counterexample: inout Counterexample?) {
    guard let found = counterexample, found.picture == nil else { return }
    // What is refused has no picture: the parameters and the problem tell it all.
    guard let laidOut = try? subject.layOut(found.pictureParameters) else { return }
    // A value that is not shrunk may be thousands of points wide: its parameters tell it all.
    let request = laidOut.request
    if request.size.count <= Self.largestPicture {
      counterexample?.picture = try? subject.renderer.render(request)
    }
    counterexample?.mark(on: request.size, scale: request.scale, origin: request.origin)
    counterexample?.layout = laidOut.geometry
  }
}
