import Components
import Geometry
import RunModel

/// What a popover's view adds to its background: the layer's shadow (POP-26) and repeated layouts (POP-28).
enum PopoverViewCases {
  static let families: [CaseFamily] = [shadows, layouts]

  private static let shadows: CaseFamily = {
    let offsets = [-1000.0, 0, 20]
    return CaseFamily(
      name: "popover 120×90 with the layer's shadow", combination: .exhaustive,
      axes: ["4 directions", "\(offsets.count) offsets", "2 profiles", "2 scales"],
      cases: ArrowDirection.allCases.flatMap { direction in
        offsets.flatMap { offset in
          Profile.allCases.flatMap { profile in
            [1, 2].map { scale in
              StandardCatalog.popoverCase(
                PopoverParameters(
                  bounds: Size(120, 90), direction: direction, offset: offset, style: .standard,
                  profile: profile, shadow: .layer), styleName: nil, scale: scale)
            }
          }
        }
      })
  }()

  private static let layouts: CaseFamily = {
    CaseFamily(
      name: "popover 120×80 laid out again", combination: .exhaustive,
      axes: ["left and right", "2 and 3 layouts", "2 profiles"],
      cases: [ArrowDirection.left, .right].flatMap { direction in
        [2, 3].flatMap { count in
          Profile.allCases.map { profile in
            StandardCatalog.popoverCase(
              PopoverParameters(
                bounds: Size(120, 80), direction: direction, offset: 0, style: .standard, profile: profile,
                layouts: count), styleName: nil, scale: 1)
          }
        }
      })
  }()
}
