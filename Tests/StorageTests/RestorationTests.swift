import AtomicFiles
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
}
