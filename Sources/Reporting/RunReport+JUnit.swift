import RunModel

extension RunReport {
  /// The run as JUnit XML: a suite for each topic, a test case for each case, and one for each baseline
  /// without a case.
  ///
  /// What needs a person is a failure, what could not be drawn or read an error. Characters that XML
  /// cannot hold become U+FFFD. Names are unique, as ids are.
  ///
  /// - Parameter reportPath: the report that failures point to; nil when none was written.
  public func junit(reportPath: String?) -> String {
    var suites: [(name: String, results: [CaseResult])] = []
    var places: [String: Int] = [:]
    for result in orderedResults {
      let topic = result.caseID.topic
      if let place = places[topic] {
        suites[place].results.append(result)
      } else {
        places[topic] = suites.count
        suites.append((topic, [result]))
      }
    }
    var elements = suites.map { suite(named: $0.name, $0.results, reportPath) }
    if !unreferenced.isEmpty { elements.append(leftoverSuite) }
    if let folders { elements += folders.renamed.isEmpty ? [] : [renamedSuite(folders.renamed)] }
    if let conformance { elements += conformanceSuites(conformance.summary) }
    if !record.status.isComplete { elements.append(incompleteSuite) }
    let all = HTMLText.element(
      "testsuites",
      [HTMLAttribute("name", "proofsheet"), HTMLAttribute("time", seconds(record.durationSeconds ?? 0))],
      [.literal("\n")] + elements)
    return HTMLText.joined([
      .literal("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"), all, .literal("\n"),
    ]).markup
  }

  private func suite(named name: String, _ results: [CaseResult], _ reportPath: String?) -> HTMLText {
    let counts = RunCounts(results, unreferenced: 0)
    let failures = counts[.changed] + counts[.new] + counts[.missing]
    return suite(
      name, tests: results.count, failures: failures, errors: counts[.failed], skipped: counts[.skipped],
      milliseconds: results.reduce(0) { $0 + $1.milliseconds }, results.map { testCase($0, reportPath) })
  }

  func suite(
    _ name: String, tests: Int, failures: Int, errors: Int, skipped: Int, milliseconds: Double,
    _ cases: [HTMLText]
  ) -> HTMLText {
    .joined([
      .element(
        "testsuite",
        [
          HTMLAttribute("name", name), HTMLAttribute("tests", "\(tests)"),
          HTMLAttribute("failures", "\(failures)"), HTMLAttribute("errors", "\(errors)"),
          HTMLAttribute("skipped", "\(skipped)"), HTMLAttribute("time", seconds(milliseconds / 1000)),
        ], [.literal("\n")] + cases),
      .literal("\n"),
    ])
  }

  private func testCase(_ result: CaseResult, _ reportPath: String?) -> HTMLText {
    var content: [HTMLText] = []
    let kind = HTMLAttribute("type", result.verdict.rawValue)
    let words = [result.summary, rejection(of: result)].compactMap(\.self)
    let message = HTMLAttribute("message", words.joined(separator: " · "))
    let attachment = reportPath.map { HTMLText("[[ATTACHMENT|\($0)]]") } ?? .empty
    switch result.verdict {
    case .changed, .new, .missing:
      content.append(
        .element("failure", [kind, message], HTMLText(words.joined(separator: "\n") + "\n"), attachment))
    case .failed: content.append(.element("error", [kind, message], HTMLText(result.summary)))
    case .skipped: content.append(.element("skipped", [message]))
    case .withinTolerance: content.append(.element("system-out", [], HTMLText(result.summary)))
    case .passed: break
    }
    return testCase(
      result.caseID.topic, result.caseID.name, milliseconds: result.milliseconds, content)
  }

  func testCase(
    _ suite: String, _ name: String, milliseconds: Double, _ content: [HTMLText]
  ) -> HTMLText {
    .joined([
      .element(
        "testcase",
        [
          HTMLAttribute("classname", suite), HTMLAttribute("name", name),
          HTMLAttribute("time", seconds(milliseconds / 1000)),
        ], content),
      .literal("\n"),
    ])
  }

  private var leftoverSuite: HTMLText {
    suite(
      "unreferenced", tests: unreferenced.count, failures: unreferenced.count, errors: 0, skipped: 0,
      milliseconds: 0,
      orderedUnreferenced.map { baseline in
        testCase(
          "unreferenced", "\(baseline.path) (\(baseline.kind.rawValue))", milliseconds: 0,
          [failure("unreferenced", "a baseline without a case")])
      })
  }

  private func renamedSuite(_ renamed: [FolderFindings.Renamed]) -> HTMLText {
    suite(
      "renamed", tests: renamed.count, failures: renamed.count, errors: 0, skipped: 0, milliseconds: 0,
      renamed.map { pair in
        testCase(
          "renamed", pair.candidate, milliseconds: 0, [failure("renamed", "the pixels of \(pair.reference)")])
      })
  }

  private var incompleteSuite: HTMLText {
    suite(
      "run", tests: 1, failures: 0, errors: 1, skipped: 0, milliseconds: 0,
      [
        testCase(
          "run", record.id, milliseconds: 0,
          [.element("error", [HTMLAttribute("message", "the run did not end")])])
      ])
  }

  func failure(_ kind: String, _ message: String) -> HTMLText {
    .element("failure", [HTMLAttribute("type", kind), HTMLAttribute("message", message)])
  }

  /// Seconds with three decimals, without separators.
  private func seconds(_ value: Double) -> String {
    let milliseconds = value.isFinite && value > 0 ? Int(min(value * 1000, 1e15).rounded()) : 0
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}
