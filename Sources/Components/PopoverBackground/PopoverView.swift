public import Geometry

/// A popover's view and the background within it, as they are set and laid out again and again
/// (POP-28, POP-29); all in points.
///
/// Setting a value moves nothing by itself: the background keeps its place in the view until the next
/// layout. The frame's origin stays when the bounds change.
public struct PopoverView: Equatable, Sendable {
  /// What the last layout made of the background.
  public struct Background: Equatable, Sendable {
    /// Its top left corner, in the view's coordinates.
    public fileprivate(set) var origin: Point
    /// Its size.
    public fileprivate(set) var bounds: Size
    /// Where its arrow points.
    public fileprivate(set) var direction: ArrowDirection
    /// How far its arrow lies from the middle of its edge.
    public fileprivate(set) var offset: Double
  }

  /// The view's top left corner, in the parent's coordinates; layouts of profile `seed` may move it.
  public private(set) var origin: Point
  /// The view's size.
  public private(set) var bounds: Size
  /// Where the arrow is to point.
  public private(set) var direction: ArrowDirection
  /// How far the arrow is to lie from the middle of its edge.
  public private(set) var offset: Double
  /// The background; before the first layout it fills the view.
  public private(set) var background: Background
  private let profile: Profile
  private let leftShift: Double

  /// A view at the parent's origin.
  public init(
    bounds: Size, direction: ArrowDirection, offset: Double, profile: Profile,
    metrics: PopoverMetrics = .sources
  ) {
    origin = Point(0, 0)
    self.bounds = bounds
    self.direction = direction
    self.offset = offset
    self.profile = profile
    // D-08: the base class's arrow height, whatever a style gives.
    leftShift = metrics.arrowHeight
    background = Background(
      origin: Point(0, 0), bounds: bounds, direction: direction, offset: offset)
  }

  /// The background's rectangle on the parent: where the picture lies.
  public var pictureFrame: Rect {
    Rect(
      x: origin.x + background.origin.x, y: origin.y + background.origin.y,
      width: background.bounds.width, height: background.bounds.height)
  }

  /// Another size; the frame's origin stays.
  public mutating func set(bounds: Size) { self.bounds = bounds }

  /// Another place on the parent.
  public mutating func set(origin: Point) { self.origin = origin }

  /// Another direction.
  public mutating func set(direction: ArrowDirection) { self.direction = direction }

  /// Another place of the arrow.
  public mutating func set(offset: Double) { self.offset = offset }

  /// Lays the background out.
  ///
  /// Under `seed` the background's centre becomes the number that is the view's centre on the parent;
  /// then, for direction left, the view moves right by 19 and the background left by 19 (POP-28). Both
  /// have one size, so what holds for their centres holds for their corners. Under `corrected` the
  /// background fills the view (COR-08).
  public mutating func layOut() {
    background = Background(
      origin: Point(0, 0), bounds: bounds, direction: direction, offset: offset)
    guard profile == .seed else { return }
    background.origin = origin
    if direction == .left {
      origin.x += leftShift
      background.origin.x -= leftShift
    }
  }
}
