import ImageCoding
import Pixels
public import RunModel
public import Storage

/// Makes pending pictures of a run baselines: exactly the bytes that were stored and shown.
public struct Approval {
  private let store: RunStore
  private let pictures: PictureStore
  private let baselines: BaselineStore

  /// An approval over a record, its pictures and a tree of baselines.
  public init(store: RunStore, pictures: PictureStore, baselines: BaselineStore) {
    self.store = store
    self.pictures = pictures
    self.baselines = baselines
  }

  /// Promotes pictures, then records the decision; nothing is drawn again.
  ///
  /// - Throws: `StorageFailure` when the run is not complete, or a stored picture is gone or no
  ///   longer holds the pixels that the run recorded; nothing is promoted then.
  public func approve(_ results: [CaseResult], of run: RunRecord, decision: Decision) throws {
    guard run.status.isComplete else {
      throw StorageFailure(
        what: "run \(run.id) is \(run.status.rawValue)", location: run.id,
        remedy: "approve from a run that has ended by itself")
    }
    var promoted: [(entry: BaselineEntry, png: [UInt8])] = []
    var decisions: [RecordedDecision] = []
    for result in results {
      guard let digest = result.digest, let list = result.displayListDigest else { continue }
      guard let png = try pictures.read(digest) else {
        throw StorageFailure(
          what: "the picture of \(result.caseID) is gone", location: pictures.path(of: digest),
          remedy: "run again")
      }
      let bitmap = Bitmap(try PNGDecoder.decode(png))
      guard PictureHasher.digest(of: bitmap) == digest else {
        throw StorageFailure(
          what: "the picture of \(result.caseID) is not the one that was shown",
          location: pictures.path(of: digest),
          remedy: "delete it and run again")
      }
      promoted.append(
        (
          BaselineEntry(
            caseID: result.caseID, width: result.width, height: result.height, digest: digest,
            displayListDigest: list, rendererName: run.rendererName, rendererVersion: run.rendererVersion,
            metric: "exact 1", decision: decision), png
        ))
      decisions.append(
        RecordedDecision(caseID: result.caseID, digest: digest, action: .approve, decision: decision))
    }
    try baselines.promote(promoted)
    try store.recordDecisions(decisions)
  }
}
