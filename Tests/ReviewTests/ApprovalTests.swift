import Foundation
import ImageCoding
import Pixels
import Review
import RunModel
import Testing

@testable import Storage

/// Approving from a record that is not as it was written.
final class ApprovalTests {
  private static let run = RunRecord(
    id: "20250102-030405-aaaa", startedAt: "2025-01-02T03:04:05Z", toolVersion: "1", rendererName: "software",
    rendererVersion: "1", filters: [], shard: nil, plannedCases: 1)
  private static let decision = Decision(
    by: "Ann", reason: "as drawn", at: "2025-01-02T04:00:00Z", run: run.id)

  private let folder: URL
  private let store: RunStore
  private let pictures: PictureStore
  private let baselines: BaselineStore
  private let kept: KeptFiles
  private let caseID: CaseID

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString)")
    let database = folder.appendingPathComponent("record/runs.sqlite").path
    store = try RunStore(path: database, access: .readWrite)
    pictures = PictureStore(besideDatabase: database)
    baselines = BaselineStore(folder: folder.appendingPathComponent("Baselines").path)
    kept = KeptFiles(besideDatabase: database)
    caseID = try #require(CaseID("stack/border/a@1x"))
    let bitmap = Bitmap(size: try PixelSize(width: 3, height: 2))
    let digest = PictureHasher.digest(of: bitmap)
    try pictures.store(try PNGEncoder.encode(bitmap), as: digest)
    var result = CaseResult(caseID: caseID, ordinal: 0, verdict: .new, parameters: "{}")
    (result.digest, result.displayListDigest, result.width, result.height) = (digest, digest, 3, 2)
    try store.begin(Self.run)
    try store.append([result], to: Self.run.id)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func approve(_ results: [CaseResult]) throws {
    var run = Self.run
    run.status = .failed
    try Approval(store: store, pictures: pictures, kept: kept, baselines: baselines)
      .approve(results, of: run, decision: Self.decision)
  }

  @Test func `the size of a baseline is its picture's, whatever the record says`() throws {
    try store.connection.execute("UPDATE results SET width = 0, height = 9")
    try approve(try store.results(of: Self.run.id))
    let entry = try #require(try baselines.load().entries[caseID])
    #expect(entry.width == 3 && entry.height == 2)
  }

  @Test func `a result without a picture, and a case that is there twice, are damage`() throws {
    let results = try store.results(of: Self.run.id)
    var blank = results
    blank[0].digest = nil
    for damaged in [blank, results + results] {
      let failure = try #require(throws: StorageFailure.self) { try approve(damaged) }
      #expect(failure.what == "the record of stack/border/a@1x is damaged")
    }
    #expect(try baselines.load() == BaselineTree(entries: [:], files: []))
    #expect(try store.standingDecisions().isEmpty)
  }
}
