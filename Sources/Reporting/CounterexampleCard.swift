import Conformance
import JSONText
import Pixels

/// One counterexample with all that is known of it: what is wrong, where it is seen, how to see it again.
struct CounterexampleCard {
  /// The clause or the row of section 6.
  let title: String
  /// What became of it.
  let note: String
  let statement: String?
  let detail: String?
  let counterexample: Counterexample?
  let images: CounterexampleImages?
  let isViolation: Bool

  var html: HTMLText {
    .element(
      "article", [HTMLAttribute("class", isViolation ? "card violated" : "card")],
      [
        .element(
          "h4", [], isViolation ? .literal("<i class=\"mark failed\"></i>") : .empty,
          .element("span", [HTMLAttribute("class", "name")], HTMLText(title)), " ",
          .element("span", [HTMLAttribute("class", isViolation ? "verdict" : "quiet")], HTMLText(note))),
        statement.map { .element("p", [HTMLAttribute("class", "reason quiet")], StatementText.html($0)) }
          ?? .empty,
        detail.map { .element("p", [HTMLAttribute("class", "reason")], HTMLText($0)) } ?? .empty,
        counterexample.map(evidence) ?? .empty,
      ])
  }

  private func evidence(_ found: Counterexample) -> HTMLText {
    let figures = images.map { pictures($0, of: found) } ?? []
    let tried = found.place.check
    var rows: [HTMLText] = [
      .element("div", [], .literal("<dt>check</dt>"), .element("dd", [], HTMLText(tried))),
      .element(
        "div", [], .literal("<dt>see it again</dt>"),
        .element(
          "dd", [],
          .element(
            "code", [HTMLAttribute("class", "command")],
            HTMLText("proofsheet clauses check --replay \(found.token)")))),
    ]
    rows.append(
      .element(
        "div", [], .literal("<dt>parameters</dt>"),
        .element("dd", [], .element("code", [], HTMLText(found.parameters.serialized)))))
    if found.pictureParameters != found.parameters {
      rows.append(
        .element(
          "div", [], .literal("<dt>shown</dt>"),
          .element("dd", [], .element("code", [], HTMLText(found.pictureParameters.serialized)))))
    }
    if let layout = found.layout {
      rows.append(
        .element(
          "div", [], .literal("<dt>layout</dt>"),
          .element(
            "dd", [],
            .element(
              "details", [], .literal("<summary>its figures</summary>"),
              .element("code", [], HTMLText(layout.serialized))))))
    }
    return .joined([
      .element("p", [HTMLAttribute("class", "reason")], HTMLText(found.problem)),
      .element("div", [HTMLAttribute("class", "evidence")], figures),
      .element("dl", [HTMLAttribute("class", "facts")], rows),
    ])
  }

  /// The whole picture and the region; of a picture that shows nothing, that it does, and the place where
  /// something should be.
  private func pictures(_ images: CounterexampleImages, of found: Counterexample) -> [HTMLText] {
    let region = found.region
    // Where all is marked there is nothing to crop; but so it is where marks lie at opposite ends.
    let isWhole = images.crop == nil && found.marks.contains { $0 == region }
    let what =
      region == nil
      ? "The picture" : isWhole ? "The picture, wrong as a whole" : "The picture, what is wrong ringed"
    guard !images.isBlank else {
      let nothing = HTMLText.literal("<p class=\"reason\">Nothing is drawn.</p>")
      guard region != nil, !isWhole else { return [nothing] }
      return [figure("Nothing is drawn; the place in question ringed", images.marked)]
    }
    var figures = [figure(what, images.marked)]
    if let crop = images.crop, let region {
      figures.append(figure("\(region.width) × \(region.height) px at (\(region.x), \(region.y))", crop))
    }
    return figures
  }

  private func figure(_ caption: String, _ image: CounterexampleImages.Image) -> HTMLText {
    let caption = image.factor == 1 ? caption : "\(caption), \(image.factor) times as large"
    return .element(
      "figure", [], .element("figcaption", [], HTMLText(caption)),
      .void(
        "img",
        [
          HTMLAttribute("alt", "\(title): \(caption)"), HTMLAttribute("loading", "lazy"),
          HTMLAttribute("src", "data:image/png;base64," + Base64.encode(image.png)),
        ]))
  }
}
