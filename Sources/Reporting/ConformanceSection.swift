import Conformance

/// The clauses of the spec in a report: what is violated first, then all of them by profile, then the
/// deviations that are expected.
struct ConformanceSection {
  let findings: ConformanceFindings

  var html: HTMLText {
    .element(
      "section",
      [
        HTMLAttribute("id", "conformance"), HTMLAttribute("class", "conformance"),
        HTMLAttribute("aria-labelledby", "conformance-title"),
      ],
      [
        .literal("<h2 id=\"conformance-title\">Conformance</h2>"),
        .element("p", [], HTMLText(sentence)),
        violations, unexpected, table, deviations,
      ])
  }

  /// So many cards or rows are seen at once.
  private static let few = 3

  /// A part that opens when asked, or by itself where there is little to see.
  private static func part(_ title: String, count: Int, _ content: [HTMLText]) -> HTMLText {
    .element(
      "details",
      [HTMLAttribute("class", "clauses")] + (count <= few ? [HTMLAttribute("open")] : []),
      [.element("summary", [], HTMLText(title))] + content)
  }

  /// How the clauses came out, in a sentence.
  var sentence: String {
    let summary = findings.summary
    var words = ["\(Wording.count(summary.count(.passed))) hold"]
    for (verdict, word) in [
      (ClauseResult.Verdict.expectedDeviation, "deviate as section 6 of the spec expects"),
      (.violated, "are violated"), (.skipped, "were not tried"),
    ] where summary.count(verdict) > 0 {
      words.append("\(Wording.count(summary.count(verdict))) \(word)")
    }
    let trials = summary.clauses.reduce(0) { $0 + $1.trials }
    let clauses = Set(summary.clauses.map(\.clause)).count
    return
      "\(Wording.count(clauses, "clause"))"
      + (summary.clauses.count > clauses
        ? ", \(Wording.count(summary.clauses.count)) with each of their profiles" : "")
      + ": \(words.joined(separator: ", ")). \(Wording.count(trials)) pictures and layouts were"
      + " tried, from seed \(summary.seed)."
  }

  private var violations: HTMLText {
    .joined(
      findings.summary.clauses.filter { $0.verdict == .violated }.map { result in
        CounterexampleCard(
          title: result.clause, note: "violated under \(result.profile)",
          statement: findings.clauses[result.clause]?.statement, detail: result.detail,
          counterexample: result.counterexample, images: images(of: result.counterexample), isViolation: true
        ).html
      })
  }

  private var unexpected: HTMLText {
    .joined(
      findings.summary.unexpectedPasses.map { result in
        CounterexampleCard(
          title: result.id, note: "unexpected pass", statement: findings.deviations[result.id]?.statement,
          detail: "The spec says that this shows under seed, and it was not found.", counterexample: nil,
          images: nil, isViolation: true
        ).html
      })
  }

  private var table: HTMLText {
    let ids = findings.summary.clauses.reduce(into: [String]()) { ids, result in
      if ids.last != result.clause { ids.append(result.clause) }
    }
    let results = Dictionary(grouping: findings.summary.clauses, by: \.clause)
    let profiles = ["seed", "corrected"]
    let rows = ids.map { id -> HTMLText in
      let cells = profiles.map { profile in cell(results[id]?.first { $0.profile == profile }) }
      return .element(
        "tr", [],
        [
          .element("th", [HTMLAttribute("scope", "row")], HTMLText(id)),
          .element("td", [], StatementText.html(findings.clauses[id]?.statement ?? "")),
        ] + cells)
    }
    let content = HTMLText.element(
      "div", [HTMLAttribute("class", "scroller"), HTMLAttribute("tabindex", "0")],
      .element(
        "table", [],
        .literal(
          """
          <thead><tr><th scope="col">clause</th><th scope="col">statement</th><th scope="col">seed</th>\
          <th scope="col">corrected</th></tr></thead>
          """), .element("tbody", [], rows)))
    return Self.part("\(Wording.count(ids.count, "clause")) by profile", count: ids.count, [content])
  }

  private func cell(_ result: ClauseResult?) -> HTMLText {
    guard let result else {
      return .literal("<td class=\"none\"><span aria-label=\"not claimed\">–</span></td>")
    }
    let word =
      switch result.verdict {
      case .passed: "holds"
      case .violated: "violated"
      case .skipped: "skipped"
      case .expectedDeviation: result.rows.joined(separator: " ")
      }
    return .element(
      "td", [HTMLAttribute("class", result.verdict.rawValue)], .element("b", [], HTMLText(word)), " ",
      .element("span", [HTMLAttribute("class", "quiet")], HTMLText("\(Wording.count(result.trials)) tried")))
  }

  private var deviations: HTMLText {
    let found = findings.summary.deviations.filter(\.isFound)
    guard !found.isEmpty else { return .empty }
    let cards = found.map { result in
      CounterexampleCard(
        title: result.id, note: "breaks \(result.clauses.joined(separator: ", "))",
        statement: findings.deviations[result.id]?.statement, detail: nil,
        counterexample: result.counterexample, images: images(of: result.counterexample), isViolation: false
      ).html
    }
    return Self.part(
      "\(Wording.count(found.count, "expected deviation")) found, each with its smallest counterexample",
      count: found.count, cards)
  }

  private func images(of counterexample: Counterexample?) -> CounterexampleImages? {
    counterexample.flatMap { findings.images[$0.token] }
  }
}
