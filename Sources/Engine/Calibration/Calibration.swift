import Catalog
public import Drawing
import ImageCoding
import ImageDiff
import Pixels
public import Reporting
import RunModel

/// Plants known changes into right pictures and measures which metric and limit catches them.
public struct Calibration: Sendable {
  private let plan: CalibrationPlan
  private let renderer: any Renderer
  private let jobs: Int

  /// A calibration.
  ///
  /// - Parameter jobs: how many cases are worked on at once, 1 or more.
  public init(plan: CalibrationPlan, renderer: any Renderer, jobs: Int) {
    self.plan = plan
    self.renderer = renderer
    self.jobs = jobs
  }

  /// Measures all, then proposes limits and judges every planted picture by them, as a run would.
  ///
  /// The same on any number of jobs.
  ///
  /// - Parameter progress: told after each case how much is done of what is to do.
  /// - Throws: what keeps a case from being drawn.
  public func report(progress: (Int, Int) -> Void) async throws -> CalibrationReport {
    let steps = 2 * plan.cases.count
    let measured = try await perform(done: 0, steps, progress, measurements)
    let proposer = CalibrationProposer(plan: plan, measurements: measured.flatMap { $0 })
    let rules = proposer.rules
    let judged = try await perform(done: plan.cases.count, steps, progress) { index, renderCase in
      try verdicts(of: index, renderCase.tolerating(rules))
    }
    return CalibrationTable(plan: plan, measurements: measured.flatMap { $0 })
      .report(proposals: proposer.proposals, verdicts: judged.flatMap { $0 })
  }

  /// Works on all cases, some at once; results are in the cases' order.
  private func perform<Result: Sendable>(
    done: Int, _ steps: Int, _ progress: (Int, Int) -> Void,
    _ work: @escaping @Sendable (Int, RenderCase) throws -> Result
  ) async throws -> [Result] {
    var results = [Result?](repeating: nil, count: plan.cases.count)
    var done = done
    try await Jobs(jobs).run(Array(plan.cases.enumerated())) { index, renderCase in
      try work(index, renderCase)
    } onResult: { index, result in
      results[index] = result
      done += 1
      progress(done, steps)
    }
    return results.compactMap { $0 }
  }

  /// What was found for every plant that changes the case's picture.
  @Sendable
  private func measurements(_ index: Int, _ renderCase: RenderCase) throws -> [PlantMeasurement] {
    let site = try PlantingSite(renderCase, renderer: renderer)
    let reference = UnpremultipliedBitmap(site.bitmap)
    let areas = CalibrationArea.areas(of: site)
    var flipReference = FlipReference(reference)
    return try plan.plants.indices.compactMap { plant in
      guard let candidate = try picture(of: plant, in: site) else { return nil }
      let verdict = PlantJudge.verdict(
        reference: reference, candidate: candidate, site: site, tolerance: renderCase.tolerance)
      return PlantMeasurement(
        caseIndex: index, plant: plant, reference: reference, flipReference: &flipReference,
        candidate: candidate, areas: areas, isCaughtAsConfigured: verdict.needsAttention)
    }
  }

  /// Whether each plant that changes the case's picture turns its case red.
  private func verdicts(of index: Int, _ renderCase: RenderCase) throws -> [PlantVerdict] {
    let site = try PlantingSite(renderCase, renderer: renderer)
    let reference = UnpremultipliedBitmap(site.bitmap)
    return try plan.plants.indices.compactMap { plant in
      guard let candidate = try picture(of: plant, in: site) else { return nil }
      let verdict = PlantJudge.verdict(
        reference: reference, candidate: candidate, site: site, tolerance: renderCase.tolerance)
      return PlantVerdict(caseIndex: index, plant: plant, isCaught: verdict.needsAttention)
    }
  }

  /// The planted picture; nil where the plant changes nothing, or is no picture that can be drawn.
  private func picture(of plant: Int, in site: PlantingSite) throws -> UnpremultipliedBitmap? {
    let change = plan.changes[plan.plants[plant].change]
    if change.actsOnFile { return try PNGDecoder.decode(Self.file(site.bitmap)) }
    do {
      return try change.planted(in: site, strength: change.strengths[plan.plants[plant].strength])
        .map { UnpremultipliedBitmap($0) }
    } catch is RenderFailure { return nil }
  }

  /// A file of the same pixels by another encoder than the one that writes baselines.
  private static func file(_ bitmap: Bitmap) -> [UInt8] {
    let pixels = UnpremultipliedBitmap(bitmap)
    var encoder = FastPNGEncoder(size: pixels.size)
    for y in 0..<pixels.height {
      encoder.append(row: Array(pixels.pixels[y * pixels.width..<(y + 1) * pixels.width]))
    }
    return encoder.finish()
  }
}

/// How a run with the proposed limits judges a plant in a case.
struct PlantVerdict: Sendable {
  let caseIndex: Int
  let plant: Int
  let isCaught: Bool
}
