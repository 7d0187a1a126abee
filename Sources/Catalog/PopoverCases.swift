import Components
import Geometry
import RunModel

/// Popover backgrounds.
enum PopoverCases {
  private static let scales = [1, 2, 3]

  static let families: [CaseFamily] = [exhaustive, pairwise]

  private static let exhaustive: CaseFamily = {
    let bounds = Size(320, 240)
    let cases = ArrowDirection.allCases.flatMap { direction in
      scales.flatMap { scale in
        offsets(bounds, direction).map { renderCase(bounds, direction, $0, .standard, scale) }
      }
    }
    return CaseFamily(
      name: "popover 320×240, default style", combination: .exhaustive,
      axes: [
        "\(ArrowDirection.allCases.count) directions", "\(scales.count) scales",
        "\(offsets(bounds, .up).count) offsets",
      ], cases: cases)
  }()

  private static let pairwise: CaseFamily = {
    let sizes = [
      Size(52, 120), Size(120, 52), Size(200, 200), Size(600, 120), Size(120, 700), Size(321, 241),
      Size(160.5, 120.5),
    ]
    let directions = ArrowDirection.allCases
    let offsetCount = offsets(sizes[0], .up).count
    let counts = [offsetCount, sizes.count, directions.count, NamedStyle.all.count, scales.count]
    let combinations = PairwiseCombinations(axes: counts) { combination in
      // Half points are whole pixels at an even scale alone.
      sizes[combination[1]].width == 160.5 ? scales[combination[4]] == 2 : true
    }.combinations
    var known: Set<CaseID> = []
    let cases = combinations.map { combination in
      let bounds = sizes[combination[1]]
      let direction = directions[combination[2]]
      return renderCase(
        bounds, direction, offsets(bounds, direction)[combination[0]], NamedStyle.all[combination[3]],
        scales[combination[4]])
    }
    return CaseFamily(
      name: "popover", combination: .pairwise,
      axes: [
        "\(offsetCount) offsets", "\(sizes.count) bounds", "\(directions.count) directions",
        "\(NamedStyle.all.count) styles", "\(scales.count) scales",
      ],
      // On a short edge some offsets fall together, and so may cases.
      cases: cases.filter { known.insert($0.id).inserted })
  }()

  private static func offsets(_ bounds: Size, _ direction: ArrowDirection) -> [Double] {
    let isVertical = direction == .up || direction == .down
    return ArrowOffsets.all(length: isVertical ? bounds.width : bounds.height, isVertical: isVertical)
  }

  private static func renderCase(
    _ bounds: Size, _ direction: ArrowDirection, _ offset: Double, _ style: NamedStyle, _ scale: Int
  ) -> RenderCase {
    let popover = PopoverParameters(
      bounds: bounds, direction: direction, offset: offset, style: style.choice, profile: .seed)
    return StandardCatalog.popoverCase(popover, styleName: style.idName, scale: scale)
  }
}
