/// A displacement; x runs right, y down.
@frozen
public struct Vector: Equatable, Hashable, Sendable {
  /// The part to the right.
  public var x: Double
  /// The part downward.
  public var y: Double

  /// A displacement.
  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The Euclidean length.
  @inlinable public var length: Double { (x * x + y * y).squareRoot() }

  /// The scalar product.
  @inlinable
  public func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// The z component of the vector product: positive where `other` turns clockwise on screen.
  @inlinable
  public func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  /// The vector multiplied by a number.
  @inlinable
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(vector.x * factor, vector.y * factor)
  }

  /// The sum.
  @inlinable
  public static func + (first: Vector, second: Vector) -> Vector {
    Vector(first.x + second.x, first.y + second.y)
  }

  /// The opposite displacement.
  @inlinable
  public static prefix func - (vector: Vector) -> Vector { Vector(-vector.x, -vector.y) }
}

extension Vector: CustomStringConvertible {
  /// Right and down.
  public var description: String { "(\(x), \(y))" }
}
