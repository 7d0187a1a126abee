import Components
import Geometry
import RunModel

/// The tutorial's popovers.
enum TutorialCases {
  static let families: [CaseFamily] = [upright, turned]

  private static let scales = [1, 2]

  /// The two versions of the text: in bounds that a content of 300×600 gives, and in others.
  private static let upright: CaseFamily = {
    let steps = [TutorialPopoverParameters.Step.inset, .finished]
    let bounds = [Size(316, 616), Size(320, 640), Size(300, 620), Size(120, 90)]
    return CaseFamily(
      name: "tutorial popover, the text's versions", combination: .exhaustive,
      axes: ["\(steps.count) steps", "\(bounds.count) bounds", "\(scales.count) scales"],
      cases: steps.flatMap { step in
        bounds.flatMap { size in
          scales.map { renderCase(TutorialPopoverParameters(step: step, bounds: size), scale: $0) }
        }
      })
  }()

  /// TUT-07: the middle, both ends, far past them, and an arrow between two pixels.
  private static let turned: CaseFamily = {
    let bounds = Size(200, 160)
    let offsets = [-1000, -40, 0, 33.25, 1000]
    let directions = ArrowDirection.allCases
    return CaseFamily(
      name: "tutorial popover, any direction", combination: .exhaustive,
      axes: ["\(directions.count) directions", "\(offsets.count) offsets", "\(scales.count) scales"],
      cases: directions.flatMap { direction in
        offsets.flatMap { offset in
          scales.map {
            renderCase(
              TutorialPopoverParameters(
                step: .anyDirection, bounds: bounds, direction: direction, offset: offset), scale: $0)
          }
        }
      })
  }()

  /// A case with the id `tutorial-popover/STEP/WxH[-DIRECTION-oOFFSET]@SCALEx`.
  private static func renderCase(_ popover: TutorialPopoverParameters, scale: Int) -> RenderCase {
    let size = "\(CaseID.digits(popover.bounds.width))x\(CaseID.digits(popover.bounds.height))"
    let arrow =
      popover.step == .anyDirection
      ? "-\(popover.direction.rawValue)-o\(CaseID.digits(popover.offset))" : ""
    return RenderCase(
      id: .named("tutorial-popover/\(popover.step.rawValue)/\(size)\(arrow)@\(scale)x"),
      parameters: StandardCatalog.parameters(.tutorialPopover(popover), scale: scale), tolerance: .exact,
      expectsInk: true)
  }
}
