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
  /// What the comparison of two folders found besides; nil for a run of the catalog.
  public var folders: FolderFindings?
  /// What the clauses came to; nil where none were checked.
  public var conformance: ConformanceFindings?
  /// The last calibration of the project; nil where there is none.
  public var calibration: CalibrationFinding?
  /// The cases whose pictures someone rejected, with the decision.
  public var rejections: [CaseID: Decision]

  /// A report.
  public init(
    record: RunRecord, results: [CaseResult], unreferenced: [UnreferencedBaseline],
    pictures: [CaseID: CasePictures], coverageNotes: [String], folders: FolderFindings? = nil,
    conformance: ConformanceFindings? = nil, calibration: CalibrationFinding? = nil,
    rejections: [CaseID: Decision] = [:]
  ) {
    self.folders = folders
    self.conformance = conformance
    self.calibration = calibration
    self.rejections = rejections
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

  /// The shell commands that show one case again.
  ///
  /// None for a picture that one of two folders alone has.
  func commands(for result: CaseResult) -> [String] {
    let caseID = result.caseID
    // An id of the catalog holds nothing that a shell or a glob would read differently.
    guard let folders else {
      let name = caseID.description.split(separator: "/").last ?? "case"
      return [
        "proofsheet run --filter '\(caseID)'", "proofsheet render --case '\(caseID)' --out '\(name).png'",
      ]
    }
    if result.verdict == .new || result.verdict == .missing { return [] }
    let sides = [folders.reference, folders.candidate]
    let paths = sides.map { Self.quoted("\($0)/\(caseID)") }
    let options = folders.options.map(Self.quotedIfNeeded) + ["--out difference.png"]
    // After the two hyphens nothing is read as an option.
    let words = sides.contains { $0.hasPrefix("--") } ? options + ["--"] + paths : paths + options
    return [(["proofsheet diff"] + words).joined(separator: " ")]
  }

  private static func quotedIfNeeded(_ text: String) -> String {
    text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-+.,".contains($0)) }
      ? text : quoted(text)
  }

  /// A word that a shell takes as it is, whatever is in it.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
