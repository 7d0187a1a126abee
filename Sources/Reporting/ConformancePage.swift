import Conformance

/// The page of `clauses check --report`: the conformance section alone.
public struct ConformancePage: Sendable {
  private let findings: ConformanceFindings
  private let isComplete: Bool

  /// A page; `isComplete` tells whether every check of the search ran.
  public init(_ findings: ConformanceFindings, isComplete: Bool) {
    self.findings = findings
    self.isComplete = isComplete
  }

  /// One HTML file that needs nothing else, under the content policy of the run's report; no script.
  public var html: String {
    let section = ConformanceSection(findings: findings)
    let isFailed = findings.summary.isFailed
    let word =
      isFailed
      ? "Violated"
      : !isComplete ? "Interrupted" : findings.summary.isInconclusive ? "Inconclusive" : "Conforms"
    let body: [HTMLText] = [
      .element(
        "header", [HTMLAttribute("class", isFailed || !isComplete ? "heading failed" : "heading passed")],
        .element("h1", [], .element("strong", [], HTMLText(word)))),
      .element("main", [], section.html),
    ]
    return HTMLText.joined(
      [
        .literal("<!DOCTYPE html>"), .literal("<html lang=\"en\">"),
        .element("head", [], RunReport.head(title: "\(word) · Proofsheet")),
        .element("body", [], body), .literal("</html>"),
      ], by: .literal("\n")
    ).markup + "\n"
  }
}
