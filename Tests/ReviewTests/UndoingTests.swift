import Foundation
import RunModel
import Storage
import Testing

@testable import Review

/// Undoing beside other processes: what was found out without the tree's lock may be otherwise with it.
final class UndoingTests {
  private static let run = "20250102-030405-aaaa"
  private static let later = Decision(by: "Bo", reason: "too early", at: "2025-01-03T04:00:00Z", run: "")

  private let folder: URL
  private let store: RunStore
  private let baselines: BaselineStore
  private let kept: KeptFiles
  private let entry: BaselineEntry
  private var undoing: Undoing { Undoing(store: store, kept: kept, baselines: baselines) }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString)")
    let database = folder.appendingPathComponent("record/runs.sqlite").path
    store = try RunStore(path: database, access: .readWrite)
    baselines = BaselineStore(folder: folder.appendingPathComponent("Baselines").path)
    kept = KeptFiles(besideDatabase: database)
    let caseID = try #require(CaseID("stack/border/a@1x"))
    let digest = try #require(Digest(String(repeating: "a", count: 64)))
    entry = BaselineEntry(
      caseID: caseID, width: 1, height: 1, digest: digest, displayListDigest: digest,
      rendererName: "software", rendererVersion: "1", metric: "exact 1",
      decision: Decision(by: "Ann", reason: "as drawn", at: "2025-01-02T04:00:00Z", run: Self.run))
    try store.begin(
      RunRecord(
        id: Self.run, startedAt: "2025-01-02T03:04:05Z", toolVersion: "1", rendererName: "software",
        rendererVersion: "1", filters: [], shard: nil, plannedCases: 1))
    var result = CaseResult(caseID: caseID, ordinal: 0, verdict: .new, parameters: "{}")
    result.digest = digest
    try store.append([result], to: Self.run)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// An approval that has written everything and is not recorded as done; the lock is held with it.
  private func written() throws -> Promotion {
    let promotion = try baselines.promotion(of: [(entry, [1])], keeping: kept)
    _ = try store.record(
      [
        RecordedDecision(
          caseID: entry.caseID, digest: entry.digest, action: .approve, decision: entry.decision)
      ], replacing: promotion.replaced, manifests: promotion.replacedManifests)
    try promotion.perform()
    return promotion
  }

  @Test func `an approval that ended after it seemed cut off is not undone`() throws {
    let promotion = try written()
    let seen = try #require(try store.unfinishedAct())
    let busy = try #require(throws: StorageFailure.self) {
      try undoing.repair(seen.act, seen.sequence, decision: Self.later)
    }
    #expect(busy.what == "another process is deciding")
    try store.finish(act: seen.sequence)
    _ = consume promotion
    let failure = try #require(throws: StorageFailure.self) {
      try undoing.repair(seen.act, seen.sequence, decision: Self.later)
    }
    #expect(failure.what == "another process has ended an approval of 1 picture meanwhile")
    #expect(try baselines.picture(of: entry.caseID) == [1])
    #expect(try store.standingDecisions().count == 1 && store.unfinishedAct() == nil)
  }

  @Test func `what another process has undone is not undone again`() throws {
    let promotion = try written()
    try store.finish(act: try #require(try store.unfinishedAct()).sequence)
    _ = consume promotion
    let chosen = try store.standingDecisions()
    try undoing.undo(chosen, decision: Self.later)
    #expect(try baselines.load() == BaselineTree(entries: [:], files: []))
    let failure = try #require(throws: StorageFailure.self) {
      try undoing.undo(chosen, decision: Self.later)
    }
    #expect(failure.what == "the decision on stack/border/a@1x has been undone meanwhile")
  }
}
