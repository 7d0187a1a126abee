/// JSON text set out for reading: a line for each member of an object, lists of plain values on one line.
enum JSONLayout {
  /// The same text with other white space; text that is no JSON loses nothing but spaces outside quotes.
  static func pretty(_ json: String) -> String {
    var text = ""
    var open: [Unicode.Scalar] = []
    var isQuoted = false
    var isEscaped = false
    func lineBreak() { text += "\n" + String(repeating: "  ", count: open.count(where: { $0 == "{" })) }
    for scalar in json.unicodeScalars {
      if isQuoted {
        text.unicodeScalars.append(scalar)
        if isEscaped {
          isEscaped = false
        } else if scalar == "\\" {
          isEscaped = true
        } else {
          isQuoted = scalar != "\""
        }
        continue
      }
      switch scalar {
      case "{":
        text += "{"
        open.append(scalar)
        lineBreak()
      case "[":
        text += "["
        open.append(scalar)
      case "}":
        open.removeLast(open.isEmpty ? 0 : 1)
        lineBreak()
        text += "}"
      case "]":
        open.removeLast(open.isEmpty ? 0 : 1)
        text += "]"
      case ",":
        text += ","
        if open.last == "[" { text += " " } else { lineBreak() }
      case ":": text += ": "
      case " ", "\n", "\r", "\t": break
      default:
        isQuoted = scalar == "\""
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
