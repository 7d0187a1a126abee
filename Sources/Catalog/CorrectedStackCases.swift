import Components
import Geometry
import RunModel

/// Snapshot stacks of profile `corrected` (COR-07, COR-08).
enum CorrectedStackCases {
  static let families: [CaseFamily] = [pairwise]

  private static let pairwise: CaseFamily = {
    let modes = StackMode.allCases
    let images = StackCases.pictures + StackCases.smallPictures
    let frames = StackCases.frames
    let scales = [1, 2, 3]
    let combinations = PairwiseCombinations(
      axes: [frames.count, images.count, scales.count, modes.count]
    ) { _ in true }.combinations
    return CaseFamily(
      name: "stack, corrected", combination: .pairwise,
      axes: [
        "\(frames.count) frames", "\(images.count) pictures", "\(scales.count) scales",
        "\(modes.count) modes",
      ],
      cases: combinations.map { combination in
        let frame = frames[combination[0]]
        let stack = StackParameters(
          frame: frame, mode: modes[combination[3]], image: images[combination[1]], profile: .corrected)
        return RenderCase(
          id: .stack(
            stack, imageName: StackCases.name(of: stack.image), historyName: nil,
            scale: scales[combination[2]]),
          parameters: StandardCatalog.parameters(.stack(stack), scale: scales[combination[2]]),
          tolerance: .exact, expectsInk: fits(stack))
      })
  }()

  /// Whether a photo fits (STK-16).
  private static func fits(_ stack: StackParameters) -> Bool { stack.frame.width > 24 }
}
