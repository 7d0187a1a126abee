import Conformance
import Drawing
import Pixels
import PropertyTesting
import SpecClauses

/// Which clauses catch which planted faults, by search alone: no baseline is looked at.
enum FaultTable {
  /// Values for each layout check; pixel checks take a tenth.
  static let trials = 60
  /// As many for a fault that those do not meet.
  static let moreTrials = 1_000
  /// Where the search starts.
  static let seed: UInt64 = 1

  /// The clauses that a fault violates, each once, in the spec's order, and what does not show where.
  static func findings(of fault: PlantedFault, in right: Subject) -> Findings {
    let wrong = fault.plant(right)
    let found = findings(of: wrong, trials: trials)
    return found.clauses.isEmpty ? findings(of: wrong, trials: moreTrials) : found
  }

  /// What a wrong subject violates.
  struct Findings: Sendable {
    /// The clauses' ids.
    var clauses: [String] = []
    /// Checks whose counterexample has a picture, and marks nothing in it.
    var unmarked: [String] = []
    /// Checks whose counterexample marks a part of its picture.
    var pointing: Set<String> = []
    /// Checks whose counterexample marks all of it.
    var sweeping: Set<String> = []
  }

  private static func findings(of wrong: Subject, trials: Int) -> Findings {
    var findings = Findings()
    for clause in StandardClauses.all {
      let places = clause.text.profiles.flatMap { profile in
        clause.checks.map { (check: $0, profile: profile) }
      }
      for (check, profile) in places {
        let place = CheckPlace(clause: clause.text.id, profile: profile, check: check.name)
        let outcome = check.run(
          of: clause.text.id, on: wrong, profile: profile, seed: place.seed(from: seed),
          trials: check.kind.trials(of: trials))
        guard let failure = outcome.failures[CheckOutcome.violation] else { continue }
        findings.clauses.append(clause.text.id)
        let name = "\(clause.text.id) \(check.name)"
        switch marks(of: failure, by: wrong) {
        case .noPicture, .tiny: break
        case .nothing: findings.unmarked.append("\(name): \(failure.violation)")
        case .part: findings.pointing.insert(name)
        case .everything: findings.sweeping.insert(name)
        }
        break
      }
    }
    return findings
  }

  private enum Marks { case noPicture, tiny, nothing, part, everything }

  /// What a failure marks of its picture; where nothing is laid out there is none.
  private static func marks(of failure: CheckOutcome.Failure, by wrong: Subject) -> Marks {
    let violation = failure.violation
    var marks = violation.marks
    var bounds = violation.picture?.bounds
    if bounds == nil {
      guard let request = try? wrong.layOut(violation.shown ?? failure.parameters).request else {
        return .noPicture
      }
      bounds = PixelRect(x: 0, y: 0, width: request.size.width, height: request.size.height)
      if marks.isEmpty {
        marks = violation.places.pixels(on: request.size, scale: request.scale, origin: request.origin)
      }
    }
    guard let bounds else { return .noPicture }
    let seen = marks.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    if seen.isEmpty { return .nothing }
    // In a few pixels a place and the picture are the same.
    if bounds.width * bounds.height < 64 { return .tiny }
    return seen.contains(bounds) ? .everything : .part
  }

  /// The page that shows all of it.
  static func page(_ rows: [(fault: String, clauses: [String])]) -> String {
    let lines = rows.map { "| \($0.fault) | \($0.clauses.joined(separator: ", ")) |" }
    return """
      # Which clauses catch which wrong code

      Written by `ci/faults`; a test holds it to what is found. A fault is what wrong code would produce, planted as a change of
      parameters, layout figures, display list or bitmap between the clauses and the project's own components and renderer. All
      clauses are then searched with \(trials) values for each layout check and \(trials / 10) for each pixel check, from seed \(seed), under both
      profiles; for a fault that those do not meet, with \(moreTrials) and \(moreTrials / 10). No baseline is looked at. What section 6 of the spec expects does not count.

      | fault | violated clauses |
      | --- | --- |
      \(lines.joined(separator: "\n"))

      """
  }
}
