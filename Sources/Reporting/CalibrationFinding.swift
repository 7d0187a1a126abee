/// The last calibration of a project, as the report of a run tells of it.
public enum CalibrationFinding: Equatable, Sendable {
  /// What it found, when (ISO 8601 in UTC), and in which ways it does not fit the run: with other
  /// tolerances, say.
  case measured(CalibrationReport, at: String, mismatches: [String])
  /// Why the one that is kept cannot be read.
  case unreadable(String)
}
