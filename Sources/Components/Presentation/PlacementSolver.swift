import Geometry

/// Places a popover at its anchor, by the algorithm of PRE-01: a pure function of the parameters.
///
/// The frame lies on whole device pixels. Where a side of the safe rectangle lies within a pixel, PRE-01's
/// rounding of the origin could leave that rectangle by a part of one, which POP-32 forbids: the origin
/// then takes the pixel border inside, and only when both borders are one too few is the size a pixel less.
/// Pixels that no points lead to exactly, which scales such as 7 have, give way to their neighbours.
public struct PlacementSolver: Sendable {
  /// Content insets and arrow height come from here.
  public let popover: PopoverMetrics
  /// The presentation's own constants.
  public let rules: PresentationMetrics

  /// A solver.
  public init(popover: PopoverMetrics = .sources, rules: PresentationMetrics = .sources) {
    self.popover = popover
    self.rules = rules
  }

  /// Solves a presentation; whether it is visible already does not count.
  ///
  /// - Parameter scale: device pixels to a point, 1 or more.
  /// - Throws: `ParameterFailure` that names the key: an impossible number, no permitted direction, an empty
  ///   container, or a frame that is smaller than COR-05's minimum, 52 along the arrow's edge and 36 across.
  public func placement(
    of presentation: PresentationParameters, scale: Int
  ) throws(ParameterFailure) -> Placement {
    try presentation.validate(scale: scale)
    let directions = try presentation.directions()
    let safe = try presentation.safeRectangle()
    let anchor = presentation.anchor.clamped(into: safe)
    let content = contentSize(of: presentation)
    let candidates = directions.map { direction in
      Candidate(
        direction: direction, need: need(direction, content), room: Self.room(direction, safe, anchor))
    }
    guard let chosen = Candidate.chosen(of: candidates) else {
      preconditionFailure("at least one direction is permitted")
    }
    let frame = Self.frame(
      chosen.direction, size: chosen.size, safe: safe, anchor: anchor, grid: DeviceGrid(scale: scale))
    try check(frame.size, chosen)
    return Placement(
      direction: chosen.direction, frame: frame,
      arrowOffset: arrowOffset(chosen.direction, frame, anchor, presentation.profile), safe: safe,
      anchor: anchor)
  }

  /// PRE-03.
  private func contentSize(of presentation: PresentationParameters) -> Size {
    let size = presentation.contentSize ?? rules.defaultContentSize
    if presentation.freeWidth ?? (presentation.contentSize != nil) { return size }
    return Size(
      min(max(size.width, rules.contentWidths.lowerBound), rules.contentWidths.upperBound), size.height)
  }

  private func need(_ direction: ArrowDirection, _ content: Size) -> Size {
    let insets = popover.contentInsets
    let width = content.width + insets.left + insets.right
    let height = content.height + insets.top + insets.bottom
    return direction.isVertical
      ? Size(width, height + popover.arrowHeight) : Size(width + popover.arrowHeight, height)
  }

  private static func room(_ direction: ArrowDirection, _ safe: Rect, _ anchor: Rect) -> Size {
    switch direction {
    case .up: Size(safe.width, safe.maxY - anchor.maxY)
    case .down: Size(safe.width, anchor.minY - safe.minY)
    case .left: Size(safe.maxX - anchor.maxX, safe.height)
    case .right: Size(anchor.minX - safe.minX, safe.height)
    }
  }

  /// The frame at the anchor, on whole pixels within `safe`.
  private static func frame(
    _ direction: ArrowDirection, size: Size, safe: Rect, anchor: Rect, grid: DeviceGrid
  ) -> Rect {
    let width = grid.floored(size.width)
    let height = grid.floored(size.height)
    // What is taken off the anchor is the floored size.
    let (w, h) = (grid.points(width), grid.points(height))
    let origin =
      switch direction {
      case .up: Point(anchor.midX - w / 2, anchor.maxY)
      case .down: Point(anchor.midX - w / 2, anchor.minY - h)
      case .left: Point(anchor.maxX, anchor.midY - h / 2)
      case .right: Point(anchor.minX - w, anchor.midY - h / 2)
      }
    func settled(_ origin: Double, _ length: Double, _ low: Double, _ high: Double) -> (Double, Double) {
      let (first, last) = (grid.raised(low), grid.floored(high))
      var length = max(0, min(length, last - first))
      while !grid.isExact(length) { length -= 1 }
      let nearest = min(max(grid.rounded(origin), first), last - length)
      let start = grid.exact(nearest, in: first...max(first, last - length))
      return (grid.points(start), grid.points(length))
    }
    let across = settled(origin.x, width, safe.minX, safe.maxX)
    let down = settled(origin.y, height, safe.minY, safe.maxY)
    return Rect(x: across.0, y: down.0, width: across.1, height: down.1)
  }

  private func check(_ size: Size, _ chosen: Candidate) throws(ParameterFailure) {
    func isTooSmall(_ size: Size) -> Bool {
      let (along, across) =
        chosen.direction.isVertical ? (size.width, size.height) : (size.height, size.width)
      return SingleFloat.isLess(along, rules.leastLength) || SingleFloat.isLess(across, rules.leastDepth)
    }
    guard isTooSmall(size) else { return }
    let least =
      "\(rules.leastLength) points along the arrow's edge and \(rules.leastDepth) across are the least"
    if isTooSmall(chosen.need) {
      throw ParameterFailure(
        key: "contentSize",
        problem: "a popover of \(chosen.need.width)×\(chosen.need.height) is too small",
        remedy: "give a larger content: \(least)")
    }
    throw ParameterFailure(
      key: "container", problem: "there is room for \(size.width)×\(size.height) at the anchor alone",
      remedy: "give a larger container or another anchor, or permit another direction: \(least)")
  }

  private func arrowOffset(
    _ direction: ArrowDirection, _ frame: Rect, _ anchor: Rect, _ profile: Profile
  ) -> Double {
    let length = direction.isVertical ? frame.width : frame.height
    let offset = direction.isVertical ? anchor.midX - frame.midX : anchor.midY - frame.midY
    let limit = max(0, length / 2 - rules.arrowInset(profile))
    return min(max(offset, -limit), limit)
  }

  /// A direction with the size that a popover needs there and the size that there is.
  private struct Candidate {
    let direction: ArrowDirection
    let need: Size
    let room: Size

    /// What can be had of the need.
    var size: Size { Size(min(need.width, room.width), min(need.height, room.height)) }

    private var fits: Bool {
      !SingleFloat.isLess(room.width, need.width) && !SingleFloat.isLess(room.height, need.height)
    }

    /// The first that fits, else the one that keeps the largest area; the earlier wins a tie.
    static func chosen(of candidates: [Candidate]) -> Candidate? {
      if let first = candidates.first(where: \.fits) { return first }
      return candidates.reduce(nil) { best, next in
        guard let best else { return next }
        let isLarger = SingleFloat.isLess(
          best.size.width * best.size.height, next.size.width * next.size.height)
        return isLarger ? next : best
      }
    }
  }
}

extension Rect {
  /// The rectangle with each edge moved to the nearest place within another; its size may become 0.
  fileprivate func clamped(into outer: Rect) -> Rect {
    let left = min(max(minX, outer.minX), outer.maxX)
    let right = min(max(maxX, outer.minX), outer.maxX)
    let top = min(max(minY, outer.minY), outer.maxY)
    let bottom = min(max(maxY, outer.minY), outer.maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
