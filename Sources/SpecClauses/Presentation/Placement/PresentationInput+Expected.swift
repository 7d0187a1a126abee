import Geometry
import JSONText

extension PresentationInput {
  /// `safe` of PRE-01.
  var safe: Rect {
    Rect(
      x: margins.left, y: margins.top, width: container.width - margins.left - margins.right,
      height: container.height - margins.top - margins.bottom - keyboard)
  }

  /// `anchor` of PRE-01: each edge clamped into `safe`.
  var clampedAnchor: Rect {
    func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double { min(max(value, low), high) }
    let (left, right) = (
      clamp(anchor.minX, safe.minX, safe.maxX), clamp(anchor.maxX, safe.minX, safe.maxX)
    )
    let (top, bottom) = (clamp(anchor.minY, safe.minY, safe.maxY), clamp(anchor.maxY, safe.minY, safe.maxY))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The artwork of the style, if it is custom.
  var artwork: ArtworkFacts? {
    guard case .object(let members) = style, case .string(let name)? = members["artwork"] else { return nil }
    return ArtworkFacts.named(name)
  }

  /// `room(d)` of PRE-01.
  func room(_ direction: String) -> Size {
    let (safe, anchor) = (safe, clampedAnchor)
    switch direction {
    case "up": return Size(safe.width, safe.maxY - anchor.maxY)
    case "down": return Size(safe.width, anchor.minY - safe.minY)
    case "left": return Size(safe.maxX - anchor.maxX, safe.height)
    default: return Size(anchor.minX - safe.minX, safe.height)
    }
  }

  /// What `need(d)` adds to the content.
  func extra(_ direction: String) -> Size {
    let sizes = BackgroundSizes(artwork)
    let insets = 2 * sizes.contentInsets
    return Directions.isVertical(direction)
      ? Size(insets, insets + sizes.arrowHeight) : Size(insets + sizes.arrowHeight, insets)
  }

  /// PRE-03: 320×1100; the width limited to 320…600 unless a free size is asked for, as it is by default
  /// with a size of one's own.
  var content: Size {
    let size = contentSize ?? Size(320, 1100)
    return hasFreeWidth ?? (contentSize != nil) ? size : Size(min(max(size.width, 320), 600), size.height)
  }

  /// `need(d)` of PRE-01.
  func need(_ direction: String) -> Size {
    let extra = extra(direction)
    return Size(content.width + extra.width, content.height + extra.height)
  }

  /// What PRE-01, PRE-03, POP-34 and COR-05 ask for, for numbers that are possible by themselves.
  var expected: PlacementExpectation {
    let directions = (isBarButton ? ["up", "down"] : Directions.all).filter(permitted.contains)
    guard !directions.isEmpty else { return .refused(["permitted"]) }
    guard safe.width > 0, safe.height > 0 else { return .refused(["container", "margins", "keyboard"]) }
    func fits(_ direction: String) -> Bool {
      let (need, room) = (need(direction), room(direction))
      return !SingleFloat.isLess(room.width, need.width) && !SingleFloat.isLess(room.height, need.height)
    }
    func area(_ direction: String) -> Double {
      let (need, room) = (need(direction), room(direction))
      return min(need.width, room.width) * min(need.height, room.height)
    }
    let first = directions.first(where: fits)
    var direction = first ?? directions[0]
    if first == nil {
      for other in directions where SingleFloat.isLess(area(direction), area(other)) { direction = other }
    }
    let ties = directions.filter { first == nil && Float(area($0)) == Float(area(direction)) }
    return place(direction, fits: first != nil, isTie: ties.count > 1)
  }

  private func place(_ direction: String, fits: Bool, isTie: Bool) -> PlacementExpectation {
    let (need, room, safe, anchor) = (need(direction), room(direction), safe, clampedAnchor)
    let grid = Double(scale)
    let isVertical = Directions.isVertical(direction)
    let width = SingleFloat.floor(min(need.width, room.width) * grid)
    let height = SingleFloat.floor(min(need.height, room.height) * grid)
    let (w, h) = (width / grid, height / grid)
    func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double { max(low, min(value, high)) }
    let x: Double
    let y: Double
    switch direction {
    case "up": y = anchor.maxY
    case "down": y = anchor.minY - h
    default: y = clamp(anchor.midY - h / 2, safe.minY, safe.maxY - h)
    }
    switch direction {
    case "left": x = anchor.maxX
    case "right": x = anchor.minX - w
    default: x = clamp(anchor.midX - w / 2, safe.minX, safe.maxX - w)
    }
    guard let across = settle(x, width, safe.minX, safe.maxX),
      let down = settle(y, height, safe.minY, safe.maxY)
    else { return .refused(["container"]) }
    let frame = Rect(x: across.0, y: down.0, width: across.1, height: down.1)
    let (length, depth) = isVertical ? (frame.width, frame.height) : (frame.height, frame.width)
    // COR-05.
    if SingleFloat.isLess(length, 52) || SingleFloat.isLess(depth, 36) {
      return .refused(["contentSize", "container"])
    }
    let wish = isVertical ? anchor.midX - frame.midX : anchor.midY - frame.midY
    let limit = max(0, length / 2 - (profile == "seed" ? 24 : 23))
    return .placed(
      ExpectedPlacement(
        direction: direction, need: need, room: room, fits: fits, isTie: isTie, frame: frame,
        arrowOffset: clamp(wish, -limit, limit), isOnTheMiddle: abs(wish) <= limit, safe: safe,
        anchor: anchor))
  }

  /// A start rounded to device pixels, and a length of so many, within the safe rectangle.
  ///
  /// Where `safe` starts or ends within a pixel, rounding could leave it by a part of one, which POP-32
  /// forbids: the neighbour is tried, and when neither will do, a length of one pixel less.
  private func settle(
    _ start: Double, _ length: Double, _ low: Double, _ high: Double
  ) -> (Double, Double)? {
    let grid = Double(scale)
    let wish = SingleFloat.round(start * grid)
    let first = -SingleFloat.floor(-low * grid)
    let last = SingleFloat.floor(high * grid)
    for pixels in [length, length - 1] {
      for place in [wish, wish + 1, wish - 1] where place >= first && place + pixels <= last {
        return (place / grid, pixels / grid)
      }
    }
    return nil
  }
}
