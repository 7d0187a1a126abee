/// A piece of markup whose only way in is escaping: text from data stays text.
///
/// Names of elements and attributes, and the few literal pieces, are `StaticString`s: the compiler
/// takes only literals of the source there, never a value that a run produced.
struct HTMLText: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The markup so far.
  private(set) var markup: String

  /// Nothing.
  static let empty = HTMLText(markup: "")

  private init(markup: String) { self.markup = markup }

  /// Text, escaped.
  init(_ text: some StringProtocol) {
    markup = ""
    Self.escape(text, quotes: false, to: &markup)
  }

  /// Text of the source, escaped all the same.
  init(stringLiteral text: String) { self.init(text) }

  /// Markup of the source, as it is.
  static func literal(_ markup: StaticString) -> HTMLText { HTMLText(markup: markup.description) }

  /// Pieces one after the other.
  static func joined(_ pieces: [HTMLText], by separator: HTMLText = .empty) -> HTMLText {
    var text = ""
    text.reserveCapacity(pieces.reduce(0) { $0 + $1.markup.utf8.count + separator.markup.utf8.count })
    for (index, piece) in pieces.enumerated() {
      if index > 0 { text += separator.markup }
      text += piece.markup
    }
    return HTMLText(markup: text)
  }

  /// An element with its end tag.
  static func element(
    _ name: StaticString, _ attributes: [HTMLAttribute] = [], _ content: HTMLText...
  ) -> HTMLText {
    element(name, attributes, content)
  }

  /// An element with its end tag.
  static func element(
    _ name: StaticString, _ attributes: [HTMLAttribute] = [], _ content: [HTMLText]
  ) -> HTMLText {
    var text = void(name, attributes).markup
    text.reserveCapacity(text.utf8.count + content.reduce(8) { $0 + $1.markup.utf8.count })
    for piece in content { text += piece.markup }
    text += "</"
    text += name.description
    text += ">"
    return HTMLText(markup: text)
  }

  /// A start tag alone, for elements that have no end tag.
  static func void(_ name: StaticString, _ attributes: [HTMLAttribute] = []) -> HTMLText {
    var text = "<" + name.description
    for attribute in attributes {
      text += " "
      text += attribute.name.description
      text += "=\""
      escape(attribute.value, quotes: true, to: &text)
      text += "\""
    }
    text += ">"
    return HTMLText(markup: text)
  }

  /// Characters that no document may hold become U+FFFD, and so do those that
  /// rearrange text.
  private static func escape(_ text: some StringProtocol, quotes: Bool, to markup: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": markup += "&amp;"
      case "<": markup += "&lt;"
      case ">": markup += "&gt;"
      case "\"" where quotes: markup += "&quot;"
      case "\n", "\t": markup.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}"..."\u{FFFF}": markup += "\u{FFFD}"
      case _ where scalar.rearrangesText: markup += "\u{FFFD}"
      default: markup.unicodeScalars.append(scalar)
      }
    }
  }
}

/// A name from the source and a value, which is escaped where it is written.
struct HTMLAttribute: Sendable {
  /// The name.
  let name: StaticString
  /// The value, as it is meant.
  let value: String

  /// An attribute.
  init(_ name: StaticString, _ value: String = "") {
    self.name = name
    self.value = value
  }
}
