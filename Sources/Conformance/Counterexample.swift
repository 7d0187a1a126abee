public import JSONText
public import Pixels

/// A value that breaks a clause, shrunk, and all that is needed to see it again.
public struct Counterexample: Equatable, Sendable {
  /// The check that it breaks.
  public var place: CheckPlace
  /// The choices that make it.
  public var choices: [UInt64]
  /// The parameters of its picture; for what no parameters describe, an object that tells it.
  public var parameters: JSONValue
  /// What was found and what the clause asks for.
  public var problem: String
  /// The figures of its layout, as `render --layout` prints them; nil where there are none.
  public var layout: JSONValue?
  /// The pixels that are wrong, in its picture.
  public var marks: [PixelRect]
  /// The picture, once it is drawn.
  public var picture: Bitmap?
  /// The digest of the picture, by which it is kept beside the record.
  public var pictureDigest: String?

  /// A counterexample.
  public init(
    place: CheckPlace, choices: [UInt64], parameters: JSONValue, problem: String, marks: [PixelRect] = [],
    picture: Bitmap? = nil
  ) {
    self.place = place
    self.choices = choices
    self.parameters = parameters
    self.problem = problem
    self.marks = marks
    self.picture = picture
  }

  init(_ place: CheckPlace, _ failure: CheckOutcome.Failure) {
    self.init(
      place: place, choices: failure.choices, parameters: failure.parameters,
      problem: failure.violation.description, marks: failure.violation.marks,
      picture: failure.violation.picture)
  }

  /// The token by which `clauses check --replay` tries exactly this value.
  public var token: String { CounterexampleToken(place: place, choices: choices).text }
}
