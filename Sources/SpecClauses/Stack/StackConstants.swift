import Drawing
import ElementaryFunctions
import Geometry
import Pixels

/// The constants of SPEC section 3, in points.
enum StackConstants {
  /// *Constants*: the white margin round a photo, to the line's outer edge.
  static let matte = 7.0
  /// *Constants*: line width 1.
  static let lineWidth = 1.0
  /// *Constants*: fill white.
  static let fill = Color(white: 1)
  /// *Constants*: stroke white 0.5.
  static let line = Color(white: 0.5)
  /// STK-02: frame less 14 in width, less 24 in height.
  static let singleTaken = Size(14, 24)
  /// STK-04: shadow inset 5, shadow height 10.
  static let curveInset = 5.0
  /// STK-04: shadow height 10.
  static let curveHeight = 10.0
  /// *Constants*, single mode: drop 5, blur 5, black at 0.6.
  static let singleShadow = Shadow(offset: Vector(0, 5), blur: 5, color: Color(white: 0, alpha: 0.6))
  /// *Constants*, stack mode: drop 2, blur 6, black at 0.4.
  static let stackShadow = Shadow(offset: Vector(0, 2), blur: 6, color: Color(white: 0, alpha: 0.4))
  /// STK-07: frame dimension − 1 − 10.
  static let stackTaken = 11.0
  /// STK-11: the photo's origin lies 6.5 inside the last matte rectangle.
  static let photoInset = 6.5
  /// STK-19: how far a shadow reaches beyond a sheet's outline.
  static let reach = EdgeInsets(top: 4, left: 6, bottom: 8, right: 6)
  /// *Constants*, stack mode: the snapshots, bottom to top.
  static let turns = [SheetTurn(degrees: 2.5), SheetTurn(degrees: -3), SheetTurn(degrees: 0)]
}

/// The angle of a sheet; clockwise is positive.
struct SheetTurn: Sendable {
  let degrees: Double
  let sine: Double
  let cosine: Double

  init(degrees: Double) {
    self.degrees = degrees
    sine = ElementaryFunctions.sine(degrees * .pi / 180)
    cosine = ElementaryFunctions.cosine(degrees * .pi / 180)
  }

  /// STK-05: the bounding size of a turned image.
  func boundingSize(of width: Double, _ height: Double) -> Size {
    Size(width * cosine + height * sine.magnitude, width * sine.magnitude + height * cosine)
  }
}
