import Glibc
import Testing

@testable import Storage

/// What lies in the place of a record, or beside it, is not as it should be.
struct RunStoreOpeningTests {
  @Test(arguments: [RunStore.Access.readWrite, .readOnly])
  func `a file of anything else is no database`(access: RunStore.Access) throws {
    let folder = try TemporaryFolder()
    try folder.write((0..<9_000).map { UInt8(truncatingIfNeeded: $0 &* 31 + 7) }, to: "runs.sqlite")
    let failure = try #require(throws: StorageFailure.self) {
      try RunStore(path: folder.path("runs.sqlite"), access: access)
    }
    #expect(failure.database?.code == .notADatabase)
    #expect(failure.what.hasPrefix("the file is not a database [SQLITE_NOTADB: "))
  }

  @Test func `a folder that cannot be made says so`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a file", to: "file")
    let failure = try #require(throws: StorageFailure.self) {
      try RunStore(path: folder.path("file/below/runs.sqlite"), access: .readWrite)
    }
    #expect(failure.what == "cannot create the folder: Not a directory")
    #expect(failure.location == folder.path("file/below"))
  }

  @Test(arguments: [RunStore.Access.readWrite, .readOnly])
  func `a folder in the place of the file says so`(access: RunStore.Access) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("runs.sqlite")
    let failure = try #require(throws: StorageFailure.self) {
      try RunStore(path: folder.path("runs.sqlite"), access: access)
    }
    #expect(failure.what == "a folder lies in the place of the database")
    #expect(failure.location == folder.path("runs.sqlite"))
  }

  @Test(arguments: [RunStore.Access.readWrite, .readOnly], [true, false])
  func `a pipe in the place of the file says so`(access: RunStore.Access, isLinked: Bool) throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    // With both of its ends open nobody who opens it waits, whatever the store does.
    let ends = open(pipe, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    try #require(ends >= 0)
    defer { close(ends) }
    try folder.link("runs.sqlite", to: pipe)
    let failure = try #require(throws: StorageFailure.self) {
      try RunStore(path: isLinked ? folder.path("runs.sqlite") : pipe, access: access)
    }
    #expect(failure.what == "something else than a file lies in the place of the database")
  }

  @Test func `a file that SQLite cannot open says so`() throws {
    let folder = try TemporaryFolder()
    let failure = try #require(throws: StorageFailure.self) {
      try Connection(path: folder.path("nowhere/runs.sqlite"), mode: .create, patience: 0)
    }
    #expect(failure.database?.code.primary == .cannotOpen)
    #expect(failure.what == "the database cannot be opened [SQLITE_CANTOPEN: unable to open database file]")
  }

  @Test func `a record that is not there cannot be read, and is not made`() throws {
    let folder = try TemporaryFolder()
    let failure = try #require(throws: StorageFailure.self) {
      try RunStore(path: folder.path("runs.sqlite"), access: .readOnly)
    }
    #expect(failure.what == "there is no record of runs")
    #expect(try folder.files() == [])
  }

  /// A link in the place of the log's index, which SQLite does not follow, stands for a folder in which no
  /// file can be made, which permissions do not bring about for every user.
  @Test func `a record is read where nothing can be written beside it`() throws {
    let folder = try TemporaryFolder()
    let name = "50% of #1?.sqlite"
    let store = try RunStore(path: folder.path(name), access: .readWrite)
    try store.begin(Samples.run(RunStoreFailureTests.run), after: nil)
    store.close()
    try folder.link(name + "-shm", to: "nothing")
    let reader = try RunStore(path: folder.path(name), access: .readOnly)
    #expect(try reader.run(RunStoreFailureTests.run) == Samples.run(RunStoreFailureTests.run))
  }

  @Test func `a log that cannot be read is not left out silently`() throws {
    let folder = try TemporaryFolder()
    let store = try RunStore(path: folder.path("runs.sqlite"), access: .readWrite)
    try store.begin(Samples.run(RunStoreFailureTests.run), after: nil)
    try folder.makeFolder("killed")
    try folder.link("killed/runs.sqlite-shm", to: "nothing")
    for suffix in ["", "-wal"] { try folder.copy("runs.sqlite\(suffix)", to: "killed/runs.sqlite\(suffix)") }
    let failure = try #require(throws: StorageFailure.self) {
      try RunStore(path: folder.path("killed/runs.sqlite"), access: .readOnly)
    }
    #expect(failure.what.hasPrefix("the last writes to the database are in its log"))
  }
}
