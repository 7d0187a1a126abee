/// The part of a page that tells of a calibration.
struct CalibrationSection {
  let report: CalibrationReport

  var html: HTMLText {
    let tables = CalibrationTables(report: report)
    let misses = report.misses(report.configured)
    let flagged = report.flaggedHarmless(report.configured)
    var content: [HTMLText] = [
      .literal("<h2 id=\"calibration-title\">Calibration</h2>"),
      paragraph(tables.summary),
      .literal("<h3>The configured gate</h3>"),
      misses.isEmpty ? paragraph("It misses nothing.") : paragraph("It would miss"),
      list(misses),
    ]
    if !flagged.isEmpty {
      content.append(paragraph("Flagged without need: \(flagged.joined(separator: ", "))."))
    }
    content += [
      .literal("<h3>Proposed tolerances</h3>"),
      list(
        report.proposals.map { [$0.sentence, $0.overlapSentence].compactMap(\.self).joined(separator: "; ") }),
      paragraph("All planted pictures \(report.proposedWords)."),
      .literal("<h3>What each gate notices</h3>"), table(tables.gates(limits: CalibrationTables.shownLimits)),
      .literal("<h3>From which strength on a defect is noticed in every case</h3>"), table(tables.defects),
      .literal("<h3>In how many cases a harmless change is flagged</h3>"), table(tables.harmless),
    ]
    return .element(
      "section",
      [HTMLAttribute("class", "calibration"), HTMLAttribute("aria-labelledby", "calibration-title")], content)
  }

  private func paragraph(_ text: String) -> HTMLText { .element("p", [], HTMLText(text)) }

  private func list(_ items: [String]) -> HTMLText {
    items.isEmpty ? .empty : .element("ul", [], items.map { .element("li", [], HTMLText($0)) })
  }

  /// A table that scrolls by itself where it is wider than the page.
  private func table(_ table: CalibrationTables.Table) -> HTMLText {
    let heading = table.heading.map {
      HTMLText.element("th", [HTMLAttribute("scope", "col")], HTMLText($0))
    }
    let rows = table.rows.map { row in
      HTMLText.element(
        "tr", [],
        row.enumerated().map { column, word in
          column == 0
            ? .element("th", [HTMLAttribute("scope", "row")], HTMLText(word))
            : .element("td", [], HTMLText(word))
        })
    }
    return .element(
      "div", [HTMLAttribute("class", "wide-table"), HTMLAttribute("tabindex", "0")],
      .element(
        "table", [], .element("thead", [], .element("tr", [], heading)), .element("tbody", [], rows)))
  }

  /// What the section needs beside the report's style.
  static let style = HTMLText.literal(
    """
    .calibration h3 { font-size: 1rem; font-weight: 600; margin: 1.75rem 0 .5rem; }
    .calibration p, .calibration li { max-width: 80ch; margin-top: .3rem; overflow-wrap: anywhere; }
    .calibration li { padding-left: 1rem; text-indent: -1rem; }
    .calibration li::before { content: "– "; }
    .wide-table { overflow-x: auto; background: var(--film); padding: .5rem .75rem; }
    .wide-table table { border-collapse: collapse; font-size: .8125rem; }
    .wide-table th, .wide-table td { text-align: left; vertical-align: top; padding: .2rem .9rem .2rem 0; border-bottom: 1px solid var(--line); font-weight: 400; }
    .wide-table thead th { color: var(--quiet); vertical-align: bottom; }
    .wide-table tbody th { font-family: var(--mono); white-space: nowrap; }
    """)
}
