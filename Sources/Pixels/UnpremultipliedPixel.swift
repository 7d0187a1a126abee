/// An 8-bit RGBA pixel whose colour channels are independent of alpha, as PNG files hold them.
///
/// Channels are 0…255, sRGB-encoded. Colour under alpha 0 is kept: it is invisible, not equal.
@frozen
public struct UnpremultipliedPixel: Equatable, Hashable, Sendable {
  /// Red, 0…255.
  public var red: UInt8
  /// Green, 0…255.
  public var green: UInt8
  /// Blue, 0…255.
  public var blue: UInt8
  /// Alpha, 0…255.
  public var alpha: UInt8

  /// A pixel from unpremultiplied channels.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
