public import Geometry
public import Pixels

/// A popover presented from an anchor in a container (SPEC section 4).
public struct PresentationParameters: Equatable, Sendable {
  /// What is shown in the popover.
  public enum Content: Equatable, Sendable {
    /// White.
    case plain
    /// A bar and a toolbar in the background's look.
    case navigation
    /// One colour.
    case color(Color)
  }

  /// The anchor, in the container.
  public var anchor: Rect
  /// The container's size.
  public var container: Size
  /// The content's size; nil for 320×1100, within the limits of PRE-03.
  public var contentSize: Size?
  /// The directions that are permitted, in no order.
  public var permitted: [ArrowDirection]
  /// Room that is kept free along the container's sides.
  public var margins: EdgeInsets
  /// The keyboard's height, 0 when hidden (PRE-04).
  public var keyboard: Double
  /// Whether a bar button presents it: up and down only (PRE-03).
  public var barButton: Bool
  /// Whether it is shown already: presenting then dismisses (PRE-05).
  public var alreadyVisible: Bool
  /// Whether the width is taken as asked for (PRE-03); nil for yes when a content size is given.
  public var freeWidth: Bool?
  /// What is shown in it.
  public var content: Content
  /// The background's look.
  public var style: StyleChoice
  /// Which reading of the spec.
  public var profile: Profile

  /// A presentation.
  public init(
    anchor: Rect, container: Size, contentSize: Size? = nil, permitted: [ArrowDirection],
    margins: EdgeInsets = EdgeInsets(all: 10), keyboard: Double = 0, barButton: Bool = false,
    alreadyVisible: Bool = false, freeWidth: Bool? = nil, content: Content = .plain,
    style: StyleChoice = .standard, profile: Profile = .seed
  ) {
    self.anchor = anchor
    self.container = container
    self.contentSize = contentSize
    self.permitted = permitted
    self.margins = margins
    self.keyboard = keyboard
    self.barButton = barButton
    self.alreadyVisible = alreadyVisible
    self.freeWidth = freeWidth
    self.content = content
    self.style = style
    self.profile = profile
  }
}
