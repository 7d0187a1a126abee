/// A table of a calibration that scrolls by itself where it is wider than the page.
struct CalibrationTableHTML {
  private let table: CalibrationTables.Table
  private let marked: String?

  /// A table.
  ///
  /// - Parameter marked: the word that stands out wherever it is; nil for none.
  init(_ table: CalibrationTables.Table, marking marked: String? = nil) {
    self.table = table
    self.marked = marked
  }

  var html: HTMLText {
    let heading = table.heading.map {
      HTMLText.element("th", [HTMLAttribute("scope", "col")], HTMLText($0))
    }
    let rows = table.rows.map { row in
      HTMLText.element("tr", [], row.enumerated().map { $0 == 0 ? Self.first($1) : cell($1) })
    }
    return .element(
      "div", [HTMLAttribute("class", "wide-table"), HTMLAttribute("tabindex", "0")],
      .element(
        "table", [], .element("thead", [], .element("tr", [], heading)), .element("tbody", [], rows)))
  }

  private static func first(_ word: String) -> HTMLText {
    .element("th", [HTMLAttribute("scope", "row")], HTMLText(word))
  }

  private func cell(_ word: String) -> HTMLText {
    .element("td", word == marked ? [HTMLAttribute("class", "marked")] : [], HTMLText(word))
  }
}
