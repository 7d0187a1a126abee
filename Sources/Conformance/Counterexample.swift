public import Geometry
public import JSONText
public import Pixels

/// A value that breaks a clause, shrunk, and all that is needed to see it again.
public struct Counterexample: Equatable, Sendable {
  /// The check that it breaks.
  public var place: CheckPlace
  /// The choices that make it.
  public var choices: [UInt64]
  /// Its parameters; for what no parameters describe, an object that tells it.
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
  /// What is wrong as places of the layout, until the picture's size is known.
  private var places = MarkedPlaces.none
  /// The parameters of its picture where they are not its own.
  var shown: JSONValue?

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
    let violation = failure.violation
    self.init(
      place: place, choices: failure.choices, parameters: failure.parameters,
      problem: LegibleNumbers.rounded(in: violation.description), marks: violation.marks,
      picture: violation.picture)
    places = violation.places
    shown = violation.shown
    if let picture = violation.picture { clipMarks(to: picture.size) }
  }

  /// The parameters whose picture shows what is wrong: mostly its own, or those of something that a clause
  /// derives from them.
  public var pictureParameters: JSONValue { shown ?? parameters }

  /// Marks the pixels of its picture, once it is laid out.
  ///
  /// - Parameters:
  ///   - size: the picture's, in device pixels.
  ///   - scale: device pixels to a point.
  ///   - origin: the point that is the picture's top left corner.
  public mutating func mark(on size: PixelSize, scale: Int, origin: Point) {
    marks += places.pixels(on: size, scale: scale, origin: origin)
    places = .none
    clipMarks(to: size)
  }

  /// Marks past the picture's edges, as those of wrong sizes are, become those of the nearest pixels.
  private mutating func clipMarks(to size: PixelSize) {
    func clip(_ first: Int, _ last: Int, _ count: Int) -> (Int, Int) {
      let low = min(max(first, 0), count - 1)
      return (low, min(max(last, low + 1), count) - low)
    }
    marks = marks.filter { !$0.isEmpty }.map { mark in
      let (x, width) = clip(mark.x, mark.maxX, size.width)
      let (y, height) = clip(mark.y, mark.maxY, size.height)
      return PixelRect(x: x, y: y, width: width, height: height)
    }
  }

  /// The token by which `clauses check --replay` tries exactly this value.
  public var token: String { CounterexampleToken(place: place, choices: choices).text }
}
