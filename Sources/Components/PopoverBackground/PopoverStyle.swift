public import Pixels

/// The three colours of a popover background (POP-24).
public struct PopoverStyle: Equatable, Sendable {
  /// The outline's colour.
  public var border: Color
  /// The gradient's colour at the top of an image.
  public var from: Color
  /// The gradient's colour at the bottom of an image.
  public var to: Color

  /// Any three colours.
  public init(border: Color, from: Color, to: Color) {
    self.border = border
    self.from = from
    self.to = to
  }

  /// The style `default`.
  public static let standard = PopoverStyle(
    border: .black, from: Color(white: 0.8, alpha: 0.8), to: Color(white: 1.0 / 3))
  /// The style `rendered-images`.
  public static let renderedImages = PopoverStyle(
    border: Color(red: 0.439216, green: 0.431373, blue: 0.407843),
    from: Color(red: 0.980392, green: 0.976471, blue: 0.964706),
    to: Color(red: 0.858824, green: 0.835294, blue: 0.807843))
}
