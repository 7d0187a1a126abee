import Geometry

/// Where seed's stretches are shorter than their caps: the rows D-03, D-04 and D-05, from their sentences.
enum SqueezedStretch {
  /// The rows that describe a background of the drawn images.
  static func rows(_ direction: String, _ bounds: Size, offset: Double) -> [String] {
    let isVertical = Directions.isVertical(direction)
    let (length, depth) = isVertical ? (bounds.width, bounds.height) : (bounds.height, bounds.width)
    let centre = length / 2 + offset
    // POP-06: half an arrow base of 37, a corner radius of 7.
    let isBetween =
      !SingleFloat.isLess(centre - 18.5, 7) && !SingleFloat.isLess(length - 7, centre + 18.5)
    // POP-12: (57 − 1)/2 for up and down; 72/2 − 1 − 7 for sides.
    let first = SingleFloat.round(centre + 28)
    // POP-02: 9 + 47 and 24 + 47.
    let isFirstShort = isBetween && first < (isVertical ? 56 : 71)
    var rows: [String] = []
    if isFirstShort { rows.append("D-03") }
    // POP-13: w₁ − 10 and 9.
    if isBetween && first - 1 > length { rows.append("D-04") }
    // Across, the tip's distance from the anchor shrinks too: 1·36/50 of a point for the least that is
    // presented (COR-05), and half a pixel of rounding beside it.
    let isNarrow =
      isVertical
      ? length < 51 || (length < 55 && isFirstShort) || depth < 50
      : (length < 85 && isFirstShort) || (length < 66 && !isBetween) || depth < 36
    if isNarrow { rows.append("D-05") }
    return rows
  }
}
