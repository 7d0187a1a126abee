import Conformance
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

  /// The clauses that a fault violates, each once, in the spec's order.
  static func clauses(violatedBy fault: PlantedFault, in right: Subject) -> [String] {
    let wrong = fault.plant(right)
    let found = clauses(violatedBy: wrong, trials: trials)
    return found.isEmpty ? clauses(violatedBy: wrong, trials: moreTrials) : found
  }

  private static func clauses(violatedBy wrong: Subject, trials: Int) -> [String] {
    return StandardClauses.all.filter { clause in
      clause.text.profiles.contains { profile in
        return clause.checks.contains { check in
          let place = CheckPlace(clause: clause.text.id, profile: profile, check: check.name)
          let outcome = check.run(
            of: clause.text.id, on: wrong, profile: profile, seed: place.seed(from: seed),
            trials: check.kind.trials(of: trials))
          return outcome.failures[CheckOutcome.violation] != nil
        }
      }
    }.map(\.text.id)
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
