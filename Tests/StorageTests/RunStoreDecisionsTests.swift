import RunModel
import Testing

@testable import Storage

struct RunStoreDecisionsTests {
  static let run = "20250102-030405-aaaa"

  static func decision(_ id: String, digest: Character) -> RecordedDecision {
    RecordedDecision(
      caseID: Samples.caseID(id), digest: Samples.digest(digest), action: .approve,
      decision: Decision(by: "Ann", reason: "as drawn", at: "2025-01-02T04:00:00Z", run: run))
  }

  /// A run with a picture for every verdict that has one, each of the digest `a`.
  static func store(_ folder: borrowing TemporaryFolder) throws -> RunStore {
    let store = try RunStore(path: folder.path("runs.sqlite"), access: .readWrite)
    try store.begin(Samples.run(run), after: nil)
    let results = Verdict.allCases.enumerated().map { ordinal, verdict in
      var result = Samples.full("stack/border/\(verdict)@1x".lowercased(), ordinal: ordinal)
      result.verdict = verdict
      return result
    }
    try store.append(results, to: run)
    return store
  }

  @Test func `pending is what needs a picture approved and has not been decided`() throws {
    let folder = try TemporaryFolder()
    let store = try Self.store(folder)
    #expect(
      try store.pendingResults(of: Self.run).map(\.caseID.description)
        == ["stack/border/changed@1x", "stack/border/new@1x", "stack/border/missing@1x"])
    _ = try store.record([
      Self.decision("stack/border/new@1x", digest: "a"),
      Self.decision("stack/border/changed@1x", digest: "a"),
    ])
    #expect(try store.pendingResults(of: Self.run).map(\.caseID.description) == ["stack/border/missing@1x"])
    #expect(
      try Set(store.standingDecisions(on: Self.run).keys)
        == [Samples.caseID("stack/border/new@1x"), Samples.caseID("stack/border/changed@1x")])
  }

  @Test func `a decision comes back as it was recorded`() throws {
    let folder = try TemporaryFolder()
    let store = try Self.store(folder)
    let decision = Self.decision("stack/border/new@1x", digest: "a")
    _ = try store.record([decision])
    #expect(try store.decisions(of: Self.run) == [decision])
    #expect(
      try store.connection.dump("SELECT * FROM decisions") == """
        1|1|stack/border/new@1x|\(Samples.digest("a"))|approve|Ann|as drawn|2025-01-02T04:00:00Z|1|~
        """)
  }

  @Test(arguments: [
    decision("stack/border/new@1x", digest: "b"), decision("stack/border/nobody@1x", digest: "a"),
  ])
  func `a decision on a picture that the run does not have stops them all`(wrong: RecordedDecision) throws {
    let folder = try TemporaryFolder()
    let store = try Self.store(folder)
    #expect(throws: StorageFailure.self) {
      try store.record([Self.decision("stack/border/changed@1x", digest: "a"), wrong])
    }
    #expect(try store.decisions(of: Self.run) == [])
  }
}
