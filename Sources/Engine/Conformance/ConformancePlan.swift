public import Conformance
public import SpecClauses

/// Which clauses are checked, and how hard.
public struct ConformancePlan: Sendable {
  /// The clauses, in the spec's order.
  public var clauses: [Clause<Subject>]
  /// The rows of SPEC section 6 that may explain violations under `seed`.
  public var deviations: [DeviationText]
  /// The profiles' names, in order.
  public var profiles: [String]
  /// Values for each layout check; pixel checks take a tenth.
  public var trials: Int
  /// Where the random choices start.
  public var seed: UInt64

  /// A plan.
  public init(
    clauses: [Clause<Subject>] = StandardClauses.all, deviations: [DeviationText] = SpecText.deviations,
    profiles: [String] = ["seed", "corrected"], trials: Int, seed: UInt64
  ) {
    self.clauses = clauses
    self.deviations = deviations
    self.profiles = profiles
    self.trials = trials
    self.seed = seed
  }

  /// How many trials a row of section 6 gets to be found.
  static let trialsToFindRows = 2_000

  /// Each clause under each profile that it holds under.
  public var pairs: [(clause: Clause<Subject>, profile: String)] {
    clauses.flatMap { clause in
      profiles.filter(clause.text.profiles.contains).map { (clause, $0) }
    }
  }

  /// The rows that have to be found: those all of whose clauses are checked under `seed`.
  var soughtRows: [DeviationText] {
    guard profiles.contains("seed") else { return [] }
    let ids = Set(clauses.map(\.text.id))
    return deviations.filter { $0.breaks.allSatisfy(ids.contains) }
  }

  /// The rows that may explain that a clause breaks under a profile.
  func rows(of clause: String, _ profile: String) -> Set<String> {
    guard profile == "seed" else { return [] }
    return Set(deviations.filter { $0.breaks.contains(clause) }.map(\.id))
  }
}
