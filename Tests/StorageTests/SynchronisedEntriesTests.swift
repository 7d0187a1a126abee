import Foundation
import RunModel
import Testing

@testable import AtomicFiles
@testable import Storage

/// What changes a folder's entries brings them to the disk, so that a power cut does not bring back what was undone.
///
/// A watch sees the folder opened for it; that the system is then asked to is the first test's. What the system
/// does on that, no test sees.
struct SynchronisedEntriesTests {
  /// How often the system is asked to synchronise the folder.
  ///
  /// - Parameter codes: the error numbers of the calls, one after the other; 0 for success.
  private static func calls(_ folder: borrowing TemporaryFolder, answering codes: [Int32]) throws -> Int {
    var expected = stat()
    try #require(stat(folder.path, &expected) == 0)
    var count = 0
    try Folder.synchronise(folder.path) { descriptor in
      var found = stat()
      #expect(fstat(descriptor, &found) == 0 && found.st_ino == expected.st_ino)
      errno = codes[count]
      count += 1
      return errno == 0 ? 0 : -1
    }
    return count
  }

  @Test func `the system is asked until no signal interrupts it; that it cannot for folders is no failure`()
    throws
  {
    let folder = try TemporaryFolder()
    #expect(try Self.calls(folder, answering: [0]) == 1)
    #expect(try Self.calls(folder, answering: [EINTR, EINTR, 0]) == 3)
    #expect(try Self.calls(folder, answering: [EINVAL]) == 1)
    let failure = try #require(throws: FileFailure.self) { try Self.calls(folder, answering: [EIO]) }
    #expect(failure.description == "cannot synchronise the folder: Input/output error (\(folder.path))")
  }

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
    #expect(watch.happened().contains(["entry", "opened"]))
  }

  /// A process that was killed has made them and not come to that.
  @Test func `the folders that an approval finds`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Baselines/stack/border")
    let watches = (try FolderWatch(folder.path), try FolderWatch(folder.path("Baselines/stack")))
    let store = BaselineStore(folder: folder.path("Baselines"))
    try store.promote([(Samples.entry("stack/border/a@1x"), [1])])
    #expect(watches.0.happened() == ["opened"])
    #expect(watches.1.happened() == ["opened"])
  }

  @Test func `what an undo did before it was cut off, though nothing is left to do`() throws {
    let folder = try TemporaryFolder()
    let one = try RestorationTests.replacement(folder)
    let watch = try FolderWatch(folder.path("Baselines/stack/border"))
    let above = (try FolderWatch(folder.path), try FolderWatch(folder.path("Baselines/stack")))
    try RestorationTests.restore(one, folder, expecting: .cutOff)
    // Listed, then synchronised.
    #expect(watch.happened() == ["opened", "opened"])
    #expect(above.0.happened() == ["opened"])
    #expect(above.1.happened() == ["opened"])
  }

  /// The calls of C and of Foundation that make entries or take them away.
  private static var changeOfEntries: Regex<AnyRegexOutput> {
    get throws {
      // Words begin after a dot too, which to Unicode is no boundary between letters.
      try Regex(
        #"\b(unlink|rename|rmdir|mkdir|symlink|link|fopen|\w+Item|create(Directory|File|SymbolicLink))\("#
          + #"|\bO_CREAT\b|\.write\((to: [^&]|toFile)"#
      ).wordBoundaryKind(.simple)
    }
  }

  @Test func `entries of folders are changed in one place`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources").path
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }
    let changing = try names.filter { name in
      try String(contentsOfFile: "\(sources)/\(name)", encoding: .utf8)
        .contains(Self.changeOfEntries)
    }
    #expect(changing.sorted() == ["AtomicFiles/AtomicFile.swift", "AtomicFiles/Folder.swift"])
  }
}
