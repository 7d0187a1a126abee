import Components
import Geometry
import RunModel

/// Popover backgrounds of profile `corrected`.
enum CorrectedPopoverCases {
  static let families: [CaseFamily] = [pairwise]

  private static let scales = [1, 2, 3]

  /// Offsets by what changes there (COR-02, COR-03): the middle and a sixth of the edge on both sides; at
  /// both ends the end of the clamp, half a point inside it, where the corner becomes an arc, a quarter of
  /// a point before that, the end of the bounds and 1,000 points past it.
  private static func offsets(length: Double) -> [Double] {
    let ends = [23, 23.5, 25.75, 26, 0, -1000].map { $0 - length / 2 }
    return ([0, length / 6, -length / 6] + ends + ends.map { -$0 }).sorted()
  }

  private static let pairwise: CaseFamily = {
    let sizes = [
      Size(320, 240), Size(52, 120), Size(120, 52), Size(200, 200), Size(600, 120), Size(120, 700),
      Size(321, 241), Size(160.5, 120.5),
    ]
    let directions = ArrowDirection.allCases
    let offsetCount = offsets(length: 320).count
    let counts = [offsetCount, sizes.count, directions.count, NamedStyle.all.count, scales.count]
    let combinations = PairwiseCombinations(axes: counts) { combination in
      sizes[combination[1]].width == 160.5 ? scales[combination[4]] == 2 : true
    }.combinations
    var known: Set<CaseID> = []
    let cases = combinations.map { combination in
      let bounds = sizes[combination[1]]
      let direction = directions[combination[2]]
      let isVertical = direction == .up || direction == .down
      let offset = offsets(length: isVertical ? bounds.width : bounds.height)[combination[0]]
      let style = NamedStyle.all[combination[3]]
      let popover = PopoverParameters(
        bounds: bounds, direction: direction, offset: offset, style: style.choice, profile: .corrected)
      return StandardCatalog.popoverCase(popover, styleName: style.idName, scale: scales[combination[4]])
    }
    return CaseFamily(
      name: "popover, corrected", combination: .pairwise,
      axes: [
        "\(offsetCount) offsets", "\(sizes.count) bounds", "\(directions.count) directions",
        "\(NamedStyle.all.count) styles", "\(scales.count) scales",
      ],
      cases: cases.filter { known.insert($0.id).inserted })
  }()
}
