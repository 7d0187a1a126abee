import RunModel
import Testing

@testable import Storage

/// Which runs saw baselines that an undo has taken away: the order of runs and acts, with all times alike.
struct RunStoreUndoneTests {
  private static let approval = RunStoreDecisionsTests.decision("stack/border/new@1x", digest: "a")

  private static func undo(_ store: RunStore) throws {
    _ = try store.recordUndo(
      of: try store.standingDecisions(), decision: approval.decision, isDone: true)
  }

  @Test func `an undo after a run counts, one before it does not`() throws {
    let folder = try TemporaryFolder()
    let store = try RunStoreDecisionsTests.store(folder)
    #expect(try store.lastDoneAct() == nil)
    _ = try store.record([Self.approval])
    try store.begin(Samples.run("between"), after: try store.lastDoneAct())
    #expect(try store.approvalsUndone(since: "between") == 0)
    try Self.undo(store)
    try store.begin(Samples.run("after"), after: try store.lastDoneAct())
    #expect(try store.approvalsUndone(since: "between") == 1)
    #expect(try store.approvalsUndone(since: "after") == 0)
    // Its own pictures are pending again, and what it saw of the baselines still holds.
    #expect(try store.approvalsUndone(since: RunStoreDecisionsTests.run) == 0)
  }

  @Test func `an undo that is done after the baselines were read counts, and once if it was cut off`() throws
  {
    let folder = try TemporaryFolder()
    let store = try RunStoreDecisionsTests.store(folder)
    _ = try store.record([Self.approval])
    let standing = try store.standingDecisions()
    _ = try store.recordUndo(of: standing, decision: Self.approval.decision, isDone: false)
    let seen = try store.lastDoneAct()
    let (sequence, cutOff) = try #require(try store.unfinishedAct())
    try store.finish(
      act: try store.recordRepair(of: cutOff, sequence, decision: Self.approval.decision))
    try store.begin(Samples.run("reader"), after: seen)
    #expect(try store.approvalsUndone(since: "reader") == 1)
    try store.begin(Samples.run("after"), after: try store.lastDoneAct())
    #expect(try store.approvalsUndone(since: "after") == 0)
  }

  @Test func `of runs of the version before, the times say what came before them`() throws {
    let folder = try TemporaryFolder()
    let connection = try Connection(path: folder.path("runs.sqlite"), mode: .create, patience: 0)
    try Migration.apply(Array(RunStore.migrations.prefix(6)), to: connection)
    for (sequence, start, end) in [
      (1, "01:00:00", "01:00:10"), (2, "03:00:00", "03:00:10"), (3, "03:59:55", "04:00:05"),
      (4, "04:00:00", "04:00:10"), (5, "04:00:01", "04:00:10"),
    ] {
      try connection.execute(
        """
        INSERT INTO runs (sequence, id, status, started_at, finished_at, tool_version, renderer_name,
          renderer_version, filters, planned_cases)
        VALUES (\(sequence), 'run-\(sequence)', 'failed', '2025-01-02T\(start)Z',
          '2025-01-02T\(end)Z', '0', 'software', '1', '[]', 1);
        """)
    }
    try connection.execute(
      """
      INSERT INTO acts VALUES (1, 'approve', 1), (2, 'undo', 1);
      INSERT INTO decisions (sequence, run, case_id, digest, action, decided_by, reason, decided_at, act, undoes)
      VALUES
        (1, 1, 'a/b/c@1x', '\(Samples.digest("a"))', 'approve', 'Ann', 'r', '2025-01-02T02:00:00Z', 1, NULL),
        (2, 1, 'a/b/c@1x', '\(Samples.digest("a"))', 'undo', 'Ann', 'r', '2025-01-02T04:00:00Z', 2, 1);
      """)
    connection.close()
    let store = try RunStore(path: folder.path("runs.sqlite"), access: .readWrite)
    #expect(try store.connection.dump("SELECT last_act FROM runs ORDER BY sequence") == "~\n1\n1\n1\n2")
    #expect(try (1...5).map { try store.approvalsUndone(since: "run-\($0)") } == [0, 1, 1, 1, 0])
  }
}
