import Review
import RunModel
import Storage
import Testing

/// Undoing beside other processes: what was found out without the tree's lock may be otherwise with it.
struct UndoingTests {
  private static let png: [UInt8] = [1]

  /// An approval that has written everything and is not recorded as done; the lock is held with it.
  private static func written(_ result: CaseResult, in project: PendingPictures) throws -> Promotion {
    let digest = try #require(result.digest)
    let entry = BaselineEntry(
      caseID: result.caseID, width: 1, height: 1, digest: digest, displayListDigest: digest,
      rendererName: "software", rendererVersion: "1", metric: "exact 1", decision: PendingPictures.decision)
    let promotion = try project.baselines.promotion(of: [(entry, png)], keeping: project.kept)
    _ = try project.store.record(
      [
        RecordedDecision(
          caseID: entry.caseID, digest: digest, action: .approve, decision: entry.decision)
      ], replacing: promotion.replaced, manifests: promotion.replacedManifests)
    try promotion.perform()
    return promotion
  }

  @Test func `an approval that ended after it seemed cut off is not undone`() throws {
    let project = try PendingPictures()
    let result = try project.results[0]
    let promotion = try Self.written(result, in: project)
    let seen = try #require(try project.store.unfinishedAct())
    let busy = try #require(throws: StorageFailure.self) {
      try project.undoing.repair(seen.act, seen.sequence, decision: PendingPictures.later)
    }
    #expect(busy.what == "another process is deciding, or a run is at work")
    try project.store.finish(act: seen.sequence)
    _ = consume promotion
    let failure = try #require(throws: StorageFailure.self) {
      try project.undoing.repair(seen.act, seen.sequence, decision: PendingPictures.later)
    }
    #expect(failure.what == "another process has ended an approval of 1 picture meanwhile")
    #expect(try project.baselines.picture(of: result.caseID) == Self.png)
    #expect(try project.store.standingDecisions().count == 1 && project.store.unfinishedAct() == nil)
  }

  @Test func `what another process has undone is not undone again`() throws {
    let project = try PendingPictures()
    try project.approve([try project.results[0]])
    let chosen = try project.store.standingDecisions()
    try project.undoing.undo(chosen, decision: PendingPictures.later)
    #expect(try project.baselines.load() == BaselineTree(entries: [:], files: []))
    let failure = try #require(throws: StorageFailure.self) {
      try project.undoing.undo(chosen, decision: PendingPictures.later)
    }
    #expect(failure.what == "the decision on stack/border/a@1x has been undone meanwhile")
  }

  @Test func `after another process was cut off, nothing else is undone before that is put right`() throws {
    let project = try PendingPictures()
    let results = try project.results
    try project.approve([results[0]])
    let chosen = try project.store.standingDecisions()
    let promotion = try Self.written(results[1], in: project)
    _ = consume promotion
    let before = try project.baselines.load()
    let failure = try #require(throws: StorageFailure.self) {
      try project.undoing.undo(chosen, decision: PendingPictures.later)
    }
    #expect(failure.what == "an approval of 1 picture was cut off")
    #expect(try project.baselines.load() == before && project.store.standingDecisions() == chosen)
  }
}
