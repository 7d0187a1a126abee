public import Geometry

/// The constants of SPEC section 4, in points.
public struct PresentationMetrics: Equatable, Sendable {
  /// The content's size when none is given (PRE-03).
  public var defaultContentSize = Size(320, 1100)
  /// The widths that a content may have unless a free size is asked for (PRE-03).
  public var contentWidths = 320.0...600.0
  /// The shortest popover along its arrow's edge (COR-05).
  public var leastLength = 52.0
  /// The shallowest popover across it (COR-05).
  public var leastDepth = 36.0
  /// How near to the end of its edge an arrow's centre comes: where `seed`'s corner art fixes the tip.
  public var seedArrowInset = 24.0
  /// The same under `corrected`, which is COR-02's clamp.
  public var correctedArrowInset = 23.0
  /// How high the keyboard is in a container that is not wider than high (PRE-04).
  public var portraitKeyboard = 264.0
  /// How high the keyboard is in a container that is wider than high (PRE-04).
  public var landscapeKeyboard = 352.0
  /// How high the bar and the toolbar of navigation content are.
  public var barHeight = 44.0

  /// The spec's constants.
  public static let sources = PresentationMetrics()

  /// The spec's constants, to be changed one by one.
  public init() {}

  /// How near to the end of its edge an arrow's centre comes.
  func arrowInset(_ profile: Profile) -> Double {
    profile == .seed ? seedArrowInset : correctedArrowInset
  }
}
