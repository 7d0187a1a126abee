/// A statement of the spec with its two marks of the document: code between backticks, stress between
/// asterisks.
enum StatementText {
  static func html(_ statement: String) -> HTMLText {
    // Every second piece lies between two marks; a mark without its fellow is text.
    let pieces = statement.split(separator: "`", omittingEmptySubsequences: false)
    guard pieces.count % 2 == 1 else { return HTMLText(statement) }
    return .joined(
      pieces.enumerated().map { index, piece in
        index % 2 == 1 ? .element("code", [], HTMLText(piece)) : stressed(piece)
      })
  }

  private static func stressed(_ text: Substring) -> HTMLText {
    let pieces = text.split(separator: "*", omittingEmptySubsequences: false)
    guard pieces.count % 2 == 1 else { return HTMLText(text) }
    return .joined(
      pieces.enumerated().map { index, piece in
        index % 2 == 1 ? .element("em", [], HTMLText(piece)) : HTMLText(piece)
      })
  }
}
