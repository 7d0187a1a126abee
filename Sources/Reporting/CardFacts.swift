import Pixels
import RunModel

/// All that a card tells of its case, in rows of a name and a value.
struct CardFacts {
  let result: CaseResult
  let group: ChangeGroup
  let report: RunReport

  var html: HTMLText {
    .element("dl", [HTMLAttribute("class", "facts")], changeRows + measureRows + runRows)
  }

  /// What changed, where, and what it falls under.
  private var changeRows: [HTMLText] {
    var rows: [HTMLText] = []
    if let pixels = result.differingPixels {
      let total = result.width * result.height
      rows.append(
        row(
          "differing",
          "\(Wording.count(pixels)) of \(Wording.count(total)) px, \(Wording.percent(pixels, of: total))"))
    }
    if let evidence = result.evidence {
      if !evidence.clauses.isEmpty {
        rows.append(
          row(
            "clauses",
            .joined(
              evidence.clauses.map { .element("code", [HTMLAttribute("class", "clause")], HTMLText($0)) },
              by: " ")))
      }
      for part in evidence.parts { rows.append(row("part", Wording.part(part))) }
      rows.append(row("regions", Wording.regions(evidence)))
    } else {
      let parts = result.changedParts
      if !parts.isEmpty { rows.append(row("parts", Wording.parts(parts))) }
    }
    if let change = result.change {
      let words = [Wording.change(change, result.shift), result.shapeInWords].compactMap(\.self)
      rows.append(row("class", words.joined(separator: " · ")))
    }
    if let box = result.boundingBox {
      rows.append(row("within", "\(box.width) × \(box.height) px at (\(box.x), \(box.y))"))
    }
    if let delta = result.largestChannelDelta {
      rows.append(row("channels", "differ by up to \(delta) of 255 as stored"))
    }
    return rows
  }

  /// How far it is from its limits.
  private var measureRows: [HTMLText] {
    var rows: [HTMLText] = []
    for outcome in result.limits {
      let reason = outcome.reason.isEmpty ? "" : " (\(outcome.reason))"
      rows.append(row("limit", Wording.limit(outcome) + reason))
    }
    if let smallest = result.smallestToleranceInWords { rows.append(row("passes at", smallest)) }
    if !result.metrics.isEmpty { rows.append(row("metrics", metrics)) }
    return rows
  }

  private var metrics: HTMLText {
    let lines = result.metrics.map { outcome in
      HTMLText.element(
        "tr", [HTMLAttribute("class", outcome.passes ? "passes" : "fails")],
        .element("th", [HTMLAttribute("scope", "row")], HTMLText(outcome.metric)),
        .element("td", [], HTMLText(Wording.found(outcome))),
        .element("td", [], HTMLText(Wording.limitValue(outcome))),
        .element("td", [], HTMLText(outcome.passes ? "passes" : "fails")),
        .element("td", [], HTMLText(outcome.passes ? "" : Wording.smallest(outcome) ?? "none")))
    }
    let table = HTMLText.element(
      "table", [],
      .literal(
        "<thead><tr><th scope=\"col\">metric</th><th scope=\"col\">found</th><th scope=\"col\">limit</th><th scope=\"col\">so</th><th scope=\"col\">passes at</th></tr></thead>"
      ), .element("tbody", [], lines))
    guard let disagreement = Wording.disagreement(result) else { return table }
    return .joined([
      table, .element("p", [HTMLAttribute("class", "disagree")], HTMLText("They \(disagreement).")),
    ])
  }

  /// Where it belongs, and how to see it again.
  private var runRows: [HTMLText] {
    var rows: [HTMLText] = []
    let neighbours = group.neighbours(of: result, atMost: RunReport.namedNeighbours)
    if !neighbours.isEmpty { rows.append(row("changed alike", links(neighbours))) }
    if result.width > 0 {
      rows.append(row("size", "\(Wording.count(result.width)) × \(Wording.count(result.height)) px"))
    }
    if result.isBlank && result.width > 0 {
      rows.append(row("ink", result.expectsInk ? "none, though some is expected" : "none, as expected"))
    }
    rows.append(row("took", Wording.duration(seconds: result.milliseconds / 1000)))
    rows += digests("picture", result.digest, "approved picture", result.baselineDigest)
    rows += digests(
      "display list", result.displayListDigest, "approved list", result.baselineDisplayListDigest)
    let commands = report.commands(for: result)
    if !commands.isEmpty {
      rows.append(
        row(
          "see it again",
          .joined(
            commands.map { .element("code", [HTMLAttribute("class", "command")], HTMLText($0)) })))
    }
    return rows
  }

  private func links(_ neighbours: [CaseID]) -> HTMLText {
    let more = group.members.count - 1 - neighbours.count
    return .joined([
      .joined(
        neighbours.map { id in
          .element("a", [HTMLAttribute("href", "#\(id)")], HTMLText(id.description))
        }, by: ", "),
      HTMLText(more > 0 ? " and \(Wording.count(more)) more" : ""),
    ])
  }

  /// Two digests; a second one that equals the first is not spelled out again.
  private func digests(
    _ name: StaticString, _ digest: Digest?, _ approvedName: StaticString, _ approved: Digest?
  ) -> [HTMLText] {
    var rows: [HTMLText] = []
    if let digest { rows.append(row(name, digest.description)) }
    if let approved { rows.append(row(approvedName, approved == digest ? "the same" : approved.description)) }
    return rows
  }

  private func row(_ name: StaticString, _ value: String) -> HTMLText { row(name, HTMLText(value)) }

  private func row(_ name: StaticString, _ value: HTMLText) -> HTMLText {
    .element("div", [], .element("dt", [], .literal(name)), .element("dd", [], value))
  }
}
