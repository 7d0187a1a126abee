public import Geometry

/// The tutorial's popover (SPEC section 2).
public struct TutorialPopoverParameters: Equatable, Sendable {
  /// Which version of it.
  public enum Step: String, CaseIterable, Sendable {
    /// TUT-02.
    case inset
    /// TUT-03.
    case finished
    /// TUT-07.
    case anyDirection = "any-direction"
  }

  /// Which version.
  public var step: Step
  /// The view's size in points.
  public var bounds: Size
  /// Where the arrow points; only `any-direction` asks.
  public var direction: ArrowDirection
  /// How far the arrow lies from the middle of its edge; only `any-direction` asks.
  public var offset: Double

  /// A popover.
  public init(step: Step, bounds: Size, direction: ArrowDirection = .up, offset: Double = 0) {
    self.step = step
    self.bounds = bounds
    self.direction = direction
    self.offset = offset
  }
}
