import RunModel

/// The groups in a list, one line each: is it one change or many.
struct GroupList {
  let groups: [ChangeGroup]
  let report: RunReport

  /// How many groups are listed; the rest is a link away.
  private static let listed = 6

  var html: HTMLText {
    guard !groups.isEmpty else { return .empty }
    var items = groups.prefix(Self.listed).enumerated().map { item($1, number: $0 + 1) }
    if groups.count > Self.listed {
      items.append(
        .element(
          "li", [HTMLAttribute("class", "more")],
          .element(
            "a", [HTMLAttribute("href", "#attention")],
            HTMLText("\(Wording.count(groups.count - Self.listed, "more group"))"))))
    }
    return .element(
      "ol", [HTMLAttribute("class", "groups"), HTMLAttribute("aria-label", "Groups of changes")], items)
  }

  private func item(_ group: ChangeGroup, number: Int) -> HTMLText {
    let id = group.representative.caseID
    return .element(
      "li", [], Mark.sign(group.key.verdict),
      .element(
        "a", [HTMLAttribute("href", "#group-\(number)")],
        .element("b", [], HTMLText(Wording.count(group.members.count))), " ",
        HTMLText(Wording.word(group.key.verdict))),
      .element("span", [HTMLAttribute("class", "thumb")], thumbnail(of: group.representative)),
      .element(
        "span", [HTMLAttribute("class", "what")], HTMLText(group.summary), rejected(group),
        .element("span", [HTMLAttribute("class", "quiet id")], HTMLText(id.description))))
  }

  private func rejected(_ group: ChangeGroup) -> HTMLText {
    guard let words = Wording.rejected(group, in: report) else { return .empty }
    return .joined([" · ", .element("strong", [], HTMLText(words))])
  }

  private func thumbnail(of result: CaseResult) -> HTMLText {
    guard let bytes = report.pictures[result.caseID]?.thumbnail else { return .empty }
    return .void(
      "img",
      [
        HTMLAttribute("alt", "\(result.caseID), small"),
        HTMLAttribute("src", "data:image/png;base64," + Base64.encode(bytes)),
      ])
  }
}
