public import Pixels

/// How a value breaks a clause.
public struct Violation: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was found and what the clause asks for, with the numbers.
  public let description: String
  /// The pixels that are wrong, in the picture of the value's parameters.
  public let marks: [PixelRect]
  /// The picture itself where no parameters describe it.
  public let picture: Bitmap?

  /// A violation.
  public init(_ description: String, marks: [PixelRect] = [], picture: Bitmap? = nil) {
    self.description = description
    self.marks = marks
    self.picture = picture
  }
}

/// Throws a violation unless a condition holds.
public func demand(
  _ condition: Bool, _ description: @autoclosure () -> String, marks: @autoclosure () -> [PixelRect] = [],
  picture: @autoclosure () -> Bitmap? = nil
) throws(Violation) {
  if !condition { throw Violation(description(), marks: marks(), picture: picture()) }
}
