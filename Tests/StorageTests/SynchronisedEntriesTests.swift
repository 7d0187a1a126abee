import AtomicFiles
import Foundation
import RunModel
import Testing

@testable import Storage

/// What changes a folder's entries brings them to the disk, so that a power cut does not bring back what was undone.
struct SynchronisedEntriesTests {
  @Test func `a file that is written, replaced or removed`() throws {
    let folder = try TemporaryFolder()
    let watch = try FolderWatch(folder.path)
    try AtomicFile.write([1], to: folder.path("a"))
    #expect(watch.happened().suffix(2) == ["entry", "opened"])
    try AtomicFile.write([2], to: folder.path("a"))
    #expect(watch.happened().suffix(2) == ["entry", "opened"])
    try AtomicFile.remove(folder.path("a"))
    #expect(watch.happened() == ["entry", "opened"])
    try AtomicFile.remove(folder.path("a"))
    #expect(watch.happened() == [])
  }

  @Test func `folders that are made, and removed when they are empty`() throws {
    let folder = try TemporaryFolder()
    let watch = try FolderWatch(folder.path)
    try Folder.create(folder.path("x/y"))
    #expect(watch.happened() == ["entry", "opened"])
    let below = try FolderWatch(folder.path("x"))
    try Folder.create(folder.path("x/z"))
    #expect(below.happened() == ["entry", "opened"])
    try Folder.create(folder.path("x/z"))
    #expect(try Folder.removeIfEmpty(folder.path("x")) == false)
    #expect(below.happened() == [] && watch.happened() == [])
    #expect(try Folder.removeIfEmpty(folder.path("x/z")))
    #expect(below.happened() == ["entry", "opened"])
  }

  @Test func `the folder of a topic that an approval makes`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Baselines")
    let watch = try FolderWatch(folder.path("Baselines"))
    let store = BaselineStore(folder: folder.path("Baselines"))
    try store.promote([(Samples.entry("stack/border/a@1x"), [1])])
    #expect(watch.happened().suffix(2) == ["entry", "opened"])
  }

  @Test func `what an undo did before it was cut off, though nothing is left to do`() throws {
    let folder = try TemporaryFolder()
    let one = try RestorationTests.replacement(folder)
    let watch = try FolderWatch(folder.path("Baselines/stack/border"))
    try RestorationTests.restore(one, folder, expecting: .cutOff)
    // Listed, then synchronised.
    #expect(watch.happened() == ["opened", "opened"])
  }

  @Test func `entries of folders are changed in one place`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources").path
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }
    let changing = try names.filter { name in
      try String(contentsOfFile: "\(sources)/\(name)", encoding: .utf8)
        .contains(#/\b(unlink|rename|rmdir|mkdir|symlink|removeItem|moveItem)\(/#)
    }
    #expect(changing.sorted() == ["AtomicFiles/AtomicFile.swift", "AtomicFiles/Folder.swift"])
  }
}
