import RunModel

/// The top of the page: did it pass, what changed, is it one change or many; then which run it was.
struct RunHeading {
  let report: RunReport
  let groups: [ChangeGroup]
  let budget: PictureBudget

  var html: HTMLText {
    .element(
      "header", [HTMLAttribute("class", "heading \(report.record.status.rawValue)")],
      [
        .element(
          "h1", [], .element("strong", [], HTMLText(Self.word(report.record.status))), " ",
          .element("span", [], HTMLText(sentence))),
        .element("div", [HTMLAttribute("class", "warnings")], warnings),
        counts, origins, GroupList(groups: groups, report: report).html, facts, coverage,
      ])
  }

  /// How a run stands, in a word.
  static func word(_ status: RunRecord.Status) -> String {
    switch status {
    case .incomplete: "Incomplete"
    case .interrupted: "Interrupted"
    case .passed: "Passed"
    case .failed: "Failed"
    case .inconclusive: "Inconclusive"
    }
  }

  private var sentence: String {
    let counts = report.counts
    let attention = groups.reduce(0) { $0 + $1.members.count }
    let cases = Wording.count(counts.cases, report.folders == nil ? "case" : "picture")
    if attention == 0 {
      if let folders = report.folders { return Self.sentence(folders, counts) }
      if counts.cases == 0 { return "No case was drawn." }
      if counts.unreferenced > 0 {
        return
          "All of \(cases) are as approved, but \(Wording.count(counts.unreferenced, "baseline")) without a case."
      }
      return counts[.passed] == counts.cases
        ? (counts.cases == 1 ? "The one case equals its baseline." : "All \(cases) equal their baselines.")
        : "None of \(cases) needs a person."
    }
    let changes = groups.count == 1 ? "One change" : Wording.count(groups.count, "change")
    return "\(changes) in \(Wording.count(attention)) of \(cases)."
  }

  private static func sentence(_ folders: FolderFindings, _ counts: RunCounts) -> String {
    if !folders.renamed.isEmpty {
      return "Nothing changed, but \(Wording.count(folders.renamed.count, "picture")) with another name."
    }
    return counts[.passed] == counts.cases
      ? "\(Wording.count(counts.cases, "picture")) the same in both folders."
      : "None of \(Wording.count(counts.cases, "picture")) needs a person."
  }

  private var warnings: [HTMLText] {
    let record = report.record
    var lines: [String] = []
    if !record.status.isComplete {
      let cause = record.status == .interrupted ? "was interrupted" : "did not end"
      lines.append(
        "This run \(cause): \(Wording.count(report.results.count)) of"
          + " \(Wording.count(record.plannedCases, "case")) have a result. The others are not known.")
    } else if report.results.count != record.plannedCases {
      lines.append(
        "\(Wording.count(record.plannedCases, "case")) were asked for,"
          + " \(Wording.count(report.results.count)) have a result.")
    }
    if record.status == .inconclusive { lines.append("This run proves nothing: " + inconclusiveReason + ".") }
    if !record.coversCatalog { lines.append("Only a part of the catalog was asked for: \(selection).") }
    return lines.map { .element("p", [], HTMLText($0)) }
  }

  private var inconclusiveReason: String {
    let results = report.results
    if results.isEmpty { return "no case was drawn" }
    if results.count < report.record.plannedCases { return "cases are missing from it" }
    if results.allSatisfy({ $0.verdict == .skipped }) { return "every case was skipped" }
    return "no picture shows anything though some are meant to"
  }

  private var selection: String {
    (report.record.filters + (report.record.shard.map { ["shard " + $0] } ?? [])).joined(separator: ", ")
  }

  private var counts: HTMLText {
    let counts = report.counts
    var items = [Verdict.passed, .withinTolerance, .changed, .new, .missing, .failed, .skipped].compactMap {
      verdict -> HTMLText? in
      guard counts[verdict] > 0 || verdict == .passed else { return nil }
      return .element(
        "li", [HTMLAttribute("class", Mark.name(verdict))],
        .element("b", [], HTMLText(Wording.count(counts[verdict]))), " ", HTMLText(Wording.word(verdict)))
    }
    if counts.unreferenced > 0 {
      items.append(
        .element(
          "li", [HTMLAttribute("class", "leftover")],
          .element(
            "a", [HTMLAttribute("href", "#unreferenced")],
            .element("b", [], HTMLText(Wording.count(counts.unreferenced))), " unreferenced")))
    }
    if let renamed = report.folders?.renamed, !renamed.isEmpty {
      items.append(
        .element(
          "li", [HTMLAttribute("class", "leftover")],
          .element("b", [], HTMLText(Wording.count(renamed.count))), " renamed"))
    }
    return .element("ul", [HTMLAttribute("class", "counts"), HTMLAttribute("aria-label", "Counts")], items)
  }

  /// Where all changes come from and which parts they touch: groups that differ in size alone may be one change.
  private var origins: HTMLText {
    let changed = groups.flatMap(\.members).filter { $0.verdict == .changed }
    guard changed.count > 1 else { return .empty }
    var words: [String] = []
    for side in ["component", "renderer"] {
      let count = changed.count(where: { $0.changedSide == side })
      if count > 0 { words.append("\(Self.share(count, of: changed.count)) by the \(side)") }
    }
    var parts: [String: Int] = [:]
    for result in changed {
      for (part, pixels) in result.differingPixelsByRegion where pixels > 0 { parts[part, default: 0] += 1 }
    }
    let touched = parts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.key) in \(Self.share($0.value, of: changed.count))" }
    if !touched.isEmpty { words.append(touched.joined(separator: ", ")) }
    guard !words.isEmpty else { return .empty }
    return .element(
      "p", [HTMLAttribute("class", "origins")], HTMLText("Changed: " + words.joined(separator: " · ")))
  }

  private static func share(_ part: Int, of whole: Int) -> String {
    part == whole ? "all \(Wording.count(whole))" : Wording.count(part)
  }

  private var facts: HTMLText {
    let record = report.record
    var rows: [(StaticString, String)] = [("run", record.id), ("started", record.startedAt)]
    if let seconds = record.durationSeconds { rows.append(("took", Wording.duration(seconds: seconds))) }
    rows.append(("proofsheet", record.toolVersion))
    if let folders = report.folders {
      rows += Self.facts(folders)
    } else {
      rows.append(("renderer", record.rendererName + " " + record.rendererVersion))
      rows.append(("asked for", record.coversCatalog ? "the whole catalog" : selection))
    }
    if let digest = record.digest { rows.append(("digest", digest.description)) }
    if !budget.withoutThumbnail.isEmpty {
      let count = Wording.count(budget.withoutThumbnail.count, "small picture")
      rows.append(("left out", "\(count), the largest, to keep this file below 15 MB"))
    }
    if !budget.withoutCardPictures.isEmpty {
      let count = Wording.count(budget.withoutCardPictures.count, "case")
      rows.append(("left out", "the pictures of \(count) that look like others, to keep this file small"))
    }
    if !budget.withoutCard.isEmpty {
      let count = Wording.count(budget.withoutCard.count, "case")
      rows.append(("left out", "the cards of \(count) that look like others, a line each instead"))
    }
    return .element(
      "dl", [HTMLAttribute("class", "facts")],
      rows.map { name, value in
        .element(
          "div", value.count > 24 ? [HTMLAttribute("class", "wide")] : [],
          .element("dt", [], .literal(name)), .element("dd", [], HTMLText(value)))
      })
  }

  /// What the catalog combines how, a line each, closed until asked for.
  private var coverage: HTMLText {
    guard !report.coverageNotes.isEmpty else { return .empty }
    return .element(
      "details", [HTMLAttribute("class", "coverage")],
      .element("summary", [], "What the cases cover"),
      .element("ul", [], report.coverageNotes.map { .element("li", [], HTMLText($0)) }))
  }

  private static func facts(_ folders: FolderFindings) -> [(StaticString, String)] {
    var rows: [(StaticString, String)] = [("reference", folders.reference), ("candidate", folders.candidate)]
    for pair in folders.renamed {
      rows.append(("renamed", "\(pair.reference) → \(pair.candidate), same pixels"))
    }
    for pair in folders.duplicates {
      rows.append(("duplicate", "\(pair.name) has the pixels of \(pair.original)"))
    }
    for names in folders.collisions {
      rows.append(
        ("alike", "\(names.joined(separator: ", ")): names that differ by case or Unicode form only"))
    }
    if folders.otherFiles > 0 {
      rows.append(
        ("passed over", "\(Wording.count(folders.otherFiles, "file")) without the name of a picture"))
    }
    return rows
  }
}
