public import Conformance
public import Drawing
import JSONText
import PropertyTesting

/// What the clauses about pixels say of a renderer: any renderer, put in the place of the project's own.
public struct RendererConformance: Sendable {
  /// What became of a check.
  public enum Verdict: Sendable {
    /// It holds, or fails only where SPEC section 6 says so.
    case passed(trials: Int)
    /// It does not hold.
    case violated(CheckOutcome.Failure)
    /// It was not tried, for the renderer cannot do what it asks for; no pass.
    case skipped(missing: [RendererCapability])
  }

  /// One check of one clause under one profile.
  public struct Finding: Sendable {
    /// The clause's id.
    public let clause: String
    /// The check's name.
    public let check: String
    /// The profile's name.
    public let profile: String
    /// What became of it.
    public let verdict: Verdict
  }

  /// Who was checked.
  public let renderer: RendererIdentity
  /// All checks, in the order of the document.
  public let findings: [Finding]

  /// Puts a renderer through all checks that look at pixels.
  ///
  /// - Parameters:
  ///   - renderer: what is checked.
  ///   - subject: lays out what is drawn; its own renderer is not asked.
  ///   - clauses: those of the spec, or some of them.
  ///   - profiles: by name.
  ///   - trials: of each check.
  ///   - seed: where the random choices start.
  public static func check(
    _ renderer: any Renderer, layingOutBy subject: Subject,
    clauses: [Clause<Subject>] = StandardClauses.all, profiles: [String] = ["seed", "corrected"],
    trials: Int = 100, seed: UInt64 = 1
  ) -> RendererConformance {
    let able = renderer.capabilities
    let layOut = subject.layOut
    let subject = Subject(
      layOut: { parameters in
        let picture = try layOut(parameters)
        let missing = picture.request.displayList.capabilities.subtracting(able)
        if !missing.isEmpty { throw MissingCapabilities(missing) }
        return picture
      }, renderer: renderer, rotate: subject.rotate)
    var findings: [Finding] = []
    for clause in clauses {
      for profile in profiles where clause.text.profiles.contains(profile) {
        for check in clause.checks where check.kind == .pixels {
          let verdict = verdict(
            of: check, clause.text.id, on: subject, profile: profile,
            by: PropertyRunner(seed: seed, trials: trials), layOut: layOut)
          findings.append(
            Finding(clause: clause.text.id, check: check.name, profile: profile, verdict: verdict))
        }
      }
    }
    return RendererConformance(renderer: renderer.identity, findings: findings)
  }

  private static func verdict(
    of check: ClauseCheck<Subject>, _ id: String, on subject: Subject, profile: String,
    by runner: PropertyRunner, layOut: (JSONValue) throws -> LaidOutPicture
  ) -> Verdict {
    let able = subject.renderer.capabilities
    let missing = RendererCapability.allCases.filter {
      check.capabilities.contains($0.rawValue) && !able.contains($0)
    }
    if !missing.isEmpty { return .skipped(missing: missing) }
    let expected = SpecText.deviations.filter { profile == "seed" && $0.breaks.contains(id) }
    let outcome = check.run(subject, profile: profile, rows: Set(expected.map(\.id)), by: runner)
    let failures = outcome.failures.sorted { $0.key < $1.key }
    // What a check needs without having said so shows in the picture that stopped it, whatever row of
    // section 6 describes that.
    for (_, failure) in failures {
      let needed = (try? layOut(failure.parameters))?.request.displayList.capabilities ?? []
      let missing = RendererCapability.allCases.filter { needed.contains($0) && !able.contains($0) }
      if !missing.isEmpty { return .skipped(missing: missing) }
    }
    if let failure = outcome.failures[CheckOutcome.violation] { return .violated(failure) }
    return .passed(trials: outcome.trials)
  }

  /// The verdict on a clause: violated by one check is violated, and a check left out is no pass.
  public func verdict(on clause: String) -> Verdict? {
    let verdicts = findings.filter { $0.clause == clause }.map(\.verdict)
    return verdicts.max { $0.weight < $1.weight }
  }
}

/// Thrown in place of a picture that the renderer has not undertaken to draw.
struct MissingCapabilities: Error, CustomStringConvertible {
  let capabilities: Set<RendererCapability>

  init(_ capabilities: Set<RendererCapability>) { self.capabilities = capabilities }

  var description: String {
    "the renderer lacks \(capabilities.map(\.rawValue).sorted().joined(separator: ", "))"
  }
}

extension RendererConformance.Verdict {
  /// Which verdict decides.
  fileprivate var weight: Int {
    switch self {
    case .passed: 0
    case .skipped: 1
    case .violated: 2
    }
  }
}
