import RunModel

/// Holds baselines against what a decision made them.
struct RestorationCheck {
  let store: BaselineStore
  /// Whether what was there before is as good as what was written.
  let isCutOff: Bool
  private var expected = 0
  private var differing: [(what: String, caseID: CaseID)] = []

  init(store: BaselineStore, isCutOff: Bool) {
    self.store = store
    self.isCutOff = isCutOff
  }

  /// Looks at a case's file, and at its line of the manifest as it is now.
  mutating func expect(_ replaced: ReplacedBaseline, line: String?) throws {
    expected += 1
    let file = try store.picture(of: replaced.caseID).map(PictureHasher.digest(ofFile:))
    let asBefore = isCutOff && file == replaced.fileBefore
    if file != replaced.fileAfter && !asBefore {
      differing.append((file == nil ? "its file is gone" : "its file is another", replaced.caseID))
    } else if line != replaced.lineAfter && !(isCutOff && line == replaced.lineBefore) {
      let word = line == nil ? "gone" : "another"
      differing.append(("its line of the manifest is \(word)", replaced.caseID))
    }
  }

  /// Ends the check.
  ///
  /// - Throws: `BaselineMismatch` where anything differs.
  func finish() throws {
    guard let first = differing.first else { return }
    let count =
      differing.count == 1 ? "" : "\(differing.count) of \(expected) baselines changed since, the first: "
    throw BaselineMismatch(
      what: "\(count)the baseline of \(first.caseID) is not what the approval made it: \(first.what)",
      location: store.path(of: first.caseID))
  }
}
