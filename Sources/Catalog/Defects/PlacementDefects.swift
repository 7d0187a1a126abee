import Drawing
import Geometry
import Pixels

/// Things in a wrong place, or the wrong way round.
enum PlacementDefects {
  static let all: [PlantedChange] = [
    PlantedChange("shift-right", "a shift to the right", "", shifts, visibleFrom: 0.5) {
      $0.bitmap.moving($0.bitmap.bounds, x: $1, y: 0)
    },
    PlantedChange("shift-down", "a shift downward", "", shifts, visibleFrom: 0.5) {
      $0.bitmap.moving($0.bitmap.bounds, x: 0, y: $1)
    },
    PlantedChange("arrow-off", "an arrow off its place", "", shifts, visibleFrom: 0.5) {
      site, strength in
      // Along the popover's edge: across the arrow's own direction.
      site.rect(of: .arrow).map { arrow in
        arrow.width >= arrow.height
          ? site.bitmap.moving(arrow, x: strength, y: 0) : site.bitmap.moving(arrow, x: 0, y: strength)
      }
    },
    PlantedChange(
      "arrow-cut", "an arrow without its tip", "", .pixels([1, 2, 4, 8]), visibleFrom: 2
    ) {
      site, strength in
      site.arrowTip(length: Int(strength)).map { tip in
        // What lies beside the tip goes on over it.
        let beside = site.bitmap[tip.x, tip.y]
        return site.bitmap.replacingPixels(in: tip) { _, _, _ in beside }
      }
    },
    PlantedChange(
      "mirrored", "rows of the mirrored image", "", .shares([0.1, 0.25, 0.5, 1]), visibleFrom: 0.1
    ) {
      site, strength in
      let figure = site.figure.intersection(site.bitmap.bounds)
      let rows = Int((Double(figure.height) * strength).rounded(.up))
      let part = PixelRect(x: figure.x, y: figure.maxY - rows, width: figure.width, height: rows)
      return site.bitmap.replacingPixels(in: part) { x, y, _ in
        site.bitmap[figure.x + figure.maxX - 1 - x, y]
      }
    },
    PlantedChange("flipped", "columns upside down", "", .shares([0.1, 0.25, 0.5, 1]), visibleFrom: 0.1) {
      site, strength in
      let figure = site.figure.intersection(site.bitmap.bounds)
      let columns = Int((Double(figure.width) * strength).rounded(.up))
      let part = PixelRect(x: figure.maxX - columns, y: figure.y, width: columns, height: figure.height)
      return site.bitmap.replacingPixels(in: part) { x, y, _ in
        site.bitmap[x, figure.y + figure.maxY - 1 - y]
      }
    },
    PlantedChange("inserted-rows", "rows drawn again", "", .of([1, 2, 4], ""), visibleFrom: 1) {
      site, strength in
      let rect = site.below(site.middle)
      return site.bitmap.replacingPixels(in: rect) { x, y, _ in
        site.bitmap[x, max(rect.y, y - Int(strength))]
      }
    },
    PlantedChange("deleted-rows", "rows left out", "", .of([1, 2, 4], ""), visibleFrom: 1) {
      site, strength in
      let rect = site.below(site.middle)
      return site.bitmap.replacingPixels(in: rect) { x, y, _ in
        site.bitmap[x, min(rect.maxY - 1, y + Int(strength))]
      }
    },
    .drawing("cap-insets", "cap insets that are too short", "", .of([1, 2, 4, 8], "pt"), visibleFrom: 8) {
      operation, strength, _, _ in
      guard case .resizable(let source, var insets, let rect) = operation.content else { return nil }
      insets.left = max(0, insets.left - strength)
      insets.top = max(0, insets.top - strength)
      var operation = operation
      operation.content = .resizable(source, capInsets: insets, rect)
      return [operation]
    },
  ]

  private static let shifts: [PlantedChange.Strength] = [
    .init(0.25, "¼ px"), .init(0.5, "½ px"), .init(1, "1 px"), .init(2, "2 px"),
  ]
}

extension PlantingSite {
  /// The row in the middle of the figure.
  fileprivate var middle: Int { figure.y + figure.height / 2 }

  /// All of the bitmap from a row on.
  fileprivate func below(_ row: Int) -> PixelRect {
    PixelRect(x: 0, y: row, width: bitmap.width, height: bitmap.height - row)
  }

  /// The outermost pixels of the arrow, where its tip lies; nil for a picture without one.
  fileprivate func arrowTip(length: Int) -> PixelRect? {
    guard let arrow = rect(of: .arrow) else { return nil }
    // The tip looks away from the body.
    let body = rect(of: .body) ?? figure
    if arrow.width >= arrow.height {
      let isUp = 2 * arrow.y + arrow.height < 2 * body.y + body.height
      // A popover's own images leave a point free before the tip.
      let depth = min(arrow.height, length + request.scale)
      return PixelRect(
        x: arrow.x, y: isUp ? arrow.y : arrow.maxY - depth, width: arrow.width, height: depth)
    }
    let isLeft = 2 * arrow.x + arrow.width < 2 * body.x + body.width
    let depth = min(arrow.width, length + request.scale)
    return PixelRect(
      x: isLeft ? arrow.x : arrow.maxX - depth, y: arrow.y, width: depth, height: arrow.height)
  }
}
