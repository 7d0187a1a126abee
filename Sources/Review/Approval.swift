import ImageCoding
import Pixels
public import RunModel
public import Storage

/// Makes pending pictures of a run baselines: exactly the bytes that were stored and shown.
public struct Approval {
  private static let puttingBack = "proofsheet undo --reason TEXT, which puts back what was there before"

  private let store: RunStore
  private let pictures: PictureStore
  private let kept: KeptFiles
  private let baselines: BaselineStore

  /// An approval over a record, its pictures, a tree of baselines and a place for what is replaced there.
  public init(store: RunStore, pictures: PictureStore, kept: KeptFiles, baselines: BaselineStore) {
    self.store = store
    self.pictures = pictures
    self.kept = kept
    self.baselines = baselines
  }

  /// Records the decision, promotes the pictures, and records that it is done; nothing is drawn again.
  ///
  /// The record comes first, with what is replaced: an approval that is cut off can be undone.
  ///
  /// - Throws: `StorageFailure` when the run is not complete, or a stored picture is gone or no
  ///   longer holds the pixels that the run recorded; `BaselineMismatch` when a baseline is not the one
  ///   that the run compared with. Nothing is promoted then.
  public func approve(_ results: [CaseResult], of run: RunRecord, decision: Decision) throws {
    try run.requireComplete()
    try store.requireNothingCutOff(in: baselines)
    var promoted: [(entry: BaselineEntry, png: [UInt8])] = []
    var decisions: [RecordedDecision] = []
    var seen: Set<CaseID> = []
    for result in results {
      guard let digest = result.digest, let list = result.displayListDigest,
        seen.insert(result.caseID).inserted
      else {
        throw StorageFailure(
          what: "the record of \(result.caseID) is damaged", location: run.id, remedy: "run again")
      }
      let (png, size) = try picture(of: result.caseID, digest)
      promoted.append(
        (
          BaselineEntry(
            caseID: result.caseID, width: size.width, height: size.height, digest: digest,
            displayListDigest: list, rendererName: run.rendererName, rendererVersion: run.rendererVersion,
            metric: "exact 1", decision: decision), png
        ))
      decisions.append(
        RecordedDecision(caseID: result.caseID, digest: digest, action: .approve, decision: decision))
    }
    if decisions.isEmpty { return }
    let promotion = try baselines.promotion(of: promoted, keeping: kept)
    try requireAsCompared(results, promotion.digestsBefore)
    let act = try store.record(
      decisions, replacing: promotion.replaced, manifests: promotion.replacedManifests)
    do {
      try promotion.perform()
    } catch let failure as StorageFailure {
      throw reverting(promotion, act: act, after: failure)
    }
    let (pictures, manifests) = (promotion.replaced.count, promotion.replacedManifests.count)
    try store.end(
      WrittenAct(
        key: act, name: "approval",
        written: "the pictures (\(pictures)) and manifests (\(manifests)) are written",
        remedy: "\(Self.puttingBack), and approve again",
        remedyWithoutRecord: "put the baselines back from version control, run, and approve again"))
    _ = consume promotion
  }

  /// The stored picture of a case, held against its digest.
  private func picture(of caseID: CaseID, _ digest: Digest) throws -> (png: [UInt8], size: PixelSize) {
    guard let png = try pictures.read(digest) else {
      throw StorageFailure(
        what: "the picture of \(caseID) is gone", location: pictures.path(of: digest), remedy: "run again")
    }
    let bitmap = Bitmap(try PNGDecoder.decode(png))
    guard PictureHasher.digest(of: bitmap) == digest else {
      throw StorageFailure(
        what: "the picture of \(caseID) is not the one that was shown", location: pictures.path(of: digest),
        remedy: "delete it and run again")
    }
    return (png, bitmap.size)
  }

  /// Refuses to replace what nobody saw: baselines that changed since the run.
  private func requireAsCompared(_ results: [CaseResult], _ found: [CaseID: Digest]) throws {
    for result in results {
      let digest = found[result.caseID]
      // What is as approved is what a person saw, too.
      if digest == result.baselineDigest || digest == result.digest { continue }
      throw BaselineMismatch(
        what: "the baseline of \(result.caseID) is not the one that the run compared with",
        location: baselines.path(of: result.caseID), remedy: "nothing was approved; run again")
    }
  }

  /// Puts back what was written up to a failure; where that fails too, the failure says how to go on.
  private func reverting(
    _ promotion: borrowing Promotion, act: Int, after failure: StorageFailure
  ) -> StorageFailure {
    var failure = failure
    do {
      try promotion.revert(from: kept)
      try store.abandon(act: act)
      failure.what += "; nothing was approved"
    } catch {
      failure.goOn(with: Self.puttingBack)
    }
    return failure
  }
}
