import AtomicFiles
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
    _ record: RunRecord, _ results: [CaseResult], _ unreferenced: [UnreferencedBaseline]
  ) throws -> RunReport {
    let store = project.pictureStore
    var pictures: [CaseID: CasePictures] = [:]
    for result in results {
      guard let digest = result.digest else { continue }
      let thumbnail = try store.read(digest, .thumbnail)
      var actual: [UInt8]?
      var baseline: [UInt8]?
      var difference: [UInt8]?
      if result.verdict.needsAttention {
        actual = try store.read(digest)
        if result.verdict == .changed { baseline = try result.baselineDigest.flatMap { try store.read($0) } }
        if let actual, let baseline { difference = try Self.difference(baseline, actual) }
      }
      pictures[result.caseID] = CasePictures(
        thumbnail: thumbnail, baseline: baseline, actual: actual, difference: difference)
    }
    return RunReport(
      record: record, results: results, unreferenced: unreferenced, pictures: pictures, coverageNotes: [])
  }

  private static func difference(_ baseline: [UInt8], _ actual: [UInt8]) throws -> [UInt8]? {
    let reference = try PNGDecoder.decode(baseline)
    let comparison = ImageComparison(
      reference: reference, candidate: try PNGDecoder.decode(actual), metric: .exact)
    return try comparison.differencePicture(over: reference).map { try PNGEncoder.encode($0) }
  }

  /// Writes `index.html` into a folder, made if it is not there; returns its path.
  static func write(_ report: RunReport, to folder: String) throws -> String {
    let path = "\(folder)/index.html"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        what: "the folder for the report cannot be made", location: folder,
        remedy: "give --report DIR elsewhere",
        status: .inputOutput)
    }
    do { try AtomicFile.write(Array(report.html.utf8), to: path) } catch {
      throw CommandFailure(
        what: "\(error)", location: path, remedy: "give --report DIR elsewhere", status: .inputOutput)
    }
    return path
  }
}
