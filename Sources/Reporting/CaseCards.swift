import RunModel

/// The cases that need attention, a section for each group of cases that changed alike.
struct CaseCards {
  let groups: [ChangeGroup]
  let pictures: [CaseID: CasePictures]
  let budget: PictureBudget
  let report: RunReport

  private var noun: String { report.folders == nil ? "case" : "picture" }

  var html: HTMLText {
    guard !groups.isEmpty else { return .empty }
    let count = groups.reduce(0) { $0 + $1.members.count }
    return .element(
      "section", [HTMLAttribute("id", "attention"), HTMLAttribute("aria-labelledby", "attention-title")],
      [
        .element(
          "h2", [HTMLAttribute("id", "attention-title")],
          HTMLText("\(Wording.count(count, noun)) \(count == 1 ? "needs" : "need") a person"))
      ] + groups.enumerated().map { section($1, number: $0 + 1) } + [rest])
  }

  /// The groups past the number that a page bears.
  private var rest: HTMLText {
    let results = groups.filter { budget.withoutCard.contains($0.representative.caseID) }.flatMap(\.members)
    guard !results.isEmpty else { return .empty }
    return .element(
      "section", [HTMLAttribute("class", "group")],
      .element("h3", [], HTMLText(Wording.count(results.count, "more \(noun)") + ", a line each")),
      list(results)
    )
  }

  private func section(_ group: ChangeGroup, number: Int) -> HTMLText {
    if budget.withoutCard.contains(group.representative.caseID) { return .empty }
    let members = group.members.filter { !budget.withoutCard.contains($0.caseID) }
    let lines = group.members.filter { budget.withoutCard.contains($0.caseID) }
    let title = HTMLText.element(
      "h3", [HTMLAttribute("id", "group-\(number)"), HTMLAttribute("tabindex", "-1")],
      Mark.sign(group.key.verdict),
      .element(
        "span", [HTMLAttribute("class", "number")],
        HTMLText("Group \(Wording.count(number)) of \(Wording.count(groups.count))")), " ",
      .element(
        "b", [],
        HTMLText("\(Wording.count(group.members.count, noun)) \(Wording.word(group.key.verdict))")), " ",
      .element("span", [HTMLAttribute("class", "why")], HTMLText(group.summary)))
    var content = [title, card(members[0], group)]
    let more = members.count - 1 + lines.count
    if more > 0 {
      content.append(
        .element(
          "details", [HTMLAttribute("open")],
          [
            .element("summary", [], HTMLText("\(Wording.count(more)) more that changed alike"))
          ] + members.dropFirst().map { card($0, group) } + (lines.isEmpty ? [] : [list(lines)])))
    }
    return .element(
      "section",
      [
        HTMLAttribute("class", "group \(Mark.name(group.key.verdict))"),
        HTMLAttribute("data-group", "\(number)"), HTMLAttribute("data-count", "\(group.members.count)"),
      ], content)
  }

  private func card(_ result: CaseResult, _ group: ChangeGroup) -> HTMLText {
    CaseCard(
      result: result, group: group, pictures: pictures[result.caseID] ?? CasePictures(),
      showsPictures: !budget.withoutCardPictures.contains(result.caseID),
      report: report
    ).html
  }

  /// Cases past the number of cards that a page bears, a line each.
  private func list(_ results: [CaseResult]) -> HTMLText {
    .element(
      "ul", [HTMLAttribute("class", "lines")],
      results.map { result in
        .element(
          "li", [HTMLAttribute("id", result.caseID.description)],
          .element("b", [], HTMLText(result.caseID.description)), " ", HTMLText(result.summary))
      })
  }
}
