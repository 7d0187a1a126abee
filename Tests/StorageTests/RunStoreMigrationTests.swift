import RunModel
import Testing

@testable import Storage

struct RunStoreMigrationTests {
  static func path(_ folder: borrowing TemporaryFolder) -> String { folder.path("runs.sqlite") }

  @Test func `an empty file becomes a record, and opening it again changes nothing`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "runs.sqlite")
    func schema() throws -> String {
      let store = try RunStore(path: Self.path(folder), access: .readWrite)
      defer { store.close() }
      return try store.connection.dump("SELECT type, name, sql FROM sqlite_schema ORDER BY name")
    }
    let first = try schema()
    #expect(try schema() == first)
    let store = try RunStore(path: Self.path(folder), access: .readWrite)
    #expect(try store.connection.dump("PRAGMA user_version") == "7")
    #expect(try store.connection.dump("PRAGMA journal_mode") == "wal")
    #expect(try store.connection.dump("PRAGMA foreign_keys") == "1")
    #expect(
      try store.connection.dump(
        "SELECT name, strict FROM pragma_table_list WHERE type = 'table' ORDER BY name"
      )
      .split(separator: "\n").filter { !$0.hasPrefix("sqlite") }
        == [
          "acts|1", "calibrations|1", "cases|1", "clause_results|1", "decisions|1", "deviation_results|1",
          "failing_examples|1", "replaced_baselines|1", "replaced_manifests|1", "results|1", "runs|1",
          "unreferenced|1",
        ])
  }

  @Test func `steps are applied in order, each once`() throws {
    let folder = try TemporaryFolder()
    let connection = try Connection(path: Self.path(folder), mode: .create, patience: 0)
    let steps = [
      Migration(version: 1, sql: "CREATE TABLE t (a TEXT) STRICT; INSERT INTO t VALUES ('one')"),
      Migration(version: 2, sql: "INSERT INTO t VALUES ('two')"),
      Migration(version: 3, sql: "INSERT INTO t VALUES ('three')"),
    ]
    try Migration.apply(Array(steps.prefix(1)), to: connection)
    #expect(try connection.dump("SELECT a FROM t") == "one")
    try Migration.apply(steps, to: connection)
    try Migration.apply(steps, to: connection)
    #expect(try connection.dump("SELECT a FROM t") == "one\ntwo\nthree")
  }

  @Test func `a step that fails leaves the version before it`() throws {
    let folder = try TemporaryFolder()
    let connection = try Connection(path: Self.path(folder), mode: .create, patience: 0)
    let steps = [
      Migration(version: 1, sql: "CREATE TABLE t (a TEXT) STRICT"),
      Migration(version: 2, sql: "INSERT INTO t VALUES ('two'); INSERT INTO nothing VALUES (1)"),
    ]
    let failure = try #require(throws: StorageFailure.self) { try Migration.apply(steps, to: connection) }
    #expect(failure.database?.sql == steps[1].sql)
    #expect(try connection.dump("PRAGMA user_version") == "1")
    #expect(try connection.dump("SELECT a FROM t") == "")
  }

  @Test func `a record of the first version is brought up to date, with what it holds`() throws {
    let folder = try TemporaryFolder()
    let connection = try Connection(path: Self.path(folder), mode: .create, patience: 0)
    try Migration.apply(Array(RunStore.migrations.prefix(1)), to: connection)
    try connection.execute(
      """
      INSERT INTO runs (sequence, id, status, started_at, tool_version, renderer_name, renderer_version,
        filters, planned_cases) VALUES (1, 'old', 'failed', '2025', '0', 'software', '1', '[]', 1);
      INSERT INTO cases VALUES (1, 'a/b/c@1x', '{}');
      INSERT INTO results (run, ordinal, case_sequence, verdict, width, height, is_blank, expects_ink,
        differing_pixels_by_region, milliseconds) VALUES (1, 0, 1, 'changed', 1, 1, 0, 1, '{}', 1);
      INSERT INTO decisions (sequence, run, case_id, digest, action, decided_by, reason, decided_at)
        VALUES (3, 1, 'a/b/c@1x', '\(Samples.digest("a"))', 'approve', 'Ann', 'as drawn', '2025');
      """)
    connection.close()
    let refusal = try #require(throws: StorageFailure.self) {
      try RunStore(path: Self.path(folder), access: .readOnly)
    }
    #expect(refusal.what.contains("no runs of this version"))
    let store = try RunStore(path: Self.path(folder), access: .readWrite)
    let result = try #require(try store.results(of: "old").first)
    #expect(result.verdict == .changed && result.change == nil && result.shift == nil && result.limits == [])
    #expect(result.evidence == nil && result.metrics == [])
    let approval = RecordedDecision(
      caseID: Samples.caseID("a/b/c@1x"), digest: Samples.digest("a"), action: .approve,
      decision: Decision(by: "Ann", reason: "as drawn", at: "2025", run: "old"))
    #expect(
      try store.standingDecisions() == [StandingDecision(sequence: 3, act: nil, recorded: approval)])
    #expect(try store.pendingResults(of: "old").isEmpty && store.unfinishedAct() == nil)
  }

  @Test(arguments: [RunStore.Access.readWrite, .readOnly])
  func `a database of a newer version is refused`(access: RunStore.Access) throws {
    let folder = try TemporaryFolder()
    let store = try RunStore(path: Self.path(folder), access: .readWrite)
    try store.connection.execute("PRAGMA user_version = 99")
    store.close()
    let failure = try #require(throws: StorageFailure.self) {
      try RunStore(path: Self.path(folder), access: access)
    }
    #expect(failure.what == "the database has tables of version 99, and this proofsheet knows up to 7")
    #expect(failure.location == Self.path(folder))
  }

  @Test(arguments: [RunStore.Access.readWrite, .readOnly])
  func `a database of another program is refused and left as it is`(access: RunStore.Access) throws {
    let folder = try TemporaryFolder()
    let connection = try Connection(path: Self.path(folder), mode: .create, patience: 0)
    try connection.execute("CREATE TABLE theirs (a TEXT)")
    let failure = try #require(throws: StorageFailure.self) {
      try RunStore(path: Self.path(folder), access: access)
    }
    #expect(failure.what == "the database belongs to another program")
    #expect(try connection.dumpContent() == "theirs\n")
  }

  @Test func `several processes may open a new record at once`() async throws {
    let folder = try TemporaryFolder()
    let path = Self.path(folder)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<8 {
        group.addTask {
          let store = try RunStore(path: path, access: .readWrite)
          try store.begin(Samples.run("run-\(index)"), after: nil)
          store.close()
        }
      }
      try await group.waitForAll()
    }
    let store = try RunStore(path: path, access: .readOnly)
    #expect(try store.runs(limit: 99).map(\.id).sorted() == (0..<8).map { "run-\($0)" })
  }
}
