import RunModel
import Testing

@testable import Storage

/// Every state in which the writing of an approval can stop, made by hand, and what becomes of it.
struct RestorationTests {
  static let a = Samples.entry("stack/border/a@1x", digest: "7")
  static let b = Samples.entry("stack/border/b@1x")
  static let c = Samples.entry("stack/shadow/c@1x")
  static let (fileA, fileB, fileC) = (
    "Baselines/\(a.caseID).png", "Baselines/\(b.caseID).png", "Baselines/\(c.caseID).png"
  )
  static let border = "Baselines/stack/border/manifest.jsonl"
  static let shadow = "Baselines/stack/shadow/manifest.jsonl"

  /// A tree in which `a` is replaced and `b` and `c` are new, with what is recorded of it.
  struct Replacement {
    let replaced: [ReplacedBaseline]
    let manifests: [ReplacedManifest]
    let before: [String: [UInt8]]
    let after: [String: [UInt8]]
  }

  /// Everything in the tree, folders without bytes.
  static func tree(_ folder: borrowing TemporaryFolder) throws -> [String: [UInt8]] {
    var tree: [String: [UInt8]] = [:]
    func collect(_ name: String, _ folder: borrowing TemporaryFolder) throws {
      for (entry, kind) in try Folder.entries(of: folder.path(name)) {
        let path = "\(name)/\(entry)"
        tree[path] = kind == .folder ? [] : try BoundedFile.read(folder.path(path))
        if kind == .folder { try collect(path, folder) }
      }
    }
    try collect("Baselines", folder)
    return tree
  }

  static func kept(_ folder: borrowing TemporaryFolder) -> KeptFiles {
    KeptFiles(besideDatabase: folder.path("record/runs.sqlite"))
  }

  /// Approves, and goes back to the state before, but for what was kept.
  static func replacement(_ folder: borrowing TemporaryFolder) throws -> Replacement {
    let store = BaselineStore(folder: folder.path("Baselines"))
    try store.promote([
      (Samples.entry("stack/border/a@1x"), [1]), (Samples.entry("stack/border/other@1x"), [9]),
    ])
    // An order of lines that this version would not write.
    let lines = try folder.text(border).split(separator: "\n")
    try folder.write([lines[0], lines[2], lines[1]].joined(separator: "\n"), to: border)
    let before = try tree(folder)
    let promotion = try store.promotion(of: [(a, [7]), (b, [2]), (c, [3])], keeping: kept(folder))
    let (replaced, manifests) = (promotion.replaced, promotion.replacedManifests)
    try promotion.perform()
    _ = consume promotion
    let after = try tree(folder)
    try put(before, of: before.keys.sorted(), folder)
    return Replacement(replaced: replaced, manifests: manifests, before: before, after: after)
  }

  /// Makes the tree anew, of some of its files.
  static func put(_ tree: [String: [UInt8]], of names: [String], _ folder: borrowing TemporaryFolder) throws {
    try folder.remove("Baselines")
    try folder.makeFolder("Baselines")
    for name in names where name.contains(".") { try folder.write(tree[name] ?? [], to: name) }
  }

  static func restore(
    _ one: Replacement, _ folder: borrowing TemporaryFolder, expecting expected: BaselineExpectation
  ) throws {
    let store = BaselineStore(folder: folder.path("Baselines"))
    let restoration = try store.restoration(
      of: one.replaced, manifests: one.manifests, from: kept(folder), expecting: expected,
      holding: try store.lock())
    try restoration.perform()
    _ = consume restoration
  }

  static let states: [[String]] = [
    [], [fileA], [fileA, fileB], [fileA, fileB, fileC], [fileA, fileB, fileC, border],
    [fileA, fileB, fileC, border, shadow],
    // States of an undo: files first.
    [fileB, fileC, border, shadow], [border, shadow], [shadow],
  ]

  @Test(arguments: states)
  func `wherever the writing stopped, the tree is as before, to the last byte`(written: [String]) throws {
    let folder = try TemporaryFolder()
    let one = try Self.replacement(folder)
    let tree = one.before.merging(one.after.filter { written.contains($0.key) }) { $1 }
    try Self.put(tree, of: tree.keys.sorted(), folder)
    if written.contains(Self.fileA) && written.count < 3 {
      try folder.write([0], to: "Baselines/stack/border/.proofsheet-ab.tmp")
    }
    try Self.restore(one, folder, expecting: .cutOff)
    #expect(try Self.tree(folder) == one.before)
  }

  @Test(arguments: states)
  func `what was put back by hand needs nothing that was kept`(written: [String]) throws {
    let folder = try TemporaryFolder()
    let one = try Self.replacement(folder)
    try folder.remove("record")
    try folder.makeFolder("Baselines/stack/shadow")
    if written.contains(Self.fileC) { try folder.write(one.after[Self.fileC] ?? [], to: Self.fileC) }
    if written.contains(Self.shadow) { try folder.write(one.after[Self.shadow] ?? [], to: Self.shadow) }
    try Self.restore(one, folder, expecting: .cutOff)
    #expect(try Self.tree(folder) == one.before)
  }

  @Test(arguments: [BaselineExpectation.asApproved, .cutOff])
  func `a kept file that is damaged stops it all before anything is written`(
    expected: BaselineExpectation
  ) throws {
    let folder = try TemporaryFolder()
    let one = try Self.replacement(folder)
    try Self.put(one.after, of: one.after.keys.sorted(), folder)
    let digest = try #require(one.replaced[0].fileBefore)
    try folder.write([0], to: String(Self.kept(folder).path(of: digest).dropFirst(folder.path.count + 1)))
    let failure = try #require(throws: StorageFailure.self) {
      try Self.restore(one, folder, expecting: expected)
    }
    #expect(failure.what == "a replaced file is damaged")
    #expect(failure.remedy.contains(folder.path(Self.fileA)))
    #expect(failure.remedy.contains("delete it") == (expected == .cutOff))
    #expect(try Self.tree(folder) == one.after)
    if expected == .asApproved { return }
    // Whoever has the bytes nowhere gives the picture up; all else is as before.
    try folder.remove(Self.fileA)
    try Self.restore(one, folder, expecting: expected)
    var left = one.before
    left[Self.fileA] = nil
    #expect(try Self.tree(folder) == left)
  }

  @Test func `without the kept manifest the lines are given back after a cut-off, and nothing otherwise`()
    throws
  {
    let folder = try TemporaryFolder()
    let one = try Self.replacement(folder)
    try Self.put(one.after, of: one.after.keys.sorted(), folder)
    let digest = try #require(one.manifests[0].before)
    let path = Self.kept(folder).path(of: digest)
    try folder.remove(String(path.dropFirst(folder.path.count + 1)))
    #expect(throws: StorageFailure.self) { try Self.restore(one, folder, expecting: .asApproved) }
    #expect(try Self.tree(folder) == one.after)
    try Self.restore(one, folder, expecting: .cutOff)
    #expect(
      try folder.text(Self.border).split(separator: "\n").sorted()
        == String(decoding: one.before[Self.border] ?? [], as: UTF8.self).split(separator: "\n").sorted())
  }

  @Test func `what is deleted is given back after a cut-off, the manifest too`() throws {
    let folder = try TemporaryFolder()
    let one = try Self.replacement(folder)
    try folder.remove("Baselines/stack")
    let mismatch = try #require(throws: BaselineMismatch.self) {
      try Self.restore(one, folder, expecting: .asApproved)
    }
    #expect(
      mismatch.what.hasPrefix("3 of 3 baselines changed since, the first: the baseline of stack/border/a@1x"))
    try Self.restore(one, folder, expecting: .cutOff)
    var left = one.before
    left["Baselines/stack/border/other@1x.png"] = nil
    #expect(try Self.tree(folder) == left)
  }

  @Test func `what is neither is not touched, and each case has its own remedy`() throws {
    let folder = try TemporaryFolder()
    let one = try Self.replacement(folder)
    for (expected, remedy) in [
      (BaselineExpectation.asApproved, "put back what was approved, or leave it as it is"),
      (.cutOff, "put back what was there before or what was approved, or delete it, then "),
    ] {
      try Self.put(one.after, of: one.after.keys.sorted(), folder)
      try folder.write([5], to: Self.fileB)
      let tree = try Self.tree(folder)
      let mismatch = try #require(throws: BaselineMismatch.self) {
        try Self.restore(one, folder, expecting: expected)
      }
      #expect(
        mismatch.what.hasSuffix("stack/border/b@1x is not what the approval made it: its file is another"))
      #expect(mismatch.remedy.contains(remedy))
      #expect(try Self.tree(folder) == tree)
    }
    try folder.remove(Self.fileB)
    try Self.restore(one, folder, expecting: .cutOff)
    #expect(try Self.tree(folder) == one.before)
  }

  @Test(arguments: [true, false])
  func `through a link nothing is removed`(isFull: Bool) throws {
    let folder = try TemporaryFolder()
    let one = try Self.replacement(folder)
    try folder.remove("Baselines/stack")
    try folder.makeFolder("outside/shadow")
    if isFull { try folder.write([0], to: "outside/shadow/.proofsheet-ab.tmp") }
    try folder.link("Baselines/stack", to: folder.path("outside"))
    let new = Replacement(
      replaced: Array(one.replaced.suffix(1)), manifests: Array(one.manifests.suffix(1)), before: [:],
      after: [:])
    try Self.restore(new, folder, expecting: .cutOff)
    #expect(try FileKind(at: folder.path("outside/shadow")) == .folder)
    #expect(try folder.files().contains("outside/shadow/.proofsheet-ab.tmp") == isFull)
  }

  @Test func `a link within the tree is refused before anything is removed through it`() throws {
    let folder = try TemporaryFolder()
    let one = try Self.replacement(folder)
    try folder.remove("Baselines/stack")
    try folder.write(one.after[Self.fileC] ?? [], to: "Baselines/real/shadow/c@1x.png")
    try folder.link("Baselines/stack", to: folder.path("Baselines/real"))
    let new = Replacement(
      replaced: Array(one.replaced.suffix(1)), manifests: Array(one.manifests.suffix(1)), before: [:],
      after: [:])
    let failure = try #require(throws: StorageFailure.self) {
      try Self.restore(new, folder, expecting: .cutOff)
    }
    #expect(failure.what == "a folder of baselines is a symbolic link")
    #expect(try folder.files().contains("Baselines/real/shadow/c@1x.png"))
  }
}
