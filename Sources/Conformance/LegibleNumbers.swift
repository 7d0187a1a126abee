/// Numbers of a text as a person reads them.
enum LegibleNumbers {
  /// Decimals that are kept where nothing depends on more.
  private static let decimals = 6

  /// A text whose numbers of more than six decimals are rounded to six.
  ///
  /// Two numbers that differ still do: where six decimals would make them alike, so many more are kept that
  /// they do not. Numbers with an exponent stay as they are.
  static func rounded(in text: String) -> String {
    let parts = parts(of: text)
    let long = Set(parts.filter(isLong))
    guard !long.isEmpty else { return text }
    let short = Set(parts.filter { Double($0) != nil }).subtracting(long)
    // More than sixteen decimals are noise in any double of a layout's size.
    for decimals in decimals...16 {
      let rounded = Dictionary(uniqueKeysWithValues: long.map { ($0, number($0, to: decimals)) })
      if Set(rounded.values).union(short).count == long.count + short.count {
        return parts.map { rounded[$0] ?? $0 }.joined()
      }
    }
    return text
  }

  /// The text cut into numbers and what lies between them.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var isNumber = false
    for character in text {
      let belongs = character.isASCII && (character.isNumber || (isNumber && ".e".contains(character)))
      if belongs == isNumber, !parts.isEmpty {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
        isNumber = belongs
      }
    }
    return parts
  }

  private static func isLong(_ part: String) -> Bool {
    let pieces = part.split(separator: ".", omittingEmptySubsequences: false)
    return pieces.count == 2 && !part.contains("e") && pieces[1].count > decimals && Double(part) != nil
  }

  /// A number with so many decimals at most, half away from zero.
  private static func number(_ text: String, to decimals: Int) -> String {
    guard let number = Double(text) else { return text }
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
    return "\((number * unit).rounded() / unit)"
  }
}
