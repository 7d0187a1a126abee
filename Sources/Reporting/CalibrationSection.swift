/// The part of a page that tells of a calibration.
struct CalibrationSection {
  private let report: CalibrationReport
  private let measuredAt: String?
  private let mismatches: [String]
  private let isInForce: Bool
  private let isWholePage: Bool

  /// The section of a page of its own: its tables are open.
  init(report: CalibrationReport) {
    self.report = report
    (measuredAt, mismatches, isInForce, isWholePage) = (nil, [], false, true)
  }

  /// The section of a run's report.
  static func html(_ finding: CalibrationFinding) -> HTMLText {
    switch finding {
    case .measured(let report, let date, let mismatches, let isInForce):
      CalibrationSection(report: report, measuredAt: date, mismatches: mismatches, isInForce: isInForce).html
    case .unreadable(let reason):
      section([paragraph("The calibration that is kept cannot be read: \(reason)."), again])
    }
  }

  private init(report: CalibrationReport, measuredAt: String, mismatches: [String], isInForce: Bool) {
    self.isInForce = isInForce
    self.report = report
    self.measuredAt = measuredAt
    self.mismatches = mismatches
    isWholePage = false
  }

  var html: HTMLText {
    var content: [HTMLText] = []
    if !mismatches.isEmpty {
      content.append(
        .element(
          "p", [HTMLAttribute("class", "outdated")],
          .element("strong", [], "Out of date."),
          HTMLText(" It was made with \(mismatches.joined(separator: "; with "))."), " ",
          .element("code", [], "proofsheet calibrate"), " measures anew."))
    }
    let worth = HTMLText.element("p", [HTMLAttribute("class", "worth")], HTMLText(report.verdict))
    // Advice is on the gate before: it was followed.
    content +=
      isInForce
      ? [Self.inForce, worth] : [worth, report.advice.map(Self.paragraph) ?? .empty]
    content += [configured, proposals, tables]
    return Self.section(content)
  }

  private static func section(_ content: [HTMLText]) -> HTMLText {
    .element(
      "section",
      [
        HTMLAttribute("id", "calibration"), HTMLAttribute("class", "calibration"),
        HTMLAttribute("aria-labelledby", "calibration-title"),
      ], [.literal("<h2 id=\"calibration-title\">Calibration</h2>")] + content)
  }

  private static let inForce = paragraph(
    "The tolerances of proofsheet.json are this calibration's own proposal: what it calls configured is the gate"
      + " before.")
  private static let again = HTMLText.literal("<p><code>proofsheet calibrate</code> makes another.</p>")

  private var configured: HTMLText {
    let misses = report.misses(report.configured)
    let flagged = report.flaggedHarmless(report.configured)
    var content: [HTMLText] = [
      .literal(
        isInForce
          ? "<h3>What the gate before would have missed</h3>" : "<h3>What the configured gate would miss</h3>"
      ),
      misses.isEmpty ? Self.paragraph("Nothing that was planted.") : Self.list(misses),
    ]
    if !flagged.isEmpty {
      content.append(Self.paragraph("Flagged without need: \(flagged.joined(separator: ", "))."))
    }
    return .joined(content)
  }

  private var proposals: HTMLText {
    let tables = CalibrationTables(report: report)
    return .joined([
      .literal("<h3>Proposed tolerances</h3>"),
      .element(
        "div", [HTMLAttribute("class", "beside")],
        CalibrationTableHTML(tables.proposals, marking: "none does").html, terms),
      isInForce
        ? .empty
        : details(
          "To paste, as the value of tolerances in proofsheet.json",
          [.element("pre", [], HTMLText(report.pasteLines.joined(separator: "\n")))]),
      details(
        "What the proposed tolerances would miss",
        [
          Self.paragraph("All planted pictures \(report.proposedWords)."),
          Self.list(report.misses(report.proposed)),
        ]),
      tables.inseparable.map { table in
        details(
          "Where none separates the two",
          [Self.paragraph(CalibrationTables.inseparableMeaning), CalibrationTableHTML(table).html])
      } ?? .empty,
    ])
  }

  private var terms: HTMLText {
    .element(
      "dl", [HTMLAttribute("class", "terms")],
      CalibrationReport.terms.map { term, meaning in
        .element(
          "div", [], .element("dt", [], HTMLText(term)), .element("dd", [], HTMLText(meaning + ".")))
      })
  }

  private var tables: HTMLText {
    let tables = CalibrationTables(report: report)
    let date = measuredAt.map { " Measured \($0)." } ?? ""
    return .joined([
      .element("p", [HTMLAttribute("class", "quiet")], HTMLText(tables.summary + date)),
      details(
        "What each gate notices",
        [CalibrationTableHTML(tables.gates(limits: CalibrationTables.shownLimits)).html]),
      details(
        "From which strength on a defect is noticed in every case",
        [CalibrationTableHTML(tables.defects).html]),
      details(
        "In how many cases a harmless change is flagged", [CalibrationTableHTML(tables.harmless).html]),
    ])
  }

  /// What unfolds; open on a page of its own.
  private func details(_ summary: StaticString, _ content: [HTMLText]) -> HTMLText {
    .element(
      "details", isWholePage ? [HTMLAttribute("open")] : [],
      [.element("summary", [], .literal(summary))] + content)
  }

  private static func paragraph(_ text: String) -> HTMLText { .element("p", [], HTMLText(text)) }

  private static func list(_ items: [String]) -> HTMLText {
    items.isEmpty ? .empty : .element("ul", [], items.map { .element("li", [], HTMLText($0)) })
  }
}
