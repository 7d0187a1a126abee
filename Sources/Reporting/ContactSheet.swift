import RunModel

/// All cases as frames, a strip for each topic.
///
/// A frame's id is its strip's topic and its own name; the whole id is written once, where it is needed.
struct ContactSheet {
  let ordered: [CaseResult]
  let pictures: [CaseID: CasePictures]
  let budget: PictureBudget

  var html: HTMLText {
    var strips: [String: [CaseResult]] = [:]
    for result in ordered { strips[result.caseID.topic, default: []].append(result) }
    let topics = strips.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return .element(
      "section", [HTMLAttribute("id", "sheet"), HTMLAttribute("aria-labelledby", "sheet-title")],
      [
        .element(
          "h2", [HTMLAttribute("id", "sheet-title")], "Contact sheet ",
          .element("span", [HTMLAttribute("class", "quiet")], HTMLText(Wording.count(ordered.count, "case")))),
        legend,
      ] + topics.map { strip($0, strips[$0] ?? []) })
  }

  private var legend: HTMLText {
    let present = Set(ordered.map(\.verdict))
    let items = Verdict.allCases.filter { $0 != .passed && present.contains($0) }.map {
      HTMLText.element("li", [], Mark.sign($0), HTMLText(Wording.word($0)))
    }
    guard !items.isEmpty else { return .empty }
    return .element(
      "ul", [HTMLAttribute("class", "legend"), HTMLAttribute("aria-label", "Marks")],
      items + [.literal("<li>no mark: passed</li>")])
  }

  private func strip(_ topic: String, _ results: [CaseResult]) -> HTMLText {
    let attention = results.count(where: \.verdict.needsAttention)
    let need = attention == 1 ? "needs" : "need"
    let note =
      Wording.count(results.count, "case")
      + (attention > 0 ? ", \(Wording.count(attention)) \(need) a person" : "")
    return .element(
      "section", [HTMLAttribute("class", "strip"), HTMLAttribute("data-topic", topic)],
      .element(
        "h3", [], HTMLText(topic), " ", .element("span", [HTMLAttribute("class", "quiet")], HTMLText(note))),
      .element("ul", [HTMLAttribute("class", "frames")], results.map(frame)))
  }

  private func frame(_ result: CaseResult) -> HTMLText {
    let picture = HTMLText.element("span", [HTMLAttribute("class", "shot")], thumbnail(result))
    let name = HTMLText.element(
      "b", [], HTMLText(result.caseID.name))
    let word =
      result.verdict == .passed ? .empty : HTMLText.element("em", [], HTMLText(Wording.word(result.verdict)))
    var kind = result.verdict == .passed ? [] : [HTMLAttribute("class", Mark.name(result.verdict))]
    if let profile = result.profile { kind.append(HTMLAttribute("data-profile", profile)) }
    if result.verdict.needsAttention {
      return .element(
        "li", kind, .element("a", [HTMLAttribute("href", "#\(result.caseID)")], picture, name, word))
    }
    return .element(
      "li", kind,
      .element(
        "details", [], .element("summary", [], picture, name, word),
        .element("p", [], HTMLText(about(result)))))
  }

  private func thumbnail(_ result: CaseResult) -> HTMLText {
    if let bytes = pictures[result.caseID]?.thumbnail, !budget.withoutThumbnail.contains(result.caseID) {
      return .void(
        "img", [HTMLAttribute("alt"), HTMLAttribute("src", "data:image/png;base64," + Base64.encode(bytes))])
    }
    return HTMLText(result.width > 0 ? "\(result.width) × \(result.height)" : "no picture")
  }

  private func about(_ result: CaseResult) -> String {
    var lines: [String] = []
    if let detail = result.detail { lines.append(detail) }
    for outcome in result.limits {
      lines.append(Wording.limit(outcome) + (outcome.reason.isEmpty ? "" : " (\(outcome.reason))"))
    }
    if let pixels = result.differingPixels, pixels > 0 { lines.append("\(Wording.count(pixels)) px differ") }
    if result.width > 0 { lines.append("\(result.width) × \(result.height) px") }
    lines.append(result.parameters)
    return lines.joined(separator: "\n")
  }
}
