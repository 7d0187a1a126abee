/// A width and a height, in points.
@frozen
public struct Size: Equatable, Hashable, Sendable {
  /// The extent to the right.
  public var width: Double
  /// The extent downward.
  public var height: Double

  /// A size.
  @inlinable
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

extension Size: CustomStringConvertible {
  /// Width and height.
  public var description: String { "\(width) × \(height)" }
}
