import ImageDiff
import RunModel

/// The bar that narrows what is shown; it stays hidden where no script runs.
struct ReportFilter {
  let ordered: [CaseResult]
  /// Folders have no baselines to decide on.
  let isOfFolders: Bool

  /// The topics that say where an arrow points.
  private static let directions = ["up", "down", "left", "right"]

  var html: HTMLText {
    let present = Set(ordered.map(\.caseID.direction))
    return .element(
      "form",
      [HTMLAttribute("id", "filter"), HTMLAttribute("role", "search"), HTMLAttribute("hidden")],
      [
        .literal(
          "<label><span>Name</span><input type=\"search\" name=\"text\" autocomplete=\"off\" spellcheck=\"false\"></label>"
        ),
        statuses,
        choice(
          isOfFolders ? "Folder" : "Component", "component", Set(ordered.map(\.caseID.component)).sorted()),
        choice("Profile", "profile", Set(ordered.compactMap(\.profile)).sorted(by: >)),
        choice("Direction", "direction", Self.directions.filter(present.contains)),
        choice("Class", "class", Set(attention.compactMap(\.change?.rawValue)).sorted()),
        choice("Part", "part", Set(attention.flatMap { $0.evidence?.parts ?? [] }.map(\.label)).sorted()),
        choice("Clause", "clause", Set(attention.flatMap { $0.evidence?.clauses ?? [] }).sorted()),
        .literal("<output aria-live=\"polite\"></output>"),
        keys,
      ])
  }

  private var attention: [CaseResult] { ordered.filter(\.verdict.needsAttention) }

  private var statuses: HTMLText {
    let verdicts = Set(ordered.map(\.verdict))
    return .element(
      "label", [], .literal("<span>Status</span>"),
      .element(
        "select", [HTMLAttribute("name", "status")],
        [.literal("<option value=\"\">any</option><option value=\"attention\">needs a person</option>")]
          + Verdict.allCases.filter(verdicts.contains).map {
            .element("option", [HTMLAttribute("value", Mark.name($0))], HTMLText(Wording.word($0)))
          }))
  }

  /// A choice among values; none where there is nothing to tell apart.
  private func choice(_ label: StaticString, _ name: String, _ values: [String]) -> HTMLText {
    guard !values.isEmpty else { return .empty }
    return .element(
      "label", [], .element("span", [], .literal(label)),
      .element(
        "select", [HTMLAttribute("name", name)],
        [.literal("<option value=\"\">any</option>")] + values.map { .element("option", [], HTMLText($0)) }))
  }

  /// The keys work on cards; without any there is nothing to say.
  private var keys: HTMLText {
    guard ordered.contains(where: \.verdict.needsAttention) else { return .empty }
    return .element(
      "p", [HTMLAttribute("class", "keys")],
      .literal(
        "<kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>1</kbd>–<kbd>5</kbd> compare · <kbd>+</kbd> <kbd>-</kbd> zoom · <kbd>i</kbd> inspect a pixel · "
      ),
      isOfFolders
        ? .empty
        : .literal("<kbd>a</kbd> <kbd>r</kbd> <kbd>u</kbd> copy approve, reject, undo · "),
      .literal("<kbd>g</kbd> its group · <kbd>/</kbd> filter"))
  }
}

extension CaseID {
  /// The part after the component, which for popovers is where the arrow points.
  fileprivate var direction: String { topic.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
}
