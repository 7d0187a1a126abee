/// The rows of SPEC section 6 that describe a popover under profile `seed`, from the spec's numbers.
///
/// Each popover satisfies no more rows than what is seen needs: what D-05 explains as narrow needs no D-03,
/// nor, across the arrow's edge, D-04.
struct DeviationRows {
  private let popover: PopoverInput
  private let figures: SeedFigures

  init(_ popover: PopoverInput) {
    self.popover = popover
    figures = SeedFigures(popover)
  }

  private var isSeed: Bool { popover.profile == "seed" }
  /// D-05's lengths: up to 54 for up and down, up to 84 for sides.
  private var isNarrow: Bool { popover.length < (popover.isVertical ? 55 : 85) }

  /// D-03: the first stretch is shorter than its caps.
  private var firstStretch: [String] { figures.isFirstShort && !isNarrow ? ["D-03"] : [] }
  /// D-04: the second stretch is.
  private var secondStretch: [String] { figures.isSecondShort ? ["D-04"] : [] }
  /// D-05: narrow along the arrow's edge.
  private var narrowAlong: [String] {
    figures.isEdgeShort || (figures.isFirstShort && isNarrow) ? ["D-05"] : []
  }
  /// Of POP-14, where the arrow lies: D-01 to D-05, along the arrow's edge.
  var arrowPlace: [String] {
    guard isSeed else { return [] }
    if figures.isShortAlong { return firstStretch + secondStretch + narrowAlong }
    return figures.isBetween ? ["D-01"] : ["D-02"]
  }

  /// Of POP-14, how the arrow moves.
  var arrowMotion: [String] { isSeed ? firstStretch + secondStretch + narrowAlong : [] }

  /// Of POP-15.
  var seam: [String] {
    guard isSeed else { return [] }
    return figures.isShortAcross ? ["D-05"] : firstStretch + narrowAlong
  }

  /// Of POP-35.
  var shortStretches: [String] {
    guard isSeed else { return [] }
    return figures.isShortAcross ? ["D-05"] : firstStretch + secondStretch + narrowAlong
  }

  /// Of POP-36: under `seed` no image leaves one distance on its three sides (D-06); squeezed it leaves
  /// other ones.
  var margins: [String] {
    guard isSeed else { return [] }
    let squeezed = figures.isShortAcross ? ["D-05"] : secondStretch + narrowAlong
    return squeezed.isEmpty ? ["D-06"] : squeezed
  }

  /// Of POP-29.
  var layouts: [String] {
    isSeed && popover.direction == "left" && popover.layouts > 1 ? ["D-09"] : []
  }

  /// Of POP-37: what the rows of the picture are stretched from; where it is one and the same, so are the
  /// colours.
  static func colours(_ first: PopoverInput, _ second: PopoverInput) -> [String] {
    func rowsOfPicture(_ popover: PopoverInput) -> String {
      let figures = SeedFigures(popover)
      if popover.isVertical { return popover.direction }
      return "\(figures.image) \(figures.isBetween ? figures.firstLength : 0)"
    }
    return first.profile == "seed" && rowsOfPicture(first) != rowsOfPicture(second) ? ["D-07"] : []
  }
}
