/// An unpremultiplied colour: encoded sRGB components and alpha, each 0…1.
public struct Color: Equatable, Hashable, Sendable {
  /// Encoded red, 0…1.
  public let red: Double
  /// Encoded green, 0…1.
  public let green: Double
  /// Encoded blue, 0…1.
  public let blue: Double
  /// Alpha, 0…1.
  public let alpha: Double

  /// A colour from components.
  ///
  /// - Precondition: every component lies in 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let range = 0.0...1.0
    precondition(
      range.contains(red) && range.contains(green) && range.contains(blue) && range.contains(alpha),
      "colour components lie in 0…1")
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A gray.
  ///
  /// - Precondition: both values lie in 0…1.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Black (CG-11).
  public static let black = Color(white: 0)
  /// White (CG-11).
  public static let white = Color(white: 1)
  /// Gray: white 1/2, byte 128 (CG-11).
  public static let gray = Color(white: 0.5)

  /// The nearest premultiplied pixel: ⌊255·component·alpha + ½⌋ for each channel.
  public var pixel: PremultipliedPixel {
    func byte(_ value: Double) -> UInt8 { UInt8((255 * value + 0.5).rounded(.down)) }
    return PremultipliedPixel(
      red: byte(red * alpha), green: byte(green * alpha), blue: byte(blue * alpha), alpha: byte(alpha))
  }
}

extension Color: CustomStringConvertible {
  /// The components, alpha last.
  public var description: String { "(\(red), \(green), \(blue), alpha \(alpha))" }
}
