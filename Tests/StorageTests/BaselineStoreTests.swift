import RunModel
import Testing

@testable import Storage

struct BaselineStoreTests {
  static let a = Samples.entry("stack/border/a@1x")
  static let b = Samples.entry("stack/shadow/b@2x", digest: "2")

  /// Two topics with one baseline each.
  static func store(_ folder: borrowing TemporaryFolder) throws -> BaselineStore {
    let store = BaselineStore(folder: folder.path("Baselines"))
    try store.promote([(a, [1]), (b, [2])])
    return store
  }

  @Test func `a tree that is not there holds nothing`() throws {
    let folder = try TemporaryFolder()
    let store = BaselineStore(folder: folder.path("Baselines"))
    #expect(try store.load() == BaselineTree(entries: [:], files: []))
    #expect(try store.picture(of: Self.a.caseID) == nil)
    #expect(try folder.files() == [])
  }

  @Test func `what is promoted is loaded`() throws {
    let folder = try TemporaryFolder()
    let store = try Self.store(folder)
    #expect(
      try folder.files() == [
        "Baselines/stack/border/a@1x.png", "Baselines/stack/border/manifest.jsonl",
        "Baselines/stack/shadow/b@2x.png", "Baselines/stack/shadow/manifest.jsonl",
      ])
    #expect(
      try store.load()
        == BaselineTree(
          entries: [Self.a.caseID: Self.a, Self.b.caseID: Self.b],
          files: ["stack/border/a@1x.png", "stack/shadow/b@2x.png"]))
    #expect(try store.picture(of: Self.b.caseID) == [2])
    #expect(store.path(of: Self.a.caseID) == folder.path("Baselines/stack/border/a@1x.png"))
    try folder.remove("Baselines/stack/shadow/b@2x.png")
    #expect(try store.picture(of: Self.b.caseID) == nil)
    #expect(try store.load().entries[Self.b.caseID] == Self.b)
  }

  @Test func `a damaged manifest is named with its line`() throws {
    let folder = try TemporaryFolder()
    let store = try Self.store(folder)
    try folder.write(
      try folder.text("Baselines/stack/border/manifest.jsonl") + "{",
      to: "Baselines/stack/border/manifest.jsonl")
    let failure = try #require(throws: StorageFailure.self) { try store.load() }
    #expect(failure.location == folder.path("Baselines/stack/border/manifest.jsonl") + ", line 3")
  }

  @Test func `entries and files without a case are unreferenced, sorted by path`() throws {
    let folder = try TemporaryFolder()
    let store = try Self.store(folder)
    for stray in ["stack/border/z@1x.png", "stack/border/known@1x.png", "top.png", "stack/border/x/deep.png"]
    {
      try folder.write("stray", to: "Baselines/\(stray)")
    }
    try folder.write("no picture", to: "Baselines/README.md")
    let known: Set = [
      Self.a.caseID, Samples.caseID("stack/border/known@1x"), Samples.caseID("stack/border/gone@1x"),
    ]
    let expected = [
      UnreferencedBaseline(path: "stack/border/x/deep.png", kind: .file),
      UnreferencedBaseline(path: "stack/border/z@1x.png", kind: .file),
      UnreferencedBaseline(path: "stack/shadow/b@2x.png", kind: .entry),
      UnreferencedBaseline(path: "top.png", kind: .file),
    ]
    #expect(try store.load().unreferenced(known: known) == expected)
    try folder.remove("Baselines/stack/shadow/b@2x.png")
    #expect(try store.load().unreferenced(known: known) == expected, "an entry, with or without its file")
  }

  @Test func `links that lead out of the tree are refused`() throws {
    let folder = try TemporaryFolder()
    let store = try Self.store(folder)
    try folder.write("secret", to: "outside/a@1x.png")
    try folder.link("Baselines/stack/border/out@1x.png", to: folder.path("outside/a@1x.png"))
    let failure = try #require(throws: StorageFailure.self) {
      try store.picture(of: Samples.caseID("stack/border/out@1x"))
    }
    #expect(failure.what == "a symbolic link leads out of the tree of baselines")
    #expect(throws: StorageFailure.self) { try store.load() }
    try folder.remove("Baselines/stack/border/out@1x.png")

    try folder.link("Baselines/stack/border/in@1x.png", to: "a@1x.png")
    #expect(try store.picture(of: Samples.caseID("stack/border/in@1x")) == [1])
    #expect(try store.load().files.contains("stack/border/in@1x.png"))

    try folder.link("Baselines/stack/linked", to: "border")
    #expect(throws: StorageFailure.self) { try store.load() }
  }

  @Test func `a tree that is itself behind a link is read`() throws {
    let folder = try TemporaryFolder()
    _ = try Self.store(folder)
    try folder.link("Link", to: "Baselines")
    let store = BaselineStore(folder: folder.path("Link"))
    #expect(try store.load().entries.count == 2)
    #expect(try store.picture(of: Self.a.caseID) == [1])
  }

  @Test func `a file that is too large is refused before it is read`() throws {
    let folder = try TemporaryFolder()
    let store = BaselineStore(folder: folder.path("Baselines"))
    try folder.makeSparse("Baselines/stack/border/a@1x.png", size: BoundedFile.limit + 1)
    let failure = try #require(throws: StorageFailure.self) { _ = try store.picture(of: Self.a.caseID) }
    #expect(failure.what == "cannot read the file: File too large")
  }
}
