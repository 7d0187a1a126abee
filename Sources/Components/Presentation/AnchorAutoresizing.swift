public import Geometry

/// Which margins of an anchor give way when its container changes its size (POP-33).
public struct AnchorAutoresizing: OptionSet, Hashable, Sendable {
  /// One bit to a margin.
  public let rawValue: UInt8

  /// Some margins.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The margin at the left.
  public static let flexibleMinX = AnchorAutoresizing(rawValue: 1)
  /// The margin at the right.
  public static let flexibleMaxX = AnchorAutoresizing(rawValue: 2)
  /// The margin at the top.
  public static let flexibleMinY = AnchorAutoresizing(rawValue: 4)
  /// The margin at the bottom.
  public static let flexibleMaxY = AnchorAutoresizing(rawValue: 8)

  /// Where an anchor lies once its container has another size; its own size stays.
  ///
  /// Along each axis the change of the container's length is shared among the flexible margins in
  /// proportion to their lengths, equally where these are all zero (or add up to zero: an anchor may
  /// reach out of its container); without a flexible margin the anchor stays. The origin is rounded to
  /// whole points, half away from zero.
  public func rect(_ anchor: Rect, from old: Size, to new: Size) -> Rect {
    func moved(_ near: Double, _ length: Double, _ old: Double, _ new: Double, _ part: (Bool, Bool)) -> Double
    {
      let share = Self.nearShare(near: near, far: old - near - length, part)
      return SingleFloat.rounded(near + (new - old) * share, .toNearestOrAwayFromZero)
    }
    return Rect(
      x: moved(
        anchor.x, anchor.width, old.width, new.width, (contains(.flexibleMinX), contains(.flexibleMaxX))),
      y: moved(
        anchor.y, anchor.height, old.height, new.height, (contains(.flexibleMinY), contains(.flexibleMaxY))),
      width: anchor.width, height: anchor.height)
  }

  /// The part of a change that the margin before the anchor takes.
  private static func nearShare(near: Double, far: Double, _ isFlexible: (near: Bool, far: Bool)) -> Double {
    switch isFlexible {
    case (false, _): 0
    case (true, false): 1
    case (true, true): near + far == 0 ? 0.5 : near / (near + far)
    }
  }
}
