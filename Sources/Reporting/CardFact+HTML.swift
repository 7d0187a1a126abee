import RunModel

extension CardFact {
  /// A list of those of a weight; nothing where there are none.
  static func html(_ facts: [CardFact], _ weight: Weight) -> HTMLText {
    let rows = facts.filter { $0.weight == weight }.map(\.html)
    if rows.isEmpty { return .empty }
    return .element(
      "dl", [HTMLAttribute("class", weight == .leading ? "facts leading" : "facts")], rows)
  }

  private var html: HTMLText {
    .element("div", [], .element("dt", [], HTMLText(label.rawValue)), .element("dd", [], content))
  }

  private var content: HTMLText {
    switch value {
    case .text(let text): HTMLText(text)
    case .clauses(let ids):
      .joined(ids.map { .element("code", [HTMLAttribute("class", "clause")], HTMLText($0)) }, by: " ")
    case .metrics(let outcomes): Self.table(outcomes)
    case .cases(let ids, let more):
      .joined([
        .joined(
          ids.map { .element("a", [HTMLAttribute("href", "#\($0)")], HTMLText($0.description)) }, by: ", "),
        HTMLText(Self.more(more)),
      ])
    case .commands(let commands):
      .joined(commands.map { .element("code", [HTMLAttribute("class", "command")], HTMLText($0)) })
    }
  }

  private static func table(_ outcomes: [LimitOutcome]) -> HTMLText {
    let rows = outcomes.map { outcome in
      HTMLText.element(
        "tr", [HTMLAttribute("class", outcome.passes ? "passes" : "fails")],
        .element("th", [HTMLAttribute("scope", "row")], HTMLText(outcome.metric)),
        .element("td", [], HTMLText(Wording.found(outcome))),
        .element("td", [], HTMLText(Wording.limitValue(outcome))),
        .element("td", [], HTMLText(outcome.passes ? "passes" : "fails")),
        .element("td", [], HTMLText(outcome.passes ? "" : Wording.smallest(outcome) ?? "none")))
    }
    return .element(
      "table", [],
      .literal(
        "<thead><tr><th scope=\"col\">metric</th><th scope=\"col\">found</th><th scope=\"col\">limit</th><th scope=\"col\">so</th><th scope=\"col\">passes at</th></tr></thead>"
      ), .element("tbody", [], rows))
  }
}
