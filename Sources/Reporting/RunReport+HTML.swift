import RunModel

extension RunReport {
  /// One HTML file that needs nothing else: it opens from disk, without a network, under a content
  /// policy that lets through its own style and script and pictures written into it, nothing more.
  ///
  /// The same report gives the same bytes. It stays below 15,000,000 bytes up to several thousand cases:
  /// pictures are left out where they would not fit (`PictureBudget`), and the report says so.
  public var html: String { HTMLText.joined(document, by: .literal("\n")).markup + "\n" }

  private var document: [HTMLText] {
    let ordered = orderedResults
    let groups = ChangeGroup.groups(in: ordered)
    let pictures = CasePictures.needed(pictures, by: groups)
    let conformance = conformance.map { ConformanceSection(findings: $0).html } ?? .empty
    let calibration = calibration.map(CalibrationSection.html) ?? .empty
    let budget = PictureBudget(
      ordered: ordered, groups: groups, pictures: pictures,
      besides: conformance.markup.utf8.count + calibration.markup.utf8.count)
    return [
      .literal("<!DOCTYPE html>"),
      .literal("<html lang=\"en\">"),
      .element(
        "head", [],
        Self.head(title: RunHeading.word(record.status) + " · " + record.id + " · Proofsheet")),
      .literal("<body>"),
      .literal("<a class=\"skip\" href=\"#sheet\">To the contact sheet</a>"),
      RunHeading(report: self, groups: groups, budget: budget).html,
      ReportFilter(ordered: ordered, isOfFolders: folders != nil).html,
      .void("main", folders == nil ? [HTMLAttribute("data-run", record.id)] : []),
      CaseCards(groups: groups, pictures: pictures, budget: budget, report: self).html,
      leftovers,
      conformance, calibration,
      ContactSheet(ordered: ordered, pictures: pictures, budget: budget).html,
      .literal("</main>"),
      .element("script", [], ReportScript.text),
      .literal("</body>"),
      .literal("</html>"),
    ]
  }

  /// The head of a page: its policy lets through the report's own style and script, nothing more.
  static func head(title: String) -> [HTMLText] {
    let style = HTMLText.joined(
      [ReportStyle.text, ConformanceStyle.text, CalibrationStyle.text], by: .literal("\n"))
    let policy =
      "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:;"
      + " style-src 'sha256-\(Base64.encode(SHA256.digest(style.markup)))';"
      + " script-src 'sha256-\(Base64.encode(SHA256.digest(ReportScript.text.markup)))'"
    return [
      .literal("<meta charset=\"utf-8\">"),
      .void(
        "meta", [HTMLAttribute("http-equiv", "Content-Security-Policy"), HTMLAttribute("content", policy)]),
      .literal("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"),
      .literal("<meta name=\"color-scheme\" content=\"dark light\">"),
      .literal("<meta name=\"referrer\" content=\"no-referrer\">"),
      .element("title", [], HTMLText(title)),
      .element("style", [], style),
    ]
  }

  private var leftovers: HTMLText {
    let paths = orderedUnreferenced
    guard !paths.isEmpty else { return .empty }
    let items = paths.map { baseline in
      HTMLText.element(
        "li", [], .element("code", [], HTMLText(baseline.path)), " ",
        .element("span", [HTMLAttribute("class", "quiet")], HTMLText(Self.words(baseline.kind))))
    }
    return .element(
      "section",
      [HTMLAttribute("id", "unreferenced"), HTMLAttribute("aria-labelledby", "unreferenced-title")],
      .element(
        "h2", [HTMLAttribute("id", "unreferenced-title")],
        HTMLText(Wording.count(paths.count, "baseline") + " without a case")),
      .element("ul", [HTMLAttribute("class", "leftovers")], items),
      .literal(
        "<p class=\"quiet\">Nothing checks these: delete them, or bring their cases back.</p>"))
  }

  private static func words(_ kind: UnreferencedBaseline.Kind) -> String {
    switch kind {
    case .entry: "an entry of a manifest whose case is gone"
    case .file: "a file that no manifest mentions"
    }
  }
}
