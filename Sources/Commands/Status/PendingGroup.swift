import RunModel

/// What awaits a decision of a group of cases that changed alike.
struct PendingGroup {
  /// The group's number in the run, by which `approve` and `reject` take it.
  let number: Int
  /// The cases, in the order of the plan; never empty.
  let results: [CaseResult]

  /// The groups of a run of which something is pending.
  ///
  /// - Parameter all: the run's results in the order of the plan.
  static func groups(of pending: [CaseResult], in all: [CaseResult]) -> [PendingGroup] {
    let pending = Set(pending.map(\.caseID))
    return ChangeGroup.groups(in: all).enumerated().compactMap { place, group in
      let results = group.members.filter { pending.contains($0.caseID) }
      return results.isEmpty ? nil : PendingGroup(number: place + 1, results: results)
    }
  }
}
