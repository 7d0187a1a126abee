import CSQLite
import Testing

/// A record with tables of version 3, without acts and calibrations, which nothing writes any more.
enum OlderRecord {
  /// Makes it from outside, with statements that add its rows.
  static func make(_ path: String, adding rows: String) throws {
    var handle: OpaquePointer?
    try #require(sqlite3_open(path, &handle) == SQLITE_OK)
    defer { sqlite3_close(handle) }
    try #require(sqlite3_exec(handle, tables + rows, nil, nil, nil) == SQLITE_OK)
  }

  private static let tables = """
    CREATE TABLE runs (sequence INTEGER PRIMARY KEY, id TEXT, status TEXT, started_at TEXT, finished_at TEXT,
      duration_seconds REAL, tool_version TEXT, renderer_name TEXT, renderer_version TEXT, filters TEXT,
      shard TEXT, planned_cases INTEGER, digest TEXT, seed TEXT);
    CREATE TABLE cases (sequence INTEGER PRIMARY KEY, id TEXT, parameters TEXT, UNIQUE (id, parameters));
    CREATE TABLE results (run INTEGER, ordinal INTEGER, case_sequence INTEGER, verdict TEXT, detail TEXT,
      digest TEXT, baseline_digest TEXT, display_list_digest TEXT, baseline_display_list_digest TEXT,
      width INTEGER, height INTEGER, is_blank INTEGER, expects_ink INTEGER, differing_pixels INTEGER,
      largest_channel_delta INTEGER, box_x INTEGER, box_y INTEGER, box_width INTEGER, box_height INTEGER,
      differing_pixels_by_region TEXT, milliseconds REAL, change TEXT, shift_x INTEGER, shift_y INTEGER,
      limits TEXT, PRIMARY KEY (run, ordinal));
    CREATE TABLE decisions (sequence INTEGER PRIMARY KEY, run INTEGER, case_id TEXT, digest TEXT, action TEXT,
      decided_by TEXT, reason TEXT, decided_at TEXT);
    CREATE TABLE unreferenced (run INTEGER, path TEXT, kind TEXT);
    CREATE TABLE clause_results (run INTEGER, ordinal INTEGER, clause TEXT, profile TEXT, verdict TEXT,
      trials INTEGER, detail TEXT, deviations TEXT, counterexample TEXT);
    CREATE TABLE deviation_results (run INTEGER, ordinal INTEGER, id TEXT, clauses TEXT, counterexample TEXT);
    CREATE TABLE failing_examples (clause TEXT, profile TEXT, check_name TEXT, token TEXT, ordinal INTEGER,
      PRIMARY KEY (clause, profile, check_name, token));
    PRAGMA user_version = 3;

    """
}
