/// An 8-bit RGBA pixel whose colour channels are already multiplied by alpha.
///
/// Channels are 0…255, sRGB-encoded; red, green and blue never exceed alpha, so a fully
/// transparent pixel is all zero (CG-13).
@frozen
public struct PremultipliedPixel: Equatable, Hashable, Sendable {
  /// Red times alpha, 0…alpha.
  public let red: UInt8
  /// Green times alpha, 0…alpha.
  public let green: UInt8
  /// Blue times alpha, 0…alpha.
  public let blue: UInt8
  /// Alpha, 0…255.
  public let alpha: UInt8

  /// Transparent black.
  public static let clear = PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 0)

  /// A pixel from premultiplied channels.
  ///
  /// - Precondition: no colour channel exceeds alpha.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    precondition(red <= alpha && green <= alpha && blue <= alpha, "premultiplied colour exceeds alpha")
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Whether nothing of this pixel shows.
  @inlinable
  public var isClear: Bool { alpha == 0 }

  /// The same colour with the multiplication undone: round(255·channel/alpha), half up.
  ///
  /// `PremultipliedPixel(p.unpremultiplied) == p` for every pixel: the quotient is off by at most
  /// half a step, which the multiplication by alpha/255 shrinks below the half that rounding takes.
  @inlinable
  public var unpremultiplied: UnpremultipliedPixel {
    if alpha == 255 { return UnpremultipliedPixel(red: red, green: green, blue: blue, alpha: 255) }
    if alpha == 0 { return UnpremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 0) }
    let divisor = UInt32(alpha)
    @inline(__always) func divide(_ channel: UInt8) -> UInt8 {
      UInt8((UInt32(channel) * 510 + divisor) / (2 * divisor))
    }
    return UnpremultipliedPixel(red: divide(red), green: divide(green), blue: divide(blue), alpha: alpha)
  }

  /// The pixel of an unpremultiplied colour: round(channel·alpha/255), half up.
  @inlinable
  public init(_ pixel: UnpremultipliedPixel) {
    let alpha = UInt32(pixel.alpha)
    @inline(__always) func multiply(_ channel: UInt8) -> UInt8 {
      UInt8((UInt32(channel) * alpha * 2 + 255) / 510)
    }
    self.init(
      red: multiply(pixel.red), green: multiply(pixel.green), blue: multiply(pixel.blue), alpha: pixel.alpha)
  }
}

extension PremultipliedPixel: CustomStringConvertible {
  /// Red, green, blue and alpha, 0…255.
  public var description: String { "(\(red), \(green), \(blue), \(alpha))" }
}
