import Pixels
import RunModel

/// One case that needs attention, with all that is known of it.
struct CaseCard {
  let result: CaseResult
  let pictures: CasePictures
  let showsPictures: Bool
  let commands: [String]
  /// How the two sides are called.
  let sides: (reference: String, candidate: String)

  var html: HTMLText {
    .element(
      "article",
      [
        HTMLAttribute("class", "card \(Mark.name(result.verdict))"),
        HTMLAttribute("id", result.caseID.description), HTMLAttribute("tabindex", "-1"),
      ],
      [title, reason, panes, .element("div", [HTMLAttribute("class", "about")], facts, parameters)])
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
    var lines: [HTMLText] = []
    switch result.changedSide {
    case "component":
      lines.append(
        "The component changed: it gives another display list than when the baseline was approved.")
    case "renderer":
      lines.append("The renderer changed: the display list is the baseline's, the pixels are not.")
    default: break
    }
    if let detail = result.detail { lines.append(HTMLText(detail)) }
    for outcome in result.limits where !outcome.passes {
      lines.append(HTMLText("Past its limit: \(Wording.limit(outcome))."))
    }
    return .joined(lines.map { .element("p", [HTMLAttribute("class", "reason")], $0) })
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
        .void(
          "img",
          [
            HTMLAttribute("alt", "\(label) of \(result.caseID)"),
            HTMLAttribute("src", "data:image/png;base64," + Base64.encode(picture)),
          ])))
  }

  private var facts: HTMLText {
    var rows: [(StaticString, String)] = []
    if let pixels = result.differingPixels {
      let total = result.width * result.height
      rows.append(
        (
          "differing",
          "\(Wording.count(pixels)) of \(Wording.count(total)) px, \(Wording.percent(pixels, of: total))"
        ))
    }
    if !result.differingPixelsByRegion.isEmpty {
      rows.append(("parts", Wording.parts(result.differingPixelsByRegion)))
    }
    if let change = result.change { rows.append(("change", Wording.change(change, result.shift))) }
    for outcome in result.limits {
      let reason = outcome.reason.isEmpty ? "" : " (\(outcome.reason))"
      rows.append(("limit", Wording.limit(outcome) + reason))
    }
    if let box = result.boundingBox {
      rows.append(("within", "\(box.width) × \(box.height) px at (\(box.x), \(box.y))"))
    }
    if let delta = result.largestChannelDelta { rows.append(("largest step", "\(delta) of 255")) }
    if result.width > 0 {
      rows.append(("size", "\(Wording.count(result.width)) × \(Wording.count(result.height)) px"))
    }
    if result.isBlank && result.width > 0 {
      rows.append(("ink", result.expectsInk ? "none, though some is expected" : "none, as expected"))
    }
    rows.append(("took", Wording.duration(seconds: result.milliseconds / 1000)))
    rows += Self.digests("picture", result.digest, "approved picture", result.baselineDigest)
    rows += Self.digests(
      "display list", result.displayListDigest, "approved list", result.baselineDisplayListDigest)
    let again = commands.map {
      HTMLText.element("code", [HTMLAttribute("class", "command")], HTMLText($0))
    }
    return .element(
      "dl", [HTMLAttribute("class", "facts")],
      rows.map { name, value in
        .element("div", [], .element("dt", [], .literal(name)), .element("dd", [], HTMLText(value)))
      }
        + (again.isEmpty
          ? [] : [.element("div", [], .literal("<dt>see it again</dt>"), .element("dd", [], again))]))
  }

  private var parameters: HTMLText {
    // A picture from a file has none.
    if result.parameters == "{}" { return .empty }
    return .element(
      "figure", [HTMLAttribute("class", "parameters")], .literal("<figcaption>Parameters</figcaption>"),
      .element("pre", [HTMLAttribute("tabindex", "0")], HTMLText(JSONLayout.pretty(result.parameters))))
  }

  /// Two digests; a second one that equals the first is not spelled out again.
  private static func digests(
    _ name: StaticString, _ digest: Digest?, _ approvedName: StaticString, _ approved: Digest?
  ) -> [(StaticString, String)] {
    var rows: [(StaticString, String)] = []
    if let digest { rows.append((name, digest.description)) }
    if let approved { rows.append((approvedName, approved == digest ? "the same" : approved.description)) }
    return rows
  }
}
