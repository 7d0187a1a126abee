extension JSONValue {
  /// The document on one line, keys sorted by their scalars, no spaces: the same text everywhere.
  ///
  /// Numbers have the fewest digits that read back as the same double; whole ones below 2⁵³ have no
  /// fraction. Control characters are escaped, and U+2028 and U+2029 too, so that a line stays a line.
  ///
  /// - Precondition: numbers are finite.
  public var serialized: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let value): text += Self.digits(value)
    case .string(let value): Self.quote(value, to: &text)
    case .array(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," }
        item.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      let keys = members.keys.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
      for (index, key) in keys.enumerated() {
        if index > 0 { text += "," }
        Self.quote(key, to: &text)
        text += ":"
        members[key]?.write(to: &text)
      }
      text += "}"
    }
  }

  private static func digits(_ value: Double) -> String {
    precondition(value.isFinite, "JSON has no notation for a number that is not finite")
    if value == value.rounded(.towardZero) && value.magnitude < 9_007_199_254_740_992 {
      return String(Int(value))
    }
    return value.description
  }

  private static func quote(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
