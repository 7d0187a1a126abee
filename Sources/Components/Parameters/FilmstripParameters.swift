/// One instant of a popover background's change from one state to another (POP-27, PRE-06).
public struct FilmstripParameters: Equatable, Sendable {
  /// A timing function.
  public enum Timing: String, CaseIterable, Sendable {
    /// (0, 0) (1, 1).
    case linear
    /// (.42, 0) (1, 1).
    case easeIn
    /// (0, 0) (.58, 1).
    case easeOut
    /// (.42, 0) (.58, 1).
    case easeInEaseOut
    /// (.25, .1) (.25, 1).
    case standard = "default"
  }

  /// The state at the start.
  public var from: PopoverParameters
  /// The state at the end.
  public var to: PopoverParameters
  /// How progress follows time; none given is linear.
  public var timing: Timing
  /// Whether the shadow path is animated explicitly; else it jumps to its final value at the start.
  public var explicit: Bool
  /// The instant, 0…1 of the duration.
  public var instant: Double

  /// An instant.
  public init(
    from: PopoverParameters, to: PopoverParameters, timing: Timing = .linear, explicit: Bool = true,
    instant: Double
  ) {
    self.from = from
    self.to = to
    self.timing = timing
    self.explicit = explicit
    self.instant = instant
  }
}
