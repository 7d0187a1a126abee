public import JSONText
public import Pixels

/// How a value breaks a clause.
public struct Violation: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was found and what the clause asks for, with the numbers.
  public let description: String
  /// The pixels that are wrong, in the picture of the value's parameters, of ``shown`` or in ``picture``.
  public let marks: [PixelRect]
  /// What is wrong as places of the layout, where no pixels were looked at.
  public let places: MarkedPlaces
  /// The parameters whose picture shows it, where they are not the value's own.
  public let shown: JSONValue?
  /// The picture itself where no parameters describe it.
  public let picture: Bitmap?

  /// A violation.
  public init(
    _ description: String, marks: [PixelRect] = [], at places: MarkedPlaces = .none,
    of shown: JSONValue? = nil, picture: Bitmap? = nil
  ) {
    self.description = description
    self.marks = marks
    self.places = places
    self.shown = shown
    self.picture = picture
  }

  /// The same at some places, where it has none of its own.
  fileprivate func located(at places: @autoclosure () -> MarkedPlaces, of shown: JSONValue?) -> Violation {
    guard marks.isEmpty, self.places == .none, picture == nil else { return self }
    return Violation(description, at: places(), of: self.shown ?? shown)
  }
}

/// Throws a violation unless a condition holds.
public func demand(
  _ condition: Bool, _ description: @autoclosure () -> String, marks: @autoclosure () -> [PixelRect] = [],
  at places: @autoclosure () -> MarkedPlaces = .none, of shown: @autoclosure () -> JSONValue? = nil,
  picture: @autoclosure () -> Bitmap? = nil
) throws(Violation) {
  if condition { return }
  throw Violation(description(), marks: marks(), at: places(), of: shown(), picture: picture())
}

/// Gives the violations of a part of a check that say nothing of places the places that the part is about.
public func locating<Result>(
  at places: @autoclosure () -> MarkedPlaces, of shown: JSONValue? = nil, _ part: () throws -> Result
) throws -> Result {
  do { return try part() } catch let violation as Violation {
    throw violation.located(at: places(), of: shown)
  }
}
