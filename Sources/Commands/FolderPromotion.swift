import AtomicFiles
import Engine
import ImageCoding
import Reporting
import RunModel

/// Copies what is changed, new or renamed over the reference folder; nothing is taken away.
struct FolderPromotion {
  /// The names that are copied.
  let names: [String]
  /// The names that the candidate folder lacks, those that a renamed picture had before among them.
  let leftOver: [String]
  private let candidate: String
  private let reference: String

  /// How many of those a line names.
  private static let named = 3

  init(_ outcome: FolderComparison.Outcome, from candidate: String, to reference: String) {
    names =
      outcome.results.filter { $0.verdict == .changed || $0.verdict == .new }.map(\.caseID.description)
      + outcome.findings.renamed.map(\.candidate)
    leftOver =
      (outcome.results.filter { $0.verdict == .missing }.map(\.caseID.description)
      + outcome.findings.renamed.map(\.reference))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.candidate = candidate
    self.reference = reference
  }

  /// What was done, for people.
  var sentence: String {
    let promoted = "\(names.count) promoted into \(reference)"
    guard !leftOver.isEmpty else { return promoted }
    let more = leftOver.count - Self.named
    return promoted + "; \(leftOver.count) that the candidate folder lacks"
      + " \(leftOver.count == 1 ? "was" : "were") left there and can be deleted: "
      + leftOver.prefix(Self.named).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
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
