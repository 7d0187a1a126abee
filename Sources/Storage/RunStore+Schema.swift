extension RunStore {
  /// The versions of the tables, oldest first.
  ///
  /// Digests and lists are text, so that the record can be read without this program. Unknown words
  /// are refused when read, not by the tables: a new word needs no new tables.
  static let migrations = [
    Migration(
      version: 1,
      sql: """
        CREATE TABLE runs (
          sequence INTEGER PRIMARY KEY,
          id TEXT NOT NULL UNIQUE,
          status TEXT NOT NULL,
          started_at TEXT NOT NULL,
          finished_at TEXT,
          duration_seconds REAL,
          tool_version TEXT NOT NULL,
          renderer_name TEXT NOT NULL,
          renderer_version TEXT NOT NULL,
          filters TEXT NOT NULL,
          shard TEXT,
          planned_cases INTEGER NOT NULL,
          digest TEXT
        ) STRICT;

        CREATE TABLE cases (
          sequence INTEGER PRIMARY KEY,
          id TEXT NOT NULL,
          parameters TEXT NOT NULL,
          UNIQUE (id, parameters)
        ) STRICT;

        CREATE TABLE results (
          run INTEGER NOT NULL REFERENCES runs (sequence) ON DELETE CASCADE,
          ordinal INTEGER NOT NULL,
          case_sequence INTEGER NOT NULL REFERENCES cases (sequence),
          verdict TEXT NOT NULL,
          detail TEXT,
          digest TEXT,
          baseline_digest TEXT,
          display_list_digest TEXT,
          baseline_display_list_digest TEXT,
          width INTEGER NOT NULL,
          height INTEGER NOT NULL,
          is_blank INTEGER NOT NULL,
          expects_ink INTEGER NOT NULL,
          differing_pixels INTEGER,
          largest_channel_delta INTEGER,
          box_x INTEGER,
          box_y INTEGER,
          box_width INTEGER,
          box_height INTEGER,
          differing_pixels_by_region TEXT NOT NULL,
          milliseconds REAL NOT NULL,
          PRIMARY KEY (run, ordinal),
          UNIQUE (case_sequence, run)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE decisions (
          sequence INTEGER PRIMARY KEY,
          run INTEGER NOT NULL REFERENCES runs (sequence) ON DELETE CASCADE,
          case_id TEXT NOT NULL,
          digest TEXT NOT NULL,
          action TEXT NOT NULL,
          decided_by TEXT NOT NULL,
          reason TEXT NOT NULL,
          decided_at TEXT NOT NULL
        ) STRICT;
        CREATE INDEX decisions_of_run ON decisions (run, case_id);

        CREATE TABLE unreferenced (
          run INTEGER NOT NULL REFERENCES runs (sequence) ON DELETE CASCADE,
          path TEXT NOT NULL,
          kind TEXT NOT NULL,
          PRIMARY KEY (run, path)
        ) STRICT, WITHOUT ROWID;
        """),
    Migration(
      version: 2,
      sql: """
        ALTER TABLE results ADD COLUMN change TEXT;
        ALTER TABLE results ADD COLUMN shift_x INTEGER;
        ALTER TABLE results ADD COLUMN shift_y INTEGER;
        ALTER TABLE results ADD COLUMN limits TEXT NOT NULL DEFAULT '[]';
        """),
    Migration(
      version: 3,
      sql: """
        ALTER TABLE runs ADD COLUMN seed TEXT;

        CREATE TABLE clause_results (
          run INTEGER NOT NULL REFERENCES runs (sequence) ON DELETE CASCADE,
          ordinal INTEGER NOT NULL,
          clause TEXT NOT NULL,
          profile TEXT NOT NULL,
          verdict TEXT NOT NULL,
          trials INTEGER NOT NULL,
          detail TEXT,
          deviations TEXT NOT NULL,
          counterexample TEXT,
          PRIMARY KEY (run, ordinal),
          UNIQUE (run, clause, profile)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE deviation_results (
          run INTEGER NOT NULL REFERENCES runs (sequence) ON DELETE CASCADE,
          ordinal INTEGER NOT NULL,
          id TEXT NOT NULL,
          clauses TEXT NOT NULL,
          counterexample TEXT,
          PRIMARY KEY (run, ordinal),
          UNIQUE (run, id)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE failing_examples (
          clause TEXT NOT NULL,
          profile TEXT NOT NULL,
          check_name TEXT NOT NULL,
          token TEXT NOT NULL,
          ordinal INTEGER NOT NULL,
          PRIMARY KEY (clause, profile, check_name, token)
        ) STRICT, WITHOUT ROWID;
        """),
    Migration(
      version: 4,
      sql: """
        ALTER TABLE results ADD COLUMN evidence TEXT;
        ALTER TABLE results ADD COLUMN metrics TEXT NOT NULL DEFAULT '[]';
        """),
    calibrationsMigration,
    decisionTables,
    orderOfRunsAndActs,
  ]
}
