import ImageDiff
import Pixels
import RunModel

/// One case that needs attention, with all that is known of it.
struct CaseCard {
  let result: CaseResult
  let group: ChangeGroup
  let pictures: CasePictures
  let showsPictures: Bool
  let report: RunReport

  /// How the two sides are called.
  private var sides: (reference: String, candidate: String) {
    report.folders == nil ? ("Baseline", "This run") : ("Reference", "Candidate")
  }

  var html: HTMLText {
    let facts = report.card(for: result, in: group)
    return .element(
      "article", attributes,
      [
        title, CardFact.html(facts, .leading), reason, panes,
        .element(
          "div", [HTMLAttribute("class", "about")], CardFact.html(facts, .further), parameters),
      ])
  }

  /// The verdict, and by what the card is found.
  private var attributes: [HTMLAttribute] {
    var attributes = [
      HTMLAttribute("class", "card \(Mark.name(result.verdict))"),
      HTMLAttribute("id", result.caseID.description), HTMLAttribute("tabindex", "-1"),
    ]
    if let profile = result.profile { attributes.append(HTMLAttribute("data-profile", profile)) }
    if let change = result.change { attributes.append(HTMLAttribute("data-class", change.rawValue)) }
    if let evidence = result.evidence {
      attributes.append(HTMLAttribute("data-parts", evidence.parts.map(\.label).joined(separator: " ")))
      attributes.append(HTMLAttribute("data-clauses", evidence.clauses.joined(separator: " ")))
      if let first = evidence.regions.first {
        let middle = "\(first.x + first.width / 2),\(first.y + first.height / 2)"
        attributes.append(HTMLAttribute("data-at", middle))
      }
    }
    return attributes
  }

  private var title: HTMLText {
    .element(
      "h4", [], Mark.sign(result.verdict),
      .element(
        "a", [HTMLAttribute("href", "#\(result.caseID)"), HTMLAttribute("class", "name")],
        HTMLText(result.caseID.description)), " ",
      .element("span", [HTMLAttribute("class", "verdict")], HTMLText(phrase)))
  }

  /// The verdict; what it means for a baseline, where no reason is given that tells more.
  private var phrase: String {
    result.detail == nil ? Wording.phrase(result.verdict) : Wording.word(result.verdict)
  }

  private var reason: HTMLText {
    result.detail.map { .element("p", [HTMLAttribute("class", "reason")], HTMLText($0)) } ?? .empty
  }

  private var panes: HTMLText {
    guard showsPictures else {
      return .literal(
        "<p class=\"reason\">Its pictures are left out to keep this file small; the last command draws it.</p>"
      )
    }
    let panes = [
      pane("baseline", sides.reference, pictures.baseline), pane("actual", sides.candidate, pictures.actual),
      pane("difference", "Difference", pictures.difference),
    ].compactMap(\.self)
    guard !panes.isEmpty else { return .empty }
    return .element("div", [HTMLAttribute("class", "panes")], panes)
  }

  private func pane(_ role: String, _ label: String, _ picture: [UInt8]?) -> HTMLText? {
    guard let picture else { return nil }
    return .element(
      "figure", [HTMLAttribute("class", "pane \(role)")],
      .element("figcaption", [], HTMLText(label)),
      .element(
        "div",
        [
          HTMLAttribute("class", "view"), HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "group"),
          HTMLAttribute("aria-label", label),
        ],
        .element(
          "div", [HTMLAttribute("class", "stack")],
          .void(
            "img",
            [
              HTMLAttribute("alt", alternative(role, label)),
              HTMLAttribute("src", "data:image/png;base64," + Base64.encode(picture)),
            ]))))
  }

  /// What a picture shows, for those who do not see it.
  private func alternative(_ role: String, _ label: String) -> String {
    guard role == "difference", let pixels = result.differingPixels else {
      return "\(label) of \(result.caseID)"
    }
    let parts = result.changedParts
    return "Difference of \(result.caseID): \(Wording.count(pixels)) px"
      + (parts.isEmpty ? "" : " (\(Wording.parts(parts)))")
  }

  private var parameters: HTMLText {
    if result.isFromFile { return .empty }
    return .element(
      "figure", [HTMLAttribute("class", "parameters")], .literal("<figcaption>Parameters</figcaption>"),
      .element("pre", [HTMLAttribute("tabindex", "0")], HTMLText(JSONLayout.pretty(result.parameters))))
  }
}
