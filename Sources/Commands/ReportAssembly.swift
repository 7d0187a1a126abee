import AtomicFiles
import Catalog
import Engine
import Foundation
import ImageCoding
import ImageDiff
import Reporting
import RunModel
import Storage

/// Gathers a run's pictures for its report and writes the file.
struct ReportAssembly {
  let project: Project

  /// The report of a run: thumbnails of all pictures, and three pictures of each case that needs a person.
  ///
  /// Pictures that are no longer stored are left out, and the report says so.
  func report(
    _ record: RunRecord, _ results: [CaseResult], _ unreferenced: [UnreferencedBaseline],
    conformance: ConformanceFindings?, calibration: CalibrationFinding?, rejections: [CaseID: Decision]
  ) async throws -> RunReport {
    let store = project.pictureStore
    var pictures: [CaseID: CasePictures] = [:]
    // The page makes the other pictures of differences itself; these show without a script, too.
    let representatives = Set(
      ChangeGroup.groups(in: results.sorted { ($0.ordinal, $0.caseID) < ($1.ordinal, $1.caseID) })
        .map(\.representative.caseID))
    // So many at once that the pictures in memory have a bound.
    try await Jobs(ProcessInfo.processInfo.activeProcessorCount).run(results) { result in
      try Self.pictures(of: result, store, showingDifference: representatives.contains(result.caseID))
    } onResult: { place, found in
      pictures[results[place].caseID] = found
    }
    return RunReport(
      record: record, results: results, unreferenced: unreferenced, pictures: pictures,
      coverageNotes: Self.coverage(of: record), conformance: conformance, calibration: calibration,
      rejections: rejections)
  }

  /// The results, the changed ones with what every metric finds, which is recorded.
  func surveyed(
    _ results: [CaseResult], jobs: Jobs, of run: RunRecord, recordingIn runs: RunStore
  ) async throws -> [CaseResult] {
    let store = project.pictureStore
    let measured = try await MetricSurvey.measured(results, jobs: jobs) { result in
      guard let now = try result.digest.flatMap({ try store.read($0) }),
        let before = try result.baselineDigest.flatMap({ try store.read($0) })
      else { return nil }
      return (before, now)
    }
    try runs.recordMetrics(measured, of: run.id)
    let byOrdinal = Dictionary(uniqueKeysWithValues: measured.map { ($0.ordinal, $0) })
    return results.map { byOrdinal[$0.ordinal] ?? $0 }
  }

  /// What the catalog says of itself, for a run of all of it as it is now.
  private static func coverage(of record: RunRecord) -> [String] {
    let isWhole = record.coversCatalog && record.plannedCases == StandardCatalog.cases.count
    return isWhole && record.toolVersion == toolVersion ? StandardCatalog.coverage : []
  }

  private static func pictures(
    of result: CaseResult, _ store: PictureStore, showingDifference: Bool
  ) throws -> CasePictures {
    guard let digest = result.digest else { return CasePictures() }
    var pictures = CasePictures(thumbnail: try store.read(digest, .thumbnail))
    guard result.verdict.needsAttention else { return pictures }
    pictures.actual = try store.read(digest)
    if result.verdict == .changed {
      pictures.baseline = try result.baselineDigest.flatMap { try store.read($0) }
    }
    if showingDifference, let actual = pictures.actual, let baseline = pictures.baseline {
      pictures.difference = try difference(baseline, actual)
    }
    return pictures
  }

  private static func difference(_ baseline: [UInt8], _ actual: [UInt8]) throws -> [UInt8]? {
    let reference = try PNGDecoder.decode(baseline)
    let comparison = ImageComparison(
      reference: reference, candidate: try PNGDecoder.decode(actual), metric: .exact)
    return try DifferencePicture(comparison).bitmap.map { try PNGEncoder.encode($0) }
  }

  /// Writes `index.html` into a folder, made if it is not there; returns its path.
  static func write(_ report: RunReport, to folder: String) throws -> String {
    try write(report.html, to: folder)
  }

  /// Writes a page as `index.html` into a folder, made if it is not there; returns its path.
  static func write(_ html: String, to folder: String) throws -> String {
    let path = "\(folder)/index.html"
    do { try Folder.create(folder) } catch {
      throw CommandFailure(
        what: "the folder for the report cannot be made", location: folder,
        remedy: "give --report DIR elsewhere",
        status: .inputOutput)
    }
    do { try AtomicFile.write(Array(html.utf8), to: path) } catch {
      throw CommandFailure(
        what: "\(error)", location: path, remedy: "give --report DIR elsewhere", status: .inputOutput)
    }
    return path
  }

  /// Writes JUnit XML into a file.
  static func writeJUnit(_ report: RunReport, to file: String, _ reportPath: String?) throws {
    do { try AtomicFile.write(Array(report.junit(reportPath: reportPath).utf8), to: file) } catch {
      throw CommandFailure(
        what: "\(error)", location: file, remedy: "give --junit FILE elsewhere", status: .inputOutput)
    }
  }
}
