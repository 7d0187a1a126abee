import Catalog
import Conformance
import Drawing
import Engine
import Geometry
import JSONText
import Pixels
import PropertyTesting
import SoftwareRendering
import SpecClauses
import Synchronization
import Testing

/// Runs of clauses made for these tests, on the project's own components.
struct ConformanceEngineTests {
  /// A popover of some width.
  private struct Popover: ClauseInput {
    let width: Int
    let profile: String
    var parameters: JSONValue {
      .object([
        "component": .string("popover"), "bounds": .numbers([Double(width), 60]),
        "direction": .string("up"), "offset": .number(0), "scale": .integer(1), "profile": .string(profile),
      ])
    }
    var classes: [String] { [] }
    var measure: [Double] { [Double(width)] }
    var deviations: [String] { profile == "seed" && width >= 90 ? ["D-01"] : [] }

    static func any(_ profile: String) -> Generator<Popover> {
      Generator.integer(in: 60...160, origin: 60).map { Popover(width: $0, profile: profile) }
    }
  }

  private static func clause(
    _ id: String, limit: Double, needs: Set<String> = [], kind: ClauseCheck<Subject>.Kind = .pixels
  ) -> Clause<Subject> {
    Clause(
      ClauseText(id: id, source: "CG", profiles: ["seed", "corrected"], statement: "below \(limit)"),
      [
        ClauseCheck("width", kind, needs: needs, of: Popover.any) { popover, subject in
          let width = try subject.layOut(popover.parameters).size.width
          let mark = PixelRect(x: 3, y: 5, width: 2, height: 1)
          try demand(width < limit, "\(width) is not below \(limit)", marks: [mark])
        }
      ])
  }

  private static let row = DeviationText(id: "D-01", breaks: ["POP-01"], statement: "from 90 on")

  private static func findings(
    _ clauses: [Clause<Subject>], deviations: [DeviationText] = [row], trials: Int = 500, jobs: Int = 2,
    stored: [CheckPlace: [[UInt64]]] = [:], renderer: any Renderer = SoftwareRenderer()
  ) async -> ConformanceEngine.Findings {
    await ConformanceEngine(subject: .components(renderer: renderer), jobs: jobs, isInterrupted: { false })
      .run(ConformancePlan(clauses: clauses, deviations: deviations, trials: trials, seed: 1), stored: stored)
  }

  @Test func theResultsDoNotDependOnTheJobsNorOnWhatElseRuns() async {
    let clauses = [
      Self.clause("POP-01", limit: 90), Self.clause("POP-02", limit: 120), Self.clause("POP-03", limit: 1000),
    ]
    let one = await Self.findings(clauses, jobs: 1)
    let many = await Self.findings(clauses, jobs: 7)
    #expect(one.summary == many.summary && one.failing == many.failing && one.isComplete)
    let alone = await Self.findings([clauses[1]], jobs: 3)
    #expect(alone.summary.clauses == one.summary.clauses.filter { $0.clause == "POP-02" })
  }

  @Test func rowsExplainViolationsUnderSeedAlone() async throws {
    let summary = await Self.findings([Self.clause("POP-01", limit: 90)]).summary
    #expect(summary.clauses.map(\.verdict) == [.expectedDeviation, .violated])
    let found = try #require(summary.deviations.first?.counterexample)
    #expect(found.problem == "90.0 is not below 90.0")
    // Drawn, with the figures of its layout and what is wrong marked.
    #expect(found.picture?.width == 90 && found.region == PixelRect(x: 3, y: 5, width: 2, height: 1))
    guard case .object(let layout)? = found.layout else { throw Violation("no layout") }
    #expect(layout["component"] == .string("popover"))
  }

  @Test func aRowThatIsNoLongerFoundIsAnUnexpectedPass() async {
    let summary = await Self.findings([Self.clause("POP-01", limit: 1000)]).summary
    #expect(summary.clauses.map(\.verdict) == [.passed, .passed])
    #expect(summary.unexpectedPasses.map(\.id) == ["D-01"] && summary.isFailed)
    // Of some clauses nothing is said about rows that break others, too.
    let both = DeviationText(id: "D-01", breaks: ["POP-01", "POP-02"], statement: "")
    #expect(await !Self.findings([Self.clause("POP-01", limit: 1000)], deviations: [both]).summary.isFailed)
  }

  @Test func aRowIsSoughtFurtherThanFewTrialsGo() async {
    // Two trials of pixels hardly meet a width of 160.
    let rare = Self.clause("POP-01", limit: 160, kind: .layout)
    let summary = await Self.findings([rare], trials: 1).summary
    #expect(summary.deviations.first?.isFound == true)
  }

  @Test func whatTheRendererCannotDoIsSkippedAndSaid() async {
    struct Flat: Renderer {
      let identity = RendererIdentity(name: "flat", version: "1")
      let capabilities: Set<RendererCapability> = [.paths]
      func render(_ request: RenderRequest) throws(RenderFailure) -> Bitmap {
        try SoftwareRenderer().render(request)
      }
    }
    let summary = await Self.findings(
      [Self.clause("POP-01", limit: 1000, needs: ["paths", "shadows"])], deviations: [], renderer: Flat()
    ).summary
    #expect(summary.clauses.map(\.verdict) == [.skipped, .skipped])
    #expect(summary.clauses[0].detail == "width: the renderer has no shadows")
    #expect(summary.isInconclusive && !summary.isFailed)
  }

  @Test func aStoredFailureIsTriedFirstAndReplayedAlone() async throws {
    let clause = Self.clause("POP-02", limit: 150)
    let first = await Self.findings([clause])
    let place = CheckPlace(clause: "POP-02", profile: "corrected", check: "width")
    let stored = try #require(first.failing[place])
    #expect(stored.count == 2)
    // Without a trial of its own the search finds it again.
    let again = await Self.findings([clause], trials: 1, stored: [place: stored])
    #expect(again.summary.clauses[1].counterexample?.parameters.serialized.contains("[150,60]") == true)
    // What holds now is forgotten.
    let mended = await Self.findings([Self.clause("POP-02", limit: 1000)], stored: [place: stored])
    #expect(mended.failing[place] == [])
    let engine = ConformanceEngine(
      subject: .components(renderer: SoftwareRenderer()), jobs: 1, isInterrupted: { false })
    let replayed = engine.replay(
      clause, clause.checks[0], profile: "corrected", choices: stored[0], in: [])
    #expect(replayed.clauses.first?.trials == 1)
    #expect(replayed.clauses.first?.counterexample == again.summary.clauses[1].counterexample)
  }

  @Test func anInterruptedSearchSaysSo() async {
    let findings = await ConformanceEngine(
      subject: .components(renderer: SoftwareRenderer()), jobs: 2, isInterrupted: { true }
    ).run(
      ConformancePlan(clauses: [Self.clause("POP-01", limit: 90)], deviations: [Self.row], trials: 9, seed: 1)
    )
    #expect(!findings.isComplete && findings.summary.clauses.isEmpty && findings.summary.deviations.isEmpty)
  }

  /// The search for a missing row that is stopped says nothing of the row.
  @Test func aStoppedSearchForARowIsNoUnexpectedPass() async {
    let asked = Mutex(0)
    let findings = await ConformanceEngine(
      subject: .components(renderer: SoftwareRenderer()), jobs: 1,
      isInterrupted: {
        asked.withLock { count in
          count += 1
          // Long enough for the two checks of one trial, not for the 2,000 after them.
          return count > 20
        }
      }
    ).run(
      ConformancePlan(
        clauses: [Self.clause("POP-01", limit: 1000, kind: .layout)], deviations: [Self.row], trials: 1,
        seed: 1))
    #expect(findings.summary.clauses.count == 2)
    #expect(!findings.isComplete && findings.summary.deviations.isEmpty)
  }

  /// The search for a missing row does not take the place of a longer one.
  @Test func moreTrialsThanTheSpecAsksForAreKept() async {
    let summary = await Self.findings([Self.clause("POP-01", limit: 1000, kind: .layout)], trials: 2_500)
      .summary
    #expect(summary.clauses.map(\.trials) == [2_500, 2_500] && !summary.unexpectedPasses.isEmpty)
  }
}
