import RunModel

/// The cases that need attention, a section for each kind of change.
struct CaseCards {
  let kinds: [ChangeKind]
  let pictures: [CaseID: CasePictures]
  let budget: PictureBudget
  let report: RunReport

  var html: HTMLText {
    guard !kinds.isEmpty else { return .empty }
    let count = kinds.reduce(0) { $0 + $1.members.count }
    return .element(
      "section", [HTMLAttribute("id", "attention"), HTMLAttribute("aria-labelledby", "attention-title")],
      [
        .element(
          "h2", [HTMLAttribute("id", "attention-title")],
          HTMLText(count == 1 ? "1 case needs a person" : "\(Wording.count(count)) cases need a person"))
      ] + kinds.enumerated().map { section($1, number: $0 + 1) })
  }

  private func section(_ kind: ChangeKind, number: Int) -> HTMLText {
    let cards = kind.members.map(card)
    let title = HTMLText.element(
      "h3", [], Mark.sign(kind.key.verdict),
      .element(
        "span", [HTMLAttribute("class", "number")],
        HTMLText("Kind \(Wording.count(number)) of \(Wording.count(kinds.count))")), " ",
      .element(
        "b", [],
        HTMLText("\(Wording.count(kind.members.count, "case")) \(Wording.word(kind.key.verdict))")), " ",
      .element("span", [HTMLAttribute("class", "why")], HTMLText(kind.summary)))
    var content = [title, cards[0]]
    if cards.count > 1 {
      content.append(
        .element(
          "details", [HTMLAttribute("open")],
          [.element("summary", [], HTMLText("\(Wording.count(cards.count - 1)) more of this kind"))]
            + cards.dropFirst()))
    }
    return .element("section", [HTMLAttribute("class", "kind")], content)
  }

  private func card(_ result: CaseResult) -> HTMLText {
    CaseCard(
      result: result, pictures: pictures[result.caseID] ?? CasePictures(),
      showsPictures: !budget.withoutCardPictures.contains(result.caseID),
      commands: report.commands(for: result),
      sides: report.folders == nil ? ("Baseline", "This run") : ("Reference", "Candidate")
    ).html
  }
}
