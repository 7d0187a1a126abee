import Conformance
import Drawing
import Geometry
import JSONText
import Pixels
import PropertyTesting

/// The arrow past the edge (POP-16).
enum PastEdgeClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-16": [
      ClauseCheck(
        "layout past the edge", .layout, of: { past($0, PopoverInput.any($0)) },
        classes: ["near edge", "far edge"]
      ) { pair, subject in
        let first = try subject.layOut(pair.popover.parameters)
        let second = try subject.layOut(pair.other.parameters)
        try demand(
          first.request.displayList == second.request.displayList,
          "at centres \(pair.popover.centre) and \(pair.other.centre) other things are drawn",
          at: pair.popover.arrow)
        let tips = (try first.point("tip"), try second.point("tip"))
        try demand(
          tips.0 == tips.1, "the tip lies at \(tips.0) and at \(tips.1)", at: .points(tips.0, tips.1))
      },
      ClauseCheck("picture past the edge", .pixels, of: { past($0, PopoverInput.small($0)) }) {
        pair, subject in
        let wrong = try subject.picture(of: pair.popover).runs(
          differingFrom: try subject.picture(of: pair.other))
        try demand(
          wrong.isEmpty,
          "at centres \(pair.popover.centre) and \(pair.other.centre) \(wrong.count) runs of pixels differ",
          marks: wrong)
      },
    ]
  ]

  /// Two places of the arrow past one edge; under `corrected` past the clamp.
  private static func past(_ profile: String, _ popovers: Generator<PopoverInput>) -> Generator<PopoverPair> {
    Generator<PopoverPair> { (source: inout ChoiceSource) throws(GenerationFailure) in
      let popover = try source.draw(popovers)
      let isFar = try source.draw(.boolean)
      // POP-06's comparison is strict, so its own edge is not past it; COR-02's clamp is.
      let edge = profile == "seed" ? 25.5 - 1.0 / 1024 : SpecFigures.leastTipDistance
      let distances = Generator<Double>.element(of: [0, 0.5, 1, 2.5, 25, 3000, 1_000_000])
      let (first, second) = (try source.draw(distances), try source.draw(distances))
      func place(_ distance: Double) -> PopoverInput {
        popover.with(centre: isFar ? popover.length - edge + distance : edge - distance)
      }
      let pair = PopoverPair(popover: place(first), other: place(second), deviations: [])
      // A popover that narrow may be at both edges here and at the far one alone there (POP-08).
      if SeedFigures(pair.popover).isNear != SeedFigures(pair.other).isNear { throw .rejected }
      return pair
    }
  }
}
