import RunModel
import Testing

@testable import Storage

struct RunStoreFailureTests {
  static let run = "20250102-030405-aaaa"
  static let result = Samples.full("stack/border/a@2x", ordinal: 0)

  @Test(arguments: [RunStore.Access.readWrite, .readOnly])
  func `a run that is dropped half-way is there and incomplete`(access: RunStore.Access) throws {
    let folder = try TemporaryFolder()
    do {
      let store = try RunStore(path: folder.path("runs.sqlite"), access: .readWrite)
      try store.begin(Samples.run(Self.run), after: nil)
      try store.append([Self.result], to: Self.run)
    }
    let store = try RunStore(path: folder.path("runs.sqlite"), access: access)
    #expect(try store.latestRun(complete: false) == Samples.run(Self.run))
    #expect(try store.results(of: Self.run) == [Self.result])
  }

  /// The files as they are while the writer lives are those that a killed process leaves.
  @Test(arguments: [RunStore.Access.readWrite, .readOnly])
  func `what a killed process leaves is readable up to the last batch`(access: RunStore.Access) throws {
    let folder = try TemporaryFolder()
    let store = try RunStore(path: folder.path("runs.sqlite"), access: .readWrite)
    try store.begin(Samples.run(Self.run), after: nil)
    try store.append([Self.result], to: Self.run)
    try store.connection.execute("BEGIN IMMEDIATE; DELETE FROM results")
    try folder.makeFolder("killed")
    for suffix in ["", "-wal"] { try folder.copy("runs.sqlite\(suffix)", to: "killed/runs.sqlite\(suffix)") }
    store.close()

    let reader = try RunStore(path: folder.path("killed/runs.sqlite"), access: access)
    #expect(try reader.run(Self.run) == Samples.run(Self.run))
    #expect(try reader.results(of: Self.run) == [Self.result])
  }

  @Test func `a reader sees finished batches while a run goes on`() throws {
    let folder = try TemporaryFolder()
    let store = try RunStore(path: folder.path("runs.sqlite"), access: .readWrite)
    try store.begin(Samples.run(Self.run), after: nil)
    try store.connection.execute("BEGIN EXCLUSIVE; DELETE FROM runs")
    let reader = try RunStore(path: folder.path("runs.sqlite"), access: .readOnly, patience: 0)
    #expect(try reader.runs(limit: 9).map(\.id) == [Self.run])
  }

  @Test func `a locked database says so`() throws {
    let folder = try TemporaryFolder()
    let store = try RunStore(path: folder.path("runs.sqlite"), access: .readWrite)
    let other = try RunStore(path: folder.path("runs.sqlite"), access: .readWrite, patience: 50)
    try store.connection.execute("BEGIN IMMEDIATE")
    let failure = try #require(throws: StorageFailure.self) { try other.append([], to: Self.run) }
    #expect(
      failure.description == """
        the database is in use by another process [SQLITE_BUSY: database is locked, while running BEGIN \
        IMMEDIATE] (\(folder.path("runs.sqlite"))); wait until that has ended, then try again
        """)
    #expect(failure.database?.sql == "BEGIN IMMEDIATE")
    try store.connection.execute("COMMIT")
    #expect(throws: StorageFailure.self) { try other.append([], to: Self.run) }
    try store.begin(Samples.run(Self.run), after: nil)
    try other.append([Self.result], to: Self.run)
  }

  @Test func `a damaged database says so`() throws {
    let folder = try TemporaryFolder()
    let store = try RunStore(path: folder.path("runs.sqlite"), access: .readWrite)
    let page = try #require(
      try store.connection.rows("SELECT rootpage FROM sqlite_schema WHERE name = 'runs'") { $0.integer(0) }
        .first)
    store.close()
    // A table's first page is overwritten, the header and the list of tables stay.
    var bytes = try #require(try BoundedFile.read(folder.path("runs.sqlite")))
    for index in (page - 1) * 4_096..<page * 4_096 { bytes[index] = 0xA5 }
    try folder.write(bytes, to: "runs.sqlite")
    let reader = try RunStore(path: folder.path("runs.sqlite"), access: .readOnly)
    let failure = try #require(throws: StorageFailure.self) { try reader.runs(limit: 1) }
    #expect(failure.database?.code.primary == .corrupt)
    #expect(failure.what.hasPrefix("the database is damaged [SQLITE_CORRUPT"))
  }

  @Test func `a word that nothing here has written is damage`() throws {
    let folder = try TemporaryFolder()
    let store = try RunStore(path: folder.path("runs.sqlite"), access: .readWrite)
    try store.begin(Samples.run(Self.run), after: nil)
    try store.connection.execute("UPDATE runs SET status = 'splendid'")
    let failure = try #require(throws: StorageFailure.self) { try store.run(Self.run) }
    #expect(failure.what == "the record holds \"splendid\", which is no status")
  }

  /// A run's id names a folder, and a picture's sides are multiplied.
  @Test(arguments: [
    ("runs SET id = '../../evil'", "\"../../evil\", which is no id"),
    ("runs SET id = ''", "\"\", which is no id"),
    ("results SET width = 4294967296", "\"4294967296\", which is no width"),
    ("results SET height = -1", "\"-1\", which is no height"),
  ]) func `what is no id and no side is damage`(change: String, words: String) throws {
    let folder = try TemporaryFolder()
    let store = try RunStore(path: folder.path("runs.sqlite"), access: .readWrite)
    try store.begin(Samples.run(Self.run), after: nil)
    try store.append([Samples.full("stack/border/a@2x", ordinal: 0)], to: Self.run)
    try store.connection.execute("UPDATE \(change)")
    let failure = try #require(throws: StorageFailure.self) {
      _ = try store.runs(limit: 1)
      _ = try store.results(of: Self.run)
    }
    #expect(failure.what == "the record holds \(words)")
  }

  @Test func `a full disk says so, and the record stays`() throws {
    let folder = try TemporaryFolder()
    let store = try RunStore(path: folder.path("runs.sqlite"), access: .readWrite)
    try store.begin(Samples.run(Self.run), after: nil)
    // The pages that there are, as if the disk had room for no more.
    try store.connection.execute("PRAGMA max_page_count = 1")
    let many = (0..<500).map { Samples.full("stack/border/a\($0)@2x", ordinal: $0) }
    let failure = try #require(throws: StorageFailure.self) { try store.append(many, to: Self.run) }
    #expect(failure.database?.code == .full)
    #expect(failure.what.hasPrefix("no room is left for the database [SQLITE_FULL: "))
    #expect(try store.results(of: Self.run) == [])
    #expect(try store.run(Self.run) == Samples.run(Self.run))
  }

  @Test func `a reader cannot write`() throws {
    let folder = try TemporaryFolder()
    try RunStore(path: folder.path("runs.sqlite"), access: .readWrite).close()
    let reader = try RunStore(path: folder.path("runs.sqlite"), access: .readOnly)
    let failure = try #require(throws: StorageFailure.self) {
      try reader.begin(Samples.run(Self.run), after: nil)
    }
    #expect(failure.database?.code.primary == .readOnly)
  }
}
