public import RunModel

extension RunReport {
  /// Who rejected a case's picture, when and why, in words; nil for nobody.
  public func rejection(of result: CaseResult) -> String? {
    rejections[result.caseID].map { "rejected \($0.summary)" }
  }
}

extension Decision {
  /// Who decided, on which day and why.
  public var summary: String { "by \(by) on \(at.prefix(10)): \(reason)" }
}

extension Wording {
  /// How many of a group's pictures were rejected; nil for none.
  static func rejected(_ group: ChangeGroup, in report: RunReport) -> String? {
    let count = group.members.count { report.rejections[$0.caseID] != nil }
    if count == 0 { return nil }
    if count < group.members.count { return "\(self.count(count)) of them rejected" }
    return count == 1 ? "rejected" : "all rejected"
  }
}
