extension RunStore {
  /// Decisions in acts, what they replaced, and which of them still stand.
  ///
  /// One command is one act. An act that changes baselines is recorded before the first file is written and
  /// done after the last: one that is not done was cut off. Decisions of the versions before have no act, and
  /// nothing is kept of what they replaced.
  static let decisionTables = Migration(
    version: 6,
    sql: """
      CREATE TABLE acts (
        sequence INTEGER PRIMARY KEY,
        action TEXT NOT NULL,
        is_done INTEGER NOT NULL
      ) STRICT;

      ALTER TABLE decisions ADD COLUMN act INTEGER REFERENCES acts (sequence);
      ALTER TABLE decisions ADD COLUMN undoes INTEGER REFERENCES decisions (sequence) ON DELETE CASCADE;
      CREATE INDEX decisions_of_act ON decisions (act);
      CREATE INDEX decisions_undoing ON decisions (undoes);
      CREATE INDEX decisions_on_picture ON decisions (case_id, digest);

      CREATE TABLE replaced_baselines (
        decision INTEGER PRIMARY KEY REFERENCES decisions (sequence) ON DELETE CASCADE,
        file_before TEXT,
        line_before TEXT,
        file_after TEXT NOT NULL,
        line_after TEXT NOT NULL
      ) STRICT;

      CREATE TABLE replaced_manifests (
        act INTEGER NOT NULL REFERENCES acts (sequence) ON DELETE CASCADE,
        topic TEXT NOT NULL,
        before TEXT,
        after TEXT NOT NULL,
        PRIMARY KEY (act, topic)
      ) STRICT, WITHOUT ROWID;

      CREATE VIEW standing_decisions AS
      SELECT decisions.* FROM decisions
      WHERE action <> 'undo'
        AND (act IS NULL OR (SELECT is_done FROM acts WHERE acts.sequence = act) = 1)
        AND NOT EXISTS (
          SELECT 1 FROM decisions AS later JOIN acts ON acts.sequence = later.act
          WHERE later.undoes = decisions.sequence AND acts.is_done = 1);
      """)

  /// Which acts a run comes after: those up to the last that was done before it read the baselines.
  ///
  /// Of earlier runs the times are told, in seconds. An act during a run, or in the second of its beginning,
  /// counts as later: a run too many is drawn rather than one too few.
  static let orderOfRunsAndActs = Migration(
    version: 7,
    sql: """
      ALTER TABLE runs ADD COLUMN last_act INTEGER;
      UPDATE runs SET last_act = (
        SELECT MAX(act) FROM decisions WHERE decided_at < started_at);
      """)
}
