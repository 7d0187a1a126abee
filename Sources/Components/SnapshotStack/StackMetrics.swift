public import Drawing
public import Geometry
public import Pixels

/// The constants of SPEC section 3, in points: the layout receives them as values.
public struct StackMetrics: Equatable, Sendable {
  /// The white margin round a photo; the stroke takes the half point that is missing.
  public var matte = 7.0
  /// The line round each sheet.
  public var strokeWidth = 1.0
  /// The line's colour.
  public var strokeColor = Color.gray
  /// The sheets' colour.
  public var fillColor = Color.white

  /// Single mode: how far the curved shadow starts inside the sheet's left and right edges.
  public var shadowInset = 5.0
  /// Single mode: how high the curved shadow's shape is.
  public var shadowHeight = 10.0
  /// Single mode: the shadow.
  public var singleShadow = Shadow(offset: Vector(0, 5), blur: 5, color: Color(white: 0, alpha: 0.6))

  /// Stack mode: the shadow of each sheet.
  public var stackShadow = Shadow(offset: Vector(0, 2), blur: 6, color: Color(white: 0, alpha: 0.4))
  /// Stack mode: the sheets, bottom to top.
  public var angles = [Angle(degrees: 2.5), Angle(degrees: -3), Angle(degrees: 0)]

  /// The sources' constants.
  public static let sources = StackMetrics()

  /// The sources' constants, to be changed one by one.
  public init() {}

  /// Stack mode: what the shadow takes off a frame's side, 2·blur − drop = 10.
  var stackShadowHeight: Double { 2 * stackShadow.blur - stackShadow.offset.y }
}
