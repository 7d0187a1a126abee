/// The last calibration of a project, as the report of a run tells of it.
public enum CalibrationFinding: Equatable, Sendable {
  /// What it found, when (ISO 8601 in UTC), in which ways it does not fit the run, with other tolerances,
  /// say, and whether the tolerances in force are those that it proposes.
  case measured(CalibrationReport, at: String, mismatches: [String], isInForce: Bool)
  /// Why the one that is kept cannot be read.
  case unreadable(String)
}
