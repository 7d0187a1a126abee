import Catalog
public import Components
public import Drawing
import Geometry
import ImageCoding
import ImageDiff
import JSONText
import Pixels
public import RunModel
public import Storage

/// Draws one case, holds it against its baseline and judges it; the same from any thread.
public struct CaseRunner: Sendable {
  private let renderer: any Renderer
  private let baselines: BaselineStore
  private let entries: [CaseID: BaselineEntry]
  private let pictures: PictureStore
  private let metrics: ComponentMetrics

  /// A runner that writes pictures beside the record, and nothing to the baselines.
  ///
  /// - Parameter metrics: the constants of the components.
  public init(
    renderer: any Renderer, baselines: BaselineStore, entries: [CaseID: BaselineEntry],
    pictures: PictureStore, metrics: ComponentMetrics = .sources
  ) {
    self.metrics = metrics
    self.renderer = renderer
    self.baselines = baselines
    self.entries = entries
    self.pictures = pictures
  }

  /// The result of a case, but for its time.
  ///
  /// - Throws: what keeps a picture from being stored; a case that cannot be drawn is a result.
  func result(of renderCase: RenderCase, ordinal: Int) throws -> CaseResult {
    var result = CaseResult(
      caseID: renderCase.id, ordinal: ordinal, verdict: .failed,
      parameters: renderCase.parameters.json.serialized)
    result.expectsInk = renderCase.expectsInk
    let entry = entries[renderCase.id]
    result.baselineDigest = entry?.digest
    result.baselineDisplayListDigest = entry?.displayListDigest

    let picture: ComponentPicture
    let bitmap: Bitmap
    do {
      picture = try renderCase.parameters.picture(metrics: metrics)
      bitmap = try renderer.render(renderCase.parameters.request(picture))
    } catch let failure as ParameterFailure {
      result.detail = "\(failure.key): \(failure.problem)"
      return result
    } catch {
      result.detail = "\(error)"
      return result
    }
    let digest = PictureHasher.digest(of: bitmap)
    result.digest = digest
    result.displayListDigest = PictureHasher.digest(of: picture.displayList.json.serialized)
    result.width = bitmap.width
    result.height = bitmap.height
    result.isBlank = bitmap.pixels.allSatisfy(\.isClear)

    let (state, baselineBytes) = try baselineState(
      entry, renderCase, UnpremultipliedBitmap(bitmap), picture, in: &result)
    result.verdict = Judge.verdict(.rendered, against: state)
    if case .unusable(let reason) = state { result.detail = reason }
    if result.verdict.isPending { try pictures.store(try PNGEncoder.encode(bitmap), as: digest) }
    if result.verdict == .changed, let baselineBytes, let entry {
      try pictures.store(baselineBytes, as: entry.digest)
    }
    try pictures.store(try PNGEncoder.encode(Thumbnail.of(bitmap)), as: digest, .thumbnail)
    return result
  }

  /// Reads the baseline, compares, and records what was found.
  private func baselineState(
    _ entry: BaselineEntry?, _ renderCase: RenderCase, _ candidate: UnpremultipliedBitmap,
    _ picture: ComponentPicture, in result: inout CaseResult
  ) throws -> (BaselineState, [UInt8]?) {
    guard let entry else { return (.none, nil) }
    guard let bytes = try baselines.picture(of: renderCase.id) else { return (.entryWithoutFile, nil) }
    let path = BaselineStore.relativePath(of: renderCase.id)
    let reference: UnpremultipliedBitmap
    do { reference = try PNGDecoder.decode(bytes) } catch {
      return (.unusable(reason: "baseline \(path): \(error)"), nil)
    }
    guard PictureHasher.digest(of: Bitmap(reference)) == entry.digest else {
      // Without its path, so that many of them are one group: where it lies follows from the case.
      let reason =
        "the baseline's file does not hold the pixels that its manifest names; restore it from version control,"
        + " or delete it, run again and approve the picture"
      return (.unusable(reason: reason), nil)
    }
    let comparison = ImageComparison(reference: reference, candidate: candidate, metric: .exact)
    result.differingPixels = comparison.differingPixels
    if comparison.isIdentical {
      result.largestChannelDelta = 0
      return (.compared(isIdentical: true, []), bytes)
    }
    let parts = picture.regions.map { ($0.label.rawValue, renderCase.parameters.pixels($0.rect)) }
    let change = comparison.change
    record(comparison, change, in: &result)
    let evidence = evidence(of: comparison, change, renderCase, picture, parts)
    result.evidence = evidence
    for (label, _) in parts { result.differingPixelsByRegion[label] = 0 }
    for part in evidence.parts { result.differingPixelsByRegion[part.label] = part.area.pixels }
    if !comparison.sizeDiffers && !renderCase.tolerance.limits.isEmpty {
      result.limits = ToleranceCheck.outcomes(
        reference: comparison.reference, candidate: comparison.candidate, tolerance: renderCase.tolerance,
        parts: parts)
    }
    return (.compared(isIdentical: false, result.limits), bytes)
  }

  private func record(_ comparison: ImageComparison, _ change: ImageChange, in result: inout CaseResult) {
    // Both are of 8 bits, so the difference is whole.
    result.largestChannelDelta = Int(comparison.largestChannelDelta)
    result.boundingBox = comparison.mask.boundingBox
    result.change = change.kind
    result.shift = change.shift
  }

  /// What changed, and which clauses cover it.
  private func evidence(
    of comparison: ImageComparison, _ change: ImageChange, _ renderCase: RenderCase,
    _ picture: ComponentPicture, _ parts: [ToleranceCheck.Part]
  ) -> ChangeEvidence {
    var bare: UnpremultipliedBitmap?
    if picture.regions.contains(where: { $0.label == .shadow }), let list = picture.displayList.withoutShadows
    {
      var request = renderCase.parameters.request(picture)
      request.displayList = list
      // What was drawn with its shadows is drawn without them; if it is not, parts go by their places.
      bare = (try? renderer.render(request)).map(UnpremultipliedBitmap.init)
    }
    var evidence = ChangeMeasurement.evidence(
      of: comparison, change, parts: parts, withoutShadows: bare, scale: renderCase.parameters.scale)
    evidence.clauses = ClausesByPart.clauses(
      of: renderCase.parameters, parts: evidence.parts.map(\.label))
    return evidence
  }
}
