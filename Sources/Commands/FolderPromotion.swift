import AtomicFiles
import Engine
import ImageCoding
import Reporting
import RunModel

/// Copies what is changed, new or renamed over the reference folder; nothing is taken away.
struct FolderPromotion {
  /// The names that are copied.
  let names: [String]
  private let candidate: String
  private let reference: String
  private let left: Int

  init(_ outcome: FolderComparison.Outcome, from candidate: String, to reference: String) {
    names =
      outcome.results.filter { $0.verdict == .changed || $0.verdict == .new }.map(\.caseID.description)
      + outcome.findings.renamed.map(\.candidate)
    left = outcome.results.count { $0.verdict == .missing } + outcome.findings.renamed.count
    self.candidate = candidate
    self.reference = reference
  }

  /// What was done, for people.
  var sentence: String {
    "\(names.count) promoted into \(reference)"
      + (left > 0 ? "; \(left) that the candidate folder lacks were left there" : "")
  }

  /// Copies, each file in whole or not at all.
  ///
  /// - Parameter linkedFolders: links to folders in the reference folder: below them nothing was
  ///   compared, so nothing is written there.
  func perform(linkedFolders: [String]) throws {
    if let name = names.first(where: { name in linkedFolders.contains { name.hasPrefix($0 + "/") } }) {
      throw CommandFailure(
        what: "a link to a folder leads there, and nothing was promoted", location: "\(reference)/\(name)",
        remedy: "promote into the folder itself", status: .inputOutput)
    }
    for (done, name) in names.enumerated() {
      let target = "\(reference)/\(name)"
      do {
        try Folder.create(Folder.parent(of: target))
        try AtomicFile.write(try ImageFile.bytes("\(candidate)/\(name)"), to: target)
      } catch {
        let reason =
          (error as? FileFailure)?.reason ?? (error as? ImageCodingFailure)?.what ?? "\(error)"
        throw CommandFailure(
          what: "cannot promote, after \(done) of \(names.count) pictures: \(reason)", location: target,
          remedy: "make room for it there; what was copied before is whole", status: .inputOutput)
      }
    }
  }
}
