import Foundation
import ImageCoding
import Pixels
import Review
import RunModel
import Testing

@testable import Storage

/// A run with two pictures that await a decision, in a folder that is removed with the value.
final class PendingPictures {
  static let decision = Decision(
    by: "Ann", reason: "as drawn", at: "2025-01-02T04:00:00Z", run: "20250102-030405-aaaa")
  static let later = Decision(by: "Bo", reason: "too early", at: "2025-01-03T04:00:00Z", run: "")

  let store: RunStore
  let pictures: PictureStore
  let baselines: BaselineStore
  let kept: KeptFiles
  /// The run, as it ended.
  let run: RunRecord
  private let folder: URL

  var approval: Approval { Approval(store: store, pictures: pictures, kept: kept, baselines: baselines) }
  var undoing: Undoing { Undoing(store: store, kept: kept, baselines: baselines) }
  var results: [CaseResult] { get throws { try store.results(of: run.id) } }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString)")
    let database = folder.appendingPathComponent("record/runs.sqlite").path
    store = try RunStore(path: database, access: .readWrite)
    pictures = PictureStore(besideDatabase: database)
    baselines = BaselineStore(folder: folder.appendingPathComponent("Baselines").path)
    kept = KeptFiles(besideDatabase: database)
    var run = RunRecord(
      id: Self.decision.run, startedAt: "2025-01-02T03:04:05Z", toolVersion: "1", rendererName: "software",
      rendererVersion: "1", filters: [], shard: nil, plannedCases: 2)
    try store.begin(run, after: nil)
    for (ordinal, name) in ["a", "b"].enumerated() {
      let bitmap = Bitmap(size: try PixelSize(width: 3, height: 2 + ordinal))
      let digest = PictureHasher.digest(of: bitmap)
      try pictures.store(try PNGEncoder.encode(bitmap), as: digest)
      var result = CaseResult(
        caseID: try #require(CaseID("stack/border/\(name)@1x")), ordinal: ordinal, verdict: .new,
        parameters: "{}")
      (result.digest, result.displayListDigest) = (digest, digest)
      (result.width, result.height) = (3, 2 + ordinal)
      try store.append([result], to: run.id)
    }
    run.status = .failed
    self.run = run
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func approve(_ results: [CaseResult]) throws {
    try approval.approve(results, of: run, decision: Self.decision)
  }
}
