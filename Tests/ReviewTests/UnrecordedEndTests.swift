import Review
import RunModel
import Testing

@testable import Storage

/// All files of an act are written, and the record cannot say so.
struct UnrecordedEndTests {
  private static let noRoom =
    "since its end cannot be recorded: no room is left for the database [SQLITE_FULL: "

  /// Lets the record take what an act begins with, and nothing when it ends.
  private static func fill(_ connection: Connection) throws {
    let pages = try connection.rows("PRAGMA page_count") { $0.integer(0) }[0]
    try connection.execute(
      """
      CREATE TABLE ballast (bytes BLOB);
      CREATE TRIGGER fill BEFORE UPDATE ON acts BEGIN INSERT INTO ballast VALUES (zeroblob(9000000)); END;
      PRAGMA max_page_count = \(pages + 1000);
      """)
  }

  private static func makeRoom(_ connection: Connection) throws {
    try connection.execute("DROP TRIGGER fill; PRAGMA max_page_count = 1000000")
  }

  @Test func `an approval says what was written, that it counts as cut off, and what to do`() throws {
    let project = try PendingPictures()
    let before = try project.baselines.load()
    try Self.fill(project.store.connection)
    let failure = try #require(throws: StorageFailure.self) { try project.approve(try project.results) }
    let written = "the pictures (2) and manifests (1) are written, but the approval counts as cut off, "
    #expect(failure.what.hasPrefix(written + Self.noRoom), "\(failure)")
    let undo = "proofsheet undo --reason TEXT, which puts back what was there before, and approve again"
    #expect(failure.remedy == "free some space, then \(undo)")
    #expect(try project.baselines.load().entries.count == 2)
    try Self.makeRoom(project.store.connection)
    let found = try #require(try project.store.cutOffAct(in: project.baselines))
    try project.undoing.repair(found.act, found.sequence, decision: PendingPictures.later)
    #expect(try project.baselines.load() == before)
    try project.approve(try project.results)
    #expect(try project.store.standingDecisions().count == 2)
  }

  /// A table whose pages belong to an index: the record is found damaged when an act ends, and not before.
  private static func damage(_ connection: Connection) throws {
    try connection.execute(
      """
      CREATE TABLE ballast (bytes BLOB);
      CREATE TRIGGER damage BEFORE UPDATE ON acts BEGIN INSERT INTO ballast VALUES (1); END;
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET rootpage = (
        SELECT rootpage FROM sqlite_schema WHERE name = 'decisions_of_run') WHERE name = 'ballast';
      PRAGMA writable_schema = RESET;
      """)
  }

  @Test func `a record that is lost meanwhile undoes nothing: version control has the baselines`() throws {
    let project = try PendingPictures()
    try Self.damage(project.store.connection)
    let failure = try #require(throws: StorageFailure.self) { try project.approve(try project.results) }
    #expect(failure.database?.code.primary == .corrupt)
    #expect(
      failure.remedy
        == "move it away, then put the baselines back from version control, run, and approve again")
  }

  @Test func `an undo whose record is lost meanwhile has put back the baselines`() throws {
    let project = try PendingPictures()
    try project.approve(try project.results)
    let standing = try project.store.standingDecisions()
    try Self.damage(project.store.connection)
    let failure = try #require(throws: StorageFailure.self) {
      try project.undoing.undo(standing, decision: PendingPictures.later)
    }
    #expect(failure.what.hasPrefix("the baselines are put back, but the undo counts as cut off, "))
    #expect(failure.remedy == "move it away: the next run begins a new record")
    #expect(try project.baselines.load().entries.isEmpty)
  }

  @Test func `an undo says that all is put back, that it counts as cut off, and what to do`() throws {
    let project = try PendingPictures()
    try project.approve(try project.results)
    let standing = try project.store.standingDecisions()
    try Self.fill(project.store.connection)
    let failure = try #require(throws: StorageFailure.self) {
      try project.undoing.undo(standing, decision: PendingPictures.later)
    }
    let written = "the baselines are put back, but the undo counts as cut off, "
    #expect(failure.what.hasPrefix(written + Self.noRoom), "\(failure)")
    #expect(failure.remedy == "free some space, then proofsheet undo --reason TEXT, which completes it")
    #expect(try project.baselines.load().entries.isEmpty)
    try Self.makeRoom(project.store.connection)
    let found = try #require(try project.store.cutOffAct(in: project.baselines))
    #expect(found.act.action == .undo)
    try project.undoing.repair(found.act, found.sequence, decision: PendingPictures.later)
    #expect(try project.store.standingDecisions().isEmpty && project.store.unfinishedAct() == nil)
  }
}
