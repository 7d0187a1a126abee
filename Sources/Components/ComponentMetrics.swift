/// The constants of every component: layouts receive them as values, so that one can be changed by itself.
public struct ComponentMetrics: Equatable, Sendable {
  /// SPEC section 1.
  public var popover = PopoverMetrics.sources
  /// SPEC section 3.
  public var stack = StackMetrics.sources

  /// The sources' constants.
  public static let sources = ComponentMetrics()

  /// The sources' constants, to be changed one by one.
  public init() {}
}
