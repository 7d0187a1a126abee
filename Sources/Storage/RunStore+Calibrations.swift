import FoundationEssentials
import JSONText

extension RunStore {
  /// The table of calibrations.
  static let calibrationsMigration = Migration(
    version: 5,
    sql: """
      CREATE TABLE calibrations (
        sequence INTEGER PRIMARY KEY,
        made_at TEXT NOT NULL,
        tool_version TEXT NOT NULL,
        renderer_name TEXT NOT NULL,
        renderer_version TEXT NOT NULL,
        metrics TEXT NOT NULL,
        tolerances TEXT NOT NULL,
        findings TEXT NOT NULL
      ) STRICT;
      """)

  /// Records a calibration, all of it or nothing.
  public func record(_ calibration: RecordedCalibration) throws {
    try connection.transaction {
      try connection.run(
        """
        INSERT INTO calibrations (made_at, tool_version, renderer_name, renderer_version, metrics, tolerances,
          findings)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
        """,
        [
          .text(calibration.madeAt), .text(calibration.toolVersion), .text(calibration.rendererName),
          .text(calibration.rendererVersion),
          .text(JSONValue.object(calibration.metrics.mapValues(JSONValue.string)).serialized),
          .text(calibration.tolerances), .text(calibration.findings),
        ])
    }
  }

  /// The last calibration; nil where there is none.
  ///
  /// - Throws: `StorageFailure` where it cannot be read.
  public func latestCalibration() throws -> RecordedCalibration? {
    try connection.rows(
      """
      SELECT made_at, tool_version, renderer_name, renderer_version, metrics, tolerances, findings
      FROM calibrations ORDER BY sequence DESC LIMIT 1
      """
    ) { row in
      RecordedCalibration(
        madeAt: row.text(0), toolVersion: row.text(1), rendererName: row.text(2),
        rendererVersion: row.text(3),
        metrics: try row.value(4) { try? JSONDecoder().decode([String: String].self, from: Data($0.utf8)) },
        tolerances: row.text(5), findings: row.text(6))
    }.first
  }
}
