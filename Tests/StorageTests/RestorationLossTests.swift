import RunModel
import Testing

@testable import Storage

/// Where a restoration has to do without something, or finds what nobody expects.
struct RestorationLossTests {
  @Test(arguments: [BaselineExpectation.asApproved, .cutOff])
  func `a kept file that is damaged stops it all before anything is written`(
    expected: BaselineExpectation
  ) throws {
    let folder = try TemporaryFolder()
    let one = try RestorationTests.replacement(folder)
    try RestorationTests.put(one.after, of: one.after.keys.sorted(), folder)
    let digest = try #require(one.replaced[0].fileBefore)
    try folder.write(
      [0], to: String(RestorationTests.kept(folder).path(of: digest).dropFirst(folder.path.count + 1)))
    let failure = try #require(throws: StorageFailure.self) {
      try RestorationTests.restore(one, folder, expecting: expected)
    }
    #expect(failure.what == "a replaced file is damaged")
    #expect(failure.remedy.contains(folder.path(RestorationTests.fileA)))
    #expect(failure.remedy.contains("delete it") == (expected == .cutOff))
    #expect(try RestorationTests.tree(folder) == one.after)
    if expected == .asApproved { return }
    // Whoever has the bytes nowhere gives the picture up; all else is as before.
    try folder.remove(RestorationTests.fileA)
    try RestorationTests.restore(one, folder, expecting: expected)
    var left = one.before
    left[RestorationTests.fileA] = nil
    #expect(try RestorationTests.tree(folder) == left)
  }

  @Test func `without the kept manifest the lines are given back after a cut-off, and nothing otherwise`()
    throws
  {
    let folder = try TemporaryFolder()
    let one = try RestorationTests.replacement(folder)
    try RestorationTests.put(one.after, of: one.after.keys.sorted(), folder)
    let digest = try #require(one.manifests[0].before)
    let path = RestorationTests.kept(folder).path(of: digest)
    try folder.remove(String(path.dropFirst(folder.path.count + 1)))
    #expect(throws: StorageFailure.self) { try RestorationTests.restore(one, folder, expecting: .asApproved) }
    #expect(try RestorationTests.tree(folder) == one.after)
    try RestorationTests.restore(one, folder, expecting: .cutOff)
    #expect(
      try folder.text(RestorationTests.border).split(separator: "\n").sorted()
        == String(decoding: one.before[RestorationTests.border] ?? [], as: UTF8.self).split(separator: "\n")
        .sorted())
  }

  @Test func `what is deleted is given back after a cut-off, the manifest too`() throws {
    let folder = try TemporaryFolder()
    let one = try RestorationTests.replacement(folder)
    try folder.remove("Baselines/stack")
    let mismatch = try #require(throws: BaselineMismatch.self) {
      try RestorationTests.restore(one, folder, expecting: .asApproved)
    }
    // The other two were new: gone, they are as they were.
    #expect(
      mismatch.what
        == "the baseline of stack/border/a@1x is not what the approval made it: its file is gone")
    try RestorationTests.restore(one, folder, expecting: .cutOff)
    var left = one.before
    left["Baselines/stack/border/other@1x.png"] = nil
    #expect(try RestorationTests.tree(folder) == left)
  }

  @Test func `what is neither is not touched, and each case has its own remedy`() throws {
    let folder = try TemporaryFolder()
    let one = try RestorationTests.replacement(folder)
    for (expected, remedy) in [
      (BaselineExpectation.asApproved, "put back what was approved, or leave it as it is"),
      (.cutOff, "put back what was there before or what was approved, or delete it, then "),
    ] {
      try RestorationTests.put(one.after, of: one.after.keys.sorted(), folder)
      try folder.write([5], to: RestorationTests.fileB)
      let tree = try RestorationTests.tree(folder)
      let mismatch = try #require(throws: BaselineMismatch.self) {
        try RestorationTests.restore(one, folder, expecting: expected)
      }
      #expect(
        mismatch.what.hasSuffix("stack/border/b@1x is not what the approval made it: its file is another"))
      #expect(mismatch.remedy.contains(remedy))
      #expect(try RestorationTests.tree(folder) == tree)
    }
    try folder.remove(RestorationTests.fileB)
    try RestorationTests.restore(one, folder, expecting: .cutOff)
    #expect(try RestorationTests.tree(folder) == one.before)
  }

  @Test(arguments: [true, false])
  func `through a link nothing is removed`(isFull: Bool) throws {
    let folder = try TemporaryFolder()
    let one = try RestorationTests.replacement(folder)
    try folder.remove("Baselines/stack")
    try folder.makeFolder("outside/shadow")
    if isFull { try folder.write([0], to: "outside/shadow/.proofsheet-ab.tmp") }
    try folder.link("Baselines/stack", to: folder.path("outside"))
    let new = RestorationTests.Replacement(
      replaced: Array(one.replaced.suffix(1)), manifests: Array(one.manifests.suffix(1)), before: [:],
      after: [:])
    try RestorationTests.restore(new, folder, expecting: .cutOff)
    #expect(try FileKind(at: folder.path("outside/shadow")) == .folder)
    #expect(try folder.files().contains("outside/shadow/.proofsheet-ab.tmp") == isFull)
  }

  @Test func `a link within the tree is refused before anything is removed through it`() throws {
    let folder = try TemporaryFolder()
    let one = try RestorationTests.replacement(folder)
    try folder.remove("Baselines/stack")
    try folder.write(one.after[RestorationTests.fileC] ?? [], to: "Baselines/real/shadow/c@1x.png")
    try folder.link("Baselines/stack", to: folder.path("Baselines/real"))
    let new = RestorationTests.Replacement(
      replaced: Array(one.replaced.suffix(1)), manifests: Array(one.manifests.suffix(1)), before: [:],
      after: [:])
    let failure = try #require(throws: StorageFailure.self) {
      try RestorationTests.restore(new, folder, expecting: .cutOff)
    }
    #expect(failure.what == "a folder of baselines is a symbolic link")
    #expect(try folder.files().contains("Baselines/real/shadow/c@1x.png"))
  }
}
