import Foundation
import RunModel
import Storage
import Testing

/// An approval of pending pictures as another process has it before it is done; as long as the value lives, so
/// does that process.
struct UnfinishedApproval: ~Copyable {
  private let promotion: Promotion

  /// Records the approval of all that is pending.
  init(in project: TemporaryProject) throws {
    let database = project.path(".proofsheet/runs.sqlite")
    let store = try RunStore(path: database, access: .readWrite)
    let run = try #require(try store.latestRun(complete: true))
    let decision = Decision(by: "Ann", reason: "seen", at: "2025-01-02T04:00:00Z", run: run.id)
    var pictures: [(entry: BaselineEntry, png: [UInt8])] = []
    for result in try store.pendingResults(of: run.id) {
      let digest = try #require(result.digest)
      pictures.append(
        (
          BaselineEntry(
            caseID: result.caseID, width: result.width, height: result.height, digest: digest,
            displayListDigest: try #require(result.displayListDigest), rendererName: run.rendererName,
            rendererVersion: run.rendererVersion, metric: "exact 1", decision: decision),
          try #require(try PictureStore(besideDatabase: database).read(digest))
        ))
    }
    let promotion = try BaselineStore(folder: project.path("Baselines"))
      .promotion(of: pictures, keeping: KeptFiles(besideDatabase: database))
    _ = try store.record(
      pictures.map {
        RecordedDecision(
          caseID: $0.entry.caseID, digest: $0.entry.digest, action: .approve, decision: decision)
      }, replacing: promotion.replaced, manifests: promotion.replacedManifests)
    store.close()
    self.promotion = promotion
  }

  /// Writes all baselines, and ends before that is recorded.
  consuming func writeAndEnd() throws { try promotion.perform() }
}
