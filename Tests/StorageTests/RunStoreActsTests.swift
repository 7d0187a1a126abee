import RunModel
import Testing

@testable import Storage

struct RunStoreActsTests {
  static let run = RunStoreDecisionsTests.run
  static let approval = RunStoreDecisionsTests.decision("stack/border/new@1x", digest: "a")
  static let replaced = ReplacedBaseline(
    caseID: approval.caseID, fileBefore: nil, lineBefore: "{}", fileAfter: Samples.digest("1"),
    lineAfter: "{\"a\":1}")
  static let manifest = ReplacedManifest(
    topic: "stack/border", before: Samples.digest("2"), after: Samples.digest("3"))
  static let later = Decision(by: "Bo", reason: "too early", at: "2025-01-03T04:00:00Z", run: "")

  static func pending(_ store: RunStore) throws -> Bool {
    try store.pendingResults(of: run).contains { $0.caseID == approval.caseID }
  }

  @Test func `an act stands once it is done, and no longer once its undo is`() throws {
    let folder = try TemporaryFolder()
    let store = try RunStoreDecisionsTests.store(folder)
    let act = try store.record([Self.approval], replacing: [Self.replaced], manifests: [Self.manifest])
    #expect(try store.standingDecisions() == [] && Self.pending(store))
    let cutOff = try #require(try store.unfinishedAct())
    #expect(cutOff.sequence == act && cutOff.act.action == .approve)
    #expect(cutOff.act.decisions.map(\.recorded) == [Self.approval])
    let refusal = try #require(throws: StorageFailure.self) { try store.record([Self.approval]) }
    #expect(refusal.what == "an approval of 1 picture was begun and is not done")
    try store.finish(act: act)
    let standing = try store.standingDecisions()
    #expect(try standing.map(\.recorded) == [Self.approval] && store.unfinishedAct() == nil)
    #expect(try !Self.pending(store))
    #expect(try store.replaced(by: standing) == [Self.replaced])
    #expect(try store.replacedManifests(by: standing) == [Self.manifest])
    #expect(try store.lastAct(on: nil)?.decisions == standing)
    #expect(try store.lastAct(on: "another") == nil)

    let undo = try store.recordUndo(of: standing, decision: Self.later, isDone: false)
    #expect(try store.standingDecisions() == standing && store.unfinishedAct()?.act.action == .undo)
    #expect(try store.unfinishedAct()?.act.decisions == standing)
    try store.finish(act: undo)
    #expect(try store.standingDecisions() == [] && store.lastAct(on: nil) == nil && Self.pending(store))
    #expect(try store.decisions(of: Self.run).map(\.action) == [.approve, .undo])
  }

  @Test func `an approval that was cut off is done with once it is undone`() throws {
    let folder = try TemporaryFolder()
    let store = try RunStoreDecisionsTests.store(folder)
    _ = try store.record([Self.approval], replacing: [Self.replaced], manifests: [Self.manifest])
    let (sequence, cutOff) = try #require(try store.unfinishedAct())
    let undo = try store.recordRepair(of: cutOff, sequence, decision: Self.later)
    try store.finish(act: undo)
    #expect(try store.unfinishedAct() == nil && store.standingDecisions() == [] && Self.pending(store))
    // Nobody ends it a second time.
    let failure = try #require(throws: StorageFailure.self) {
      try store.recordRepair(of: cutOff, sequence, decision: Self.later)
    }
    #expect(failure.what == "another process has ended an approval of 1 picture meanwhile")
    #expect(try store.decisions(of: Self.run).map(\.action) == [.approve, .undo])
  }

  @Test func `an undo that was cut off is done once another completes it, which has its own name and reason`()
    throws
  {
    let folder = try TemporaryFolder()
    let store = try RunStoreDecisionsTests.store(folder)
    _ = try store.record([Self.approval])
    let standing = try store.standingDecisions()
    _ = try store.recordUndo(of: standing, decision: Self.later, isDone: false)
    let completing = Decision(by: "Cy", reason: "was cut off", at: "2025-01-04T04:00:00Z", run: "")
    // The completion may be cut off like the undo.
    for _ in 1...2 {
      let (sequence, cutOff) = try #require(try store.unfinishedAct())
      #expect(cutOff == RecordedAct(action: .undo, decisions: standing))
      _ = try store.recordRepair(of: cutOff, sequence, decision: completing)
    }
    let last = try #require(try store.unfinishedAct()).sequence
    try store.finish(act: last)
    #expect(try store.unfinishedAct() == nil && store.standingDecisions() == [] && Self.pending(store))
    #expect(try store.decisions(of: Self.run).map(\.decision.by) == ["Ann", "Bo", "Cy", "Cy"])
  }

  @Test func `of two undos of one decision, chosen at the same instant, one is recorded`() throws {
    let folder = try TemporaryFolder()
    let store = try RunStoreDecisionsTests.store(folder)
    let other = try RunStore(path: folder.path("runs.sqlite"), access: .readWrite)
    var rejection = Self.approval
    rejection.action = .reject
    _ = try store.record([rejection])
    let (chosen, chosenToo) = (try store.standingDecisions(), try other.standingDecisions())
    #expect(chosen == chosenToo && chosen.count == 1)
    _ = try store.recordUndo(of: chosen, decision: Self.later, isDone: true)
    let failure = try #require(throws: StorageFailure.self) {
      try other.recordUndo(of: chosenToo, decision: Self.later, isDone: true)
    }
    #expect(failure.what == "the decision on stack/border/new@1x has been undone meanwhile")
    #expect(try store.decisions(of: Self.run).map(\.action) == [.reject, .undo])
  }

  @Test func `nothing is undone while an act is not done`() throws {
    let folder = try TemporaryFolder()
    let store = try RunStoreDecisionsTests.store(folder)
    _ = try store.record([Self.approval])
    let standing = try store.standingDecisions()
    _ = try store.recordUndo(of: standing, decision: Self.later, isDone: false)
    let failure = try #require(throws: StorageFailure.self) {
      try store.recordUndo(of: standing, decision: Self.later, isDone: false)
    }
    #expect(failure.what == "an undo of 1 picture was begun and is not done")
  }

  @Test func `an act that is abandoned leaves nothing`() throws {
    let folder = try TemporaryFolder()
    let store = try RunStoreDecisionsTests.store(folder)
    let before = try store.connection.dumpContent()
    let act = try store.record([Self.approval], replacing: [Self.replaced], manifests: [Self.manifest])
    try store.abandon(act: act)
    #expect(try store.connection.dumpContent() == before)
  }

  @Test func `what has been decided on meanwhile is refused; a rejection can be superseded`() throws {
    let folder = try TemporaryFolder()
    let store = try RunStoreDecisionsTests.store(folder)
    var rejection = Self.approval
    rejection.action = .reject
    _ = try store.record([rejection])
    #expect(try store.rejections(of: Self.run) == [Self.approval.caseID: Self.approval.decision])
    let again = try #require(throws: StorageFailure.self) { try store.record([rejection]) }
    #expect(again.what == "stack/border/new@1x has been rejected meanwhile")
    _ = try store.record([Self.approval])
    #expect(try store.rejections(of: Self.run).isEmpty)
    for decision in [rejection, Self.approval] {
      let refusal = try #require(throws: StorageFailure.self) { try store.record([decision]) }
      #expect(refusal.what == "stack/border/new@1x has been approved meanwhile")
    }
  }

  @Test func `of an approval of a version without acts nothing is kept`() throws {
    let folder = try TemporaryFolder()
    let store = try RunStoreDecisionsTests.store(folder)
    _ = try store.record([Self.approval])
    try store.connection.execute("UPDATE decisions SET act = NULL")
    let standing = try store.standingDecisions()
    #expect(try standing.map(\.recorded) == [Self.approval] && store.lastAct(on: nil) == nil)
    let failure = try #require(throws: StorageFailure.self) { try store.replaced(by: standing) }
    #expect(failure.what == "nothing is kept of what the approval of stack/border/new@1x replaced")
  }

  @Test func `an act is cut off only when nobody holds the tree`() throws {
    let folder = try TemporaryFolder()
    let store = try RunStoreDecisionsTests.store(folder)
    let baselines = BaselineStore(folder: folder.path("Baselines"))
    try store.requireNothingCutOff(in: baselines)
    let lock = try baselines.lock()
    let act = try store.record([Self.approval], replacing: [Self.replaced], manifests: [Self.manifest])
    #expect(try store.cutOffAct(in: baselines) == nil && store.cutOffActs(in: baselines).isEmpty)
    let busy = try #require(throws: StorageFailure.self) { try store.requireNothingCutOff(in: baselines) }
    #expect(busy.what == "another process is deciding, or a run is at work")
    _ = consume lock
    #expect(try store.cutOffAct(in: baselines)?.sequence == act)
    #expect(try store.cutOffActs(in: baselines) == [act])
    let refusal = try #require(throws: StorageFailure.self) { try store.requireNothingCutOff(in: baselines) }
    #expect(refusal.what == "an approval of 1 picture was cut off")
    // A tree that someone deleted is held by nobody, and is not made for the question.
    try folder.remove("Baselines")
    #expect(try store.cutOffAct(in: baselines)?.sequence == act)
    #expect(try FileKind.exists(baselines.folder) == false)
  }
}
