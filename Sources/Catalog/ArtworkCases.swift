import Components
import Geometry
import RunModel

/// Popover backgrounds of custom artwork, in the two sets that the project draws (POP-25, POP-38, POP-39).
enum ArtworkCases {
  static let families: [CaseFamily] = [pairwise, images]

  private static let sets = ["wide-arrow", "one-x-only"]

  private static let pairwise: CaseFamily = {
    let bounds = Size(160, 140)
    let offsets: [Double] = [-1000, -30, 0, 25, 1000]
    let directions = ArrowDirection.allCases
    let profiles = Profile.allCases
    let scales = [1, 2]
    let combinations = PairwiseCombinations(
      axes: [offsets.count, directions.count, sets.count, profiles.count, scales.count]
    ) { _ in true }.combinations
    // D-08, D-10, and the same corrected.
    let chosen: [(ArrowDirection, Double, String, Int)] = [
      (.up, -30, "wide-arrow", 1), (.left, 0, "one-x-only", 2),
    ]
    let named = chosen.flatMap { direction, offset, set, scale in
      profiles.map { renderCase(Size(120, 80), direction, offset, set, $0, scale) }
    }
    return CaseFamily(
      name: "popover of custom artwork", combination: .pairwise,
      axes: [
        "\(offsets.count) offsets", "\(directions.count) directions", "\(sets.count) sets",
        "\(profiles.count) profiles", "\(scales.count) scales",
      ],
      cases: combinations.map { combination in
        renderCase(
          bounds, directions[combination[1]], offsets[combination[0]], sets[combination[2]],
          profiles[combination[3]], scales[combination[4]])
      } + named)
  }()

  private static let images = CaseFamily(
    name: "source images of custom artwork", combination: .exhaustive,
    axes: ["\(SourceImage.allCases.count) images", "\(sets.count) sets", "2 scales"],
    cases: sets.flatMap { set in
      [1, 2].flatMap { scale in
        SourceImage.allCases.map { name in
          let image = SourceImageParameters(name: name, reflection: .none, style: .artwork(set))
          return RenderCase(
            id: .sourceImage(image, styleName: set, scale: scale),
            parameters: StandardCatalog.parameters(.sourceImage(image), scale: scale), tolerance: .exact,
            expectsInk: true)
        }
      }
    })

  private static func renderCase(
    _ bounds: Size, _ direction: ArrowDirection, _ offset: Double, _ set: String, _ profile: Profile,
    _ scale: Int
  ) -> RenderCase {
    StandardCatalog.popoverCase(
      PopoverParameters(
        bounds: bounds, direction: direction, offset: offset, style: .artwork(set), profile: profile),
      styleName: set, scale: scale)
  }
}
