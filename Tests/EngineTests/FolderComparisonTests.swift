import Engine
import Foundation
import ImageCoding
import ImageDiff
import Pixels
import Reporting
import RunModel
import Testing

/// Two folders of small pictures that the tests draw.
struct FolderComparisonTests {
  private static func picture(_ seed: Int, _ change: UInt8 = 0) throws -> UnpremultipliedBitmap {
    let pixels = (0..<100).map { index in
      UnpremultipliedPixel(
        red: UInt8((index * 7 + seed * 31) & 255), green: UInt8(seed & 255), blue: index == 42 ? change : 0,
        alpha: 255)
    }
    return UnpremultipliedBitmap(size: try PixelSize(width: 10, height: 10), pixels: pixels)
  }

  /// Folders that are removed at the end.
  private final class Folders {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("folders-\(UUID().uuidString)")
    var reference: String { root.appendingPathComponent("reference").path }
    var candidate: String { root.appendingPathComponent("candidate").path }

    init() throws {
      for folder in [reference, candidate] {
        try FileManager.default.createDirectory(
          atPath: folder + "/sub folder", withIntermediateDirectories: true)
      }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func add(_ name: String, _ reference: UnpremultipliedBitmap?, _ candidate: UnpremultipliedBitmap?) throws
    {
      if let reference { try PNGFile.write(reference, to: "\(self.reference)/\(name)") }
      if let candidate { try PNGFile.write(candidate, to: "\(self.candidate)/\(name)") }
    }

    func compare(_ metric: Metric = .exact, pictures: Bool = false) async throws -> FolderComparison.Outcome {
      let settings = FolderComparer.Settings(
        metric: metric, makesPictures: pictures, pixelLimit: { _ in 0 }, hidden: { _, _ in nil })
      return await FolderComparison(
        reference: reference, candidate: candidate, settings: settings, jobs: 2
      ).run(try PictureListing(of: reference), try PictureListing(of: candidate)) { _, _ in }
    }
  }

  private static func verdicts(_ outcome: FolderComparison.Outcome) -> [String: Verdict] {
    Dictionary(outcome.results.map { ($0.caseID.description, $0.verdict) }) { first, _ in first }
  }

  @Test func everyNameHasItsVerdict() async throws {
    let folders = try Folders()
    try folders.add("same.png", Self.picture(1), Self.picture(1))
    try folders.add("changed.png", Self.picture(2), Self.picture(2, 3))
    try folders.add("sub folder/new é.png", nil, Self.picture(3))
    try folders.add("gone.png", Self.picture(4), nil)
    try Data("words".utf8).write(to: URL(fileURLWithPath: folders.reference + "/notes.txt"))
    let outcome = try await folders.compare()
    #expect(
      Self.verdicts(outcome) == [
        "same.png": .passed, "changed.png": .changed, "sub folder/new é.png": .new, "gone.png": .missing,
      ])
    #expect(outcome.findings.otherFiles == 1)
    let changed = try #require(outcome.results.first { $0.verdict == .changed })
    #expect(changed.differingPixels == 1 && changed.largestChannelDelta == 3)
    #expect(changed.boundingBox == PixelRect(x: 2, y: 4, width: 1, height: 1))
    let tolerant = try await folders.compare(.channel(threshold: 3))
    #expect(Self.verdicts(tolerant)["changed.png"] == .withinTolerance)
    #expect(tolerant.results.first { $0.verdict == .withinTolerance }?.limits.first?.smallestThreshold == 3)
  }

  @Test func anotherNameWithTheSamePixelsIsRenamedOrADuplicate() async throws {
    let folders = try Folders()
    try folders.add("kept.png", Self.picture(1), Self.picture(1))
    try folders.add("old.png", Self.picture(2), nil)
    try folders.add("fresh.png", nil, Self.picture(2))
    try folders.add("copy.png", nil, Self.picture(1))
    let outcome = try await folders.compare()
    #expect(
      outcome.findings.renamed == [FolderFindings.Renamed(reference: "old.png", candidate: "fresh.png")])
    #expect(outcome.findings.duplicates == [FolderFindings.Duplicate(name: "copy.png", original: "kept.png")])
    #expect(Self.verdicts(outcome) == ["kept.png": .passed, "copy.png": .new])
  }

  @Test func unreadableFilesAreNamedAndTheRestGoesOn() async throws {
    let folders = try Folders()
    try folders.add("good.png", Self.picture(1), Self.picture(1))
    for name in ["bad.png", "pointer.png", "twice.png"] { try folders.add(name, Self.picture(2), nil) }
    try Data().write(to: URL(fileURLWithPath: folders.candidate + "/bad.png"))
    try Data("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n".utf8)
      .write(to: URL(fileURLWithPath: folders.candidate + "/pointer.png"))
    // Equal bytes are no proof where the bytes are no picture.
    for folder in [folders.reference, folders.candidate] {
      try Data("text".utf8).write(to: URL(fileURLWithPath: folder + "/twice.png"))
    }
    let outcome = try await folders.compare()
    #expect(
      Self.verdicts(outcome) == [
        "good.png": .passed, "bad.png": .failed, "pointer.png": .failed, "twice.png": .failed,
      ])
    for result in outcome.results where result.verdict == .failed {
      #expect(result.detail?.contains(result.caseID.description) == true)
    }
    #expect(outcome.results.first { $0.caseID.name == "pointer.png" }?.detail?.contains("LFS") == true)
  }

  @Test func theContentDecidesWhatAFileIs() async throws {
    let folders = try Folders()
    try folders.add("picture.jpg", Self.picture(5), Self.picture(5))
    #expect(Self.verdicts(try await folders.compare()) == ["picture.jpg": .passed])
  }

  @Test func picturesForAReportAreMadeWhenAskedFor() async throws {
    let folders = try Folders()
    try folders.add("same.png", Self.picture(1), Self.picture(1))
    try folders.add("changed.png", Self.picture(2), Self.picture(2, 3))
    let without = try await folders.compare()
    #expect(without.pictures.values.allSatisfy { $0.byteCount == 0 })
    let outcome = try await folders.compare(pictures: true)
    let changed = try #require(outcome.pictures[CaseID(pictureName: "changed.png")])
    #expect(changed.thumbnail != nil && changed.difference != nil)
    #expect(try PNGDecoder.decode(try #require(changed.actual)) == Self.picture(2, 3))
    let same = try #require(outcome.pictures[CaseID(pictureName: "same.png")])
    #expect(same.thumbnail != nil && same.actual == nil)
  }

  @Test func aFolderThatIsNotThereIsAnError() {
    #expect(throws: FolderFailure.self) { try PictureListing(of: "/nowhere/at/all") }
  }

  /// A screen of 90×120 pixels whose content moved, or into which rows came.
  private static func screen(
    movedBy shift: (x: Int, y: Int) = (0, 0), rows: Int = 0
  ) throws -> UnpremultipliedBitmap {
    let white = UnpremultipliedPixel(red: 255, green: 255, blue: 255, alpha: 255)
    let pixels = (0..<90 * 120).map { index in
      let (x, place) = (index % 90 - shift.x, index / 90 - shift.y)
      let y = place < 40 ? place : place < 40 + rows ? -1 : place - rows
      guard (20..<70).contains(x), (12..<90).contains(y) else { return white }
      return UnpremultipliedPixel(
        red: UInt8((x * 37 + y * 11) & 255), green: UInt8((x * y) & 255), blue: UInt8(y), alpha: 255)
    }
    return UnpremultipliedBitmap(size: try PixelSize(width: 90, height: 120), pixels: pixels)
  }

  @Test func whatCameInAndWhatMovedAreMeasuredExactlyAndApart() async throws {
    let folders = try Folders()
    try folders.add("a.png", Self.screen(), Self.screen(rows: 12))
    try folders.add("b.png", Self.screen(), Self.screen(movedBy: (2, 3)))
    let outcome = try await folders.compare()
    let evidence = outcome.results.map(\.evidence)
    #expect(evidence.map { $0?.displacement } == [12, 3])
    #expect(evidence[0]?.lines == LineChange(axis: .rows, start: 40, count: 12))
    #expect(evidence[1]?.lines == nil && outcome.results[1].shift == PixelShift(x: 2, y: 3))
    #expect(ChangeGroup.groups(in: outcome.results).count == 2)
  }
}
