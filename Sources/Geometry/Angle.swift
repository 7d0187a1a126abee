import ElementaryFunctions

/// An angle; positive turns clockwise on screen, since y runs down.
public struct Angle: Equatable, Hashable, Sendable {
  /// The angle in degrees.
  public let degrees: Double

  /// An angle in degrees.
  public init(degrees: Double) { self.degrees = degrees }

  /// The angle in radians.
  public var radians: Double { degrees * .pi / 180 }
  /// The sine.
  public var sine: Double { ElementaryFunctions.sine(radians) }
  /// The cosine.
  public var cosine: Double { ElementaryFunctions.cosine(radians) }
}
