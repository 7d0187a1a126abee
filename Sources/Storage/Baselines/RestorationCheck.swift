import RunModel

/// Holds baselines against what a decision made them.
struct RestorationCheck {
  let store: BaselineStore
  let expected: BaselineExpectation

  /// Looks at all cases of all topics.
  ///
  /// - Throws: `BaselineMismatch` where anything is not as expected.
  func require(_ topics: [TopicState]) throws {
    let differing = topics.flatMap(\.cases).compactMap { one in
      difference(of: one).map { (what: $0, caseID: one.replaced.caseID) }
    }
    guard let first = differing.first else { return }
    let count = topics.map(\.cases.count).reduce(0, +)
    let several =
      differing.count == 1 ? "" : "\(differing.count) of \(count) baselines changed since, the first: "
    let remedy =
      switch expected {
      case .asApproved: "nothing was undone; put back what was approved, or leave it as it is"
      case .cutOff:
        "nothing was changed; put back what was there before or what was approved, or delete it, then proofsheet undo --reason TEXT"
      }
    throw BaselineMismatch(
      what: "\(several)the baseline of \(first.caseID) is not what the approval made it: \(first.what)",
      location: store.path(of: first.caseID), remedy: remedy)
  }

  private func difference(of one: TopicState.Case) -> String? {
    let replaced = one.replaced
    // Put back by hand, from version control say: there is no work to lose.
    if one.file == replaced.fileBefore && one.line == replaced.lineBefore { return nil }
    if !accepts(one.file, approved: replaced.fileAfter, before: replaced.fileBefore) {
      return one.file == nil ? "its file is gone" : "its file is another"
    }
    if !accepts(one.line, approved: replaced.lineAfter, before: replaced.lineBefore) {
      return "its line of the manifest is \(one.line == nil ? "gone" : "another")"
    }
    return nil
  }

  private func accepts<Value: Equatable>(_ found: Value?, approved: Value, before: Value?) -> Bool {
    switch expected {
    case .asApproved: found == approved
    case .cutOff: found == approved || found == before || found == nil
    }
  }
}
