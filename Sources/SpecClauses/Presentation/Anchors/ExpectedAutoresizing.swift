import Geometry

/// Where an anchor lies once its container has another size, by POP-33's rule.
enum ExpectedAutoresizing {
  static func anchor(
    _ anchor: Rect, from old: Size, to new: Size, flexible: some Collection<String>
  ) -> Rect {
    Rect(
      x: start(
        anchor.minX, old.width - anchor.maxX, new.width - old.width, flexible.contains("flexibleMinX"),
        flexible.contains("flexibleMaxX")),
      y: start(
        anchor.minY, old.height - anchor.maxY, new.height - old.height, flexible.contains("flexibleMinY"),
        flexible.contains("flexibleMaxY")),
      width: anchor.width, height: anchor.height)
  }

  /// The margin before the anchor, once a change is shared in proportion to the flexible margins, equally
  /// where these are all zero; whole points.
  private static func start(
    _ before: Double, _ after: Double, _ change: Double, _ isBeforeFlexible: Bool, _ isAfterFlexible: Bool
  ) -> Double {
    let flexible = (isBeforeFlexible ? before : 0) + (isAfterFlexible ? after : 0)
    guard isBeforeFlexible else { return SingleFloat.round(before) }
    if flexible == 0 { return SingleFloat.round(before + change / (isAfterFlexible ? 2 : 1)) }
    // Flexible margins keep their proportion.
    return SingleFloat.round(before * (flexible + change) / flexible)
  }
}
