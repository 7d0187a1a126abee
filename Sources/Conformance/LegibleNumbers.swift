/// Numbers of a text as a person reads them.
enum LegibleNumbers {
  /// Decimals that are kept where nothing depends on more.
  private static let decimals = 6

  /// A text whose numbers of more than six decimals are rounded to six.
  ///
  /// Two numbers that differ still do: where six decimals would make one like another, it keeps as many more
  /// as tell them apart. An exponent stays as it is, its factor is rounded.
  static func rounded(in text: String) -> String {
    let parts = parts(of: text)
    let numbers = Set(parts.filter { Double($0) != nil })
    return parts.map { part in
      guard isLong(part) else { return part }
      let others = numbers.subtracting([part])
      // Past fifteen decimals the rounding would itself be off.
      let short = (decimals...15).lazy.map { decimals in
        (own: number(part, to: decimals), others: others.map { number($0, to: decimals) })
      }.first { !$0.others.contains($0.own) }
      return short?.own ?? part
    }.joined()
  }

  /// The text cut into numbers, with their signs, and what lies between them.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var isNumber = false
    var last: Character = " "
    for character in text {
      let isSign = character == "-" && (!isNumber || last == "e")
      let belongs =
        character.isASCII && (character.isNumber || isSign || (isNumber && ".e".contains(character)))
      if belongs == isNumber, !parts.isEmpty {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
        isNumber = belongs
      }
      last = character
    }
    return parts
  }

  private static func isLong(_ part: String) -> Bool {
    guard Double(part) != nil, let point = part.firstIndex(of: ".") else { return false }
    return part[part.index(after: point)...].prefix { $0 != "e" }.count > decimals
  }

  /// A number with so many decimals at most, half away from zero.
  private static func number(_ text: String, to decimals: Int) -> String {
    let factor = text.prefix { $0 != "e" }
    guard let number = Double(factor) else { return text }
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
    return "\((number * unit).rounded(.toNearestOrAwayFromZero) / unit)\(text.dropFirst(factor.count))"
  }
}
