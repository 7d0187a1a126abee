public import RunModel

/// Everything that is told about one run: the source of all its reports.
///
/// Each report is a pure function of this value, and does not depend on the order of its results.
public struct RunReport: Equatable, Sendable {
  /// The run.
  public var record: RunRecord
  /// What it found out, in any order; one result for each case.
  public var results: [CaseResult]
  /// Baselines that no case refers to, in any order.
  public var unreferenced: [UnreferencedBaseline]
  /// The pictures that are shown; a case may have none.
  public var pictures: [CaseID: CasePictures]
  /// Sentences on what the run covered, such as which axes were combined exhaustively.
  public var coverageNotes: [String]

  /// A report.
  public init(
    record: RunRecord, results: [CaseResult], unreferenced: [UnreferencedBaseline],
    pictures: [CaseID: CasePictures], coverageNotes: [String]
  ) {
    self.record = record
    self.results = results
    self.unreferenced = unreferenced
    self.pictures = pictures
    self.coverageNotes = coverageNotes
  }

  /// How many cases got which verdict.
  public var counts: RunCounts { RunCounts(results, unreferenced: unreferenced.count) }

  /// The results in the order of the plan.
  var orderedResults: [CaseResult] {
    results.sorted { ($0.ordinal, $0.caseID) < ($1.ordinal, $1.caseID) }
  }

  /// The unreferenced baselines by the bytes of their paths.
  var orderedUnreferenced: [UnreferencedBaseline] {
    unreferenced.sorted { first, second in
      if first.path != second.path { return first.path.utf8.lexicographicallyPrecedes(second.path.utf8) }
      return first.kind.rawValue < second.kind.rawValue
    }
  }

  /// The shell command that runs one case again.
  ///
  /// An id holds nothing that a shell or a glob would read differently.
  public static func runCommand(for caseID: CaseID) -> String { "proofsheet run --filter '\(caseID)'" }

  /// The shell command that draws one case into a file.
  public static func renderCommand(for caseID: CaseID) -> String {
    "proofsheet render --case '\(caseID)' --out '\(caseID.description.split(separator: "/").last ?? "case").png'"
  }
}
