import RunModel

/// The bar that narrows what is shown; it stays hidden where no script runs.
struct ReportFilter {
  let ordered: [CaseResult]

  /// The topics that say where an arrow points.
  private static let directions = ["up", "down", "left", "right"]

  var html: HTMLText {
    let verdicts = Set(ordered.map(\.verdict))
    let statuses = Verdict.allCases.filter(verdicts.contains).map {
      HTMLText.element("option", [HTMLAttribute("value", Mark.name($0))], HTMLText(Wording.word($0)))
    }
    let components = Set(ordered.map(\.caseID.component)).sorted().map {
      HTMLText.element("option", [], HTMLText($0))
    }
    let present = Set(ordered.map(\.caseID.direction))
    let directions = Self.directions.filter(present.contains)
    return .element(
      "form",
      [HTMLAttribute("id", "filter"), HTMLAttribute("role", "search"), HTMLAttribute("hidden")],
      [
        .literal(
          "<label><span>Name</span><input type=\"search\" name=\"text\" autocomplete=\"off\" spellcheck=\"false\"></label>"
        ),
        .element(
          "label", [], .literal("<span>Status</span>"),
          .element(
            "select", [HTMLAttribute("name", "status")],
            [.literal("<option value=\"\">any</option><option value=\"attention\">needs a person</option>")]
              + statuses)),
        .element(
          "label", [], .literal("<span>Component</span>"),
          .element(
            "select", [HTMLAttribute("name", "component")],
            [.literal("<option value=\"\">any</option>")] + components)),
        directions.isEmpty
          ? .empty
          : .element(
            "label", [], .literal("<span>Direction</span>"),
            .element(
              "select", [HTMLAttribute("name", "direction")],
              [.literal("<option value=\"\">any</option>")]
                + directions.map { .element("option", [], HTMLText($0)) })),
        .literal("<output aria-live=\"polite\"></output>"),
        keys,
      ])
  }

  /// The keys work on cards; without any there is nothing to say.
  private var keys: HTMLText {
    guard ordered.contains(where: \.verdict.needsAttention) else { return .empty }
    return .literal(
      "<p class=\"keys\"><kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>1</kbd>–<kbd>5</kbd> compare · <kbd>z</kbd> zoom · <kbd>/</kbd> filter</p>"
    )
  }
}

extension CaseID {
  /// The part after the component, which for popovers is where the arrow points.
  fileprivate var direction: String { topic.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
}
