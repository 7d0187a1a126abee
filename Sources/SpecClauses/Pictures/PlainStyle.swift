import JSONText

/// Styles in which a picture shows one thing alone (POP-24: any three colours can be given).
enum PlainStyle {
  /// Alpha is the coverage of the fill: white without a border.
  static let coverage = style(border: clear, from: white, to: white)
  /// Alpha is the coverage of the border: black without a fill.
  static let border = style(border: black, from: clear, to: clear)
  /// A white sheet with a black border.
  static let sheet = style(border: black, from: white, to: white)
  /// From black at the top to white at the bottom, without a border.
  static let ramp = style(border: clear, from: black, to: white)

  static let black = [0.0, 0, 0, 1]
  static let white = [1.0, 1, 1, 1]
  static let clear = [0.0, 0, 0, 0]

  /// Colours as red, green, blue, alpha, 0…1.
  static func style(border: [Double], from: [Double], to: [Double]) -> JSONValue {
    .object(["border": .numbers(border), "from": .numbers(from), "to": .numbers(to)])
  }
}
