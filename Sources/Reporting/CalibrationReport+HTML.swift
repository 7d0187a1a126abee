extension CalibrationReport {
  /// One HTML file that needs nothing else; the same calibration gives the same bytes.
  ///
  /// Its content policy lets through its own style and nothing more.
  public var html: String {
    let style = HTMLText.joined([ReportStyle.text, CalibrationStyle.text], by: .literal("\n"))
    let policy =
      "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:;"
      + " style-src 'sha256-\(Base64.encode(SHA256.digest(style.markup)))'"
    let head: [HTMLText] = [
      .literal("<meta charset=\"utf-8\">"),
      .void(
        "meta", [HTMLAttribute("http-equiv", "Content-Security-Policy"), HTMLAttribute("content", policy)]),
      .literal("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"),
      .literal("<meta name=\"color-scheme\" content=\"dark light\">"),
      .literal("<title>Calibration · Proofsheet</title>"),
      .element("style", [], style),
    ]
    let document: [HTMLText] = [
      .literal("<!DOCTYPE html>"), .literal("<html lang=\"en\">"), .element("head", [], head),
      .literal("<body><main>"), CalibrationSection(report: self).html, .literal("</main></body>"),
      .literal("</html>"),
    ]
    return HTMLText.joined(document, by: .literal("\n")).markup + "\n"
  }
}
