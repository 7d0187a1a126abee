import RunModel
import Testing

@testable import Storage

struct BaselineStorePromotionTests {
  static let a = Samples.entry("stack/border/a@1x")
  static let b = Samples.entry("stack/border/b@1x")
  static let c = Samples.entry("stack/shadow/c@1x")
  static let manifest = "Baselines/stack/border/manifest.jsonl"

  @Test func `other cases' lines stay as they are`() throws {
    let folder = try TemporaryFolder()
    let store = BaselineStore(folder: folder.path("Baselines"))
    try store.promote([(Self.b, [2])])
    // A line that this version would write in another way.
    let odd = try folder.text(Self.manifest).replacing("\"clauses\":[]", with: "\"clauses\": [ \"POP-01\" ]")
    try folder.write(odd, to: Self.manifest)
    try store.promote([(Self.a, [1])])
    let lines = try folder.text(Self.manifest).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[2] == odd.split(separator: "\n")[1])
    try store.promote([(Samples.entry("stack/border/a@1x", digest: "7"), [7])])
    #expect(try store.load().entries[Self.a.caseID]?.digest == Samples.digest("7"))
    #expect(try store.picture(of: Self.a.caseID) == [7])
    #expect(try store.picture(of: Self.b.caseID) == [2])
  }

  @Test func `what cannot be written leaves the old manifest and no temporary file`() throws {
    let folder = try TemporaryFolder()
    let store = BaselineStore(folder: folder.path("Baselines"))
    try store.promote([(Self.a, [1])])
    let before = try folder.text(Self.manifest)
    try folder.makeFolder("outside")
    try folder.link("Baselines/stack/shadow", to: folder.path("outside"))
    let pictures = [(Samples.entry("stack/border/a@1x", digest: "7"), [UInt8(7)]), (Self.c, [3])]
    let failure = try #require(throws: StorageFailure.self) { try store.promote(pictures) }
    #expect(
      failure.description == """
        a folder of baselines is a symbolic link, after 1 of 2 pictures and 0 of 2 manifests were \
        written (\(folder.path("Baselines/stack/shadow"))); put the folder itself there
        """)
    #expect(try folder.text(Self.manifest) == before)
    #expect(try folder.files() == ["Baselines/stack/border/a@1x.png", Self.manifest])
    try folder.remove("Baselines/stack/shadow")
    try store.promote(pictures)
    #expect(try store.load().entries.count == 2)
  }

  @Test func `a folder in the place of a file is refused beforehand`() throws {
    let folder = try TemporaryFolder()
    let store = BaselineStore(folder: folder.path("Baselines"))
    try folder.write("in the way", to: "Baselines/stack/border/b@1x.png/file")
    #expect(throws: StorageFailure.self) { try store.promote([(Self.a, [1]), (Self.b, [2])]) }
    #expect(try folder.files() == ["Baselines/stack/border/b@1x.png/file"])
  }

  @Test func `a failure says which manifests were written`() {
    var progress = PromotionProgress(pictures: 3, manifests: 2)
    let failure = StorageFailure(what: "cannot write", location: "m", remedy: "free some space")
    #expect(progress.explaining(failure) == failure)
    progress.writtenPictures = 3
    progress.writtenManifests = ["stack/border"]
    #expect(
      progress.explaining(failure).description == """
        cannot write, after 3 of 3 pictures and 1 of 2 manifests were written (stack/border) (m); \
        free some space
        """)
  }

  @Test func `a manifest that is a link to nothing is replaced`() throws {
    let folder = try TemporaryFolder()
    let store = BaselineStore(folder: folder.path("Baselines"))
    try folder.makeFolder("Baselines/stack/shadow")
    try folder.link("Baselines/stack/shadow/manifest.jsonl", to: folder.path("nothing"))
    try store.promote([(Self.c, [3])])
    #expect(try store.load().entries == [Self.c.caseID: Self.c])
    #expect(try FileKind.exists(folder.path("nothing")) == false)
  }

  @Test func `a damaged manifest of any topic stops everything beforehand`() throws {
    let folder = try TemporaryFolder()
    let store = BaselineStore(folder: folder.path("Baselines"))
    try folder.write("damaged", to: "Baselines/stack/shadow/manifest.jsonl")
    let failure = try #require(throws: StorageFailure.self) {
      try store.promote([(Self.a, [1]), (Self.c, [3])])
    }
    #expect(failure.location == folder.path("Baselines/stack/shadow/manifest.jsonl") + ", line 1")
    #expect(try folder.files() == ["Baselines/stack/shadow/manifest.jsonl"])
  }

  @Test(arguments: ["Baselines/stack", "Baselines/stack/border"])
  func `nothing is written through a link`(link: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("outside/border")
    try folder.makeFolder(link == "Baselines/stack" ? "Baselines" : "Baselines/stack")
    try folder.link(link, to: folder.path("outside"))
    let store = BaselineStore(folder: folder.path("Baselines"))
    let failure = try #require(throws: StorageFailure.self) { try store.promote([(Self.a, [1])]) }
    #expect(failure.what == "a folder of baselines is a symbolic link")
    #expect(failure.location == folder.path(link))
    #expect(try folder.files().filter { $0.hasSuffix(".png") } == [])
  }

  @Test func `two promotions at once are not mixed`() throws {
    let folder = try TemporaryFolder()
    let store = BaselineStore(folder: folder.path("Baselines"))
    try folder.makeFolder("Baselines")
    let lock = try FolderLock(store.folder)
    let failure = try #require(throws: StorageFailure.self) { try store.promote([(Self.a, [1])]) }
    #expect(failure.what == "another process is deciding, or a run is at work")
    #expect(try folder.files() == [])
    _ = consume lock
    try store.promote([(Self.a, [1])])
  }

  @Test func `what is read as it is nobody changes meanwhile; others may read it too`() throws {
    let folder = try TemporaryFolder()
    let store = BaselineStore(folder: folder.path("Baselines"))
    if case .some = try store.lockForReading() { Issue.record("there is no tree to read") }
    try store.promote([(Self.a, [1])])
    let first = try store.lockForReading()
    let second = try store.lockForReading()
    #expect(throws: StorageFailure.self) { try store.promote([(Self.b, [1])]) }
    #expect(try store.whileAtRest { 7 } == 7)
    _ = consume first
    #expect(throws: StorageFailure.self) { try store.promote([(Self.b, [1])]) }
    _ = consume second
    try store.promote([(Self.b, [1])])
  }
}
