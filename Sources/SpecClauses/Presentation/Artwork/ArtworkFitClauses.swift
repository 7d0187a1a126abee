import Conformance
import Geometry
import JSONText

/// How custom artwork is stretched under corrected (COR-06).
enum ArtworkFitClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "COR-06": [
      ClauseCheck(
        "stretch", .layout, of: ArtworkPopoverInput.any,
        classes: [
          "wide-arrow", "one-x-only", "near edge", "far edge", "between", "fits", "edge image instead",
          "nothing fits", "mirrored",
        ], body: stretch),
      ClauseCheck(
        "corners", .pixels, needs: ["resizableImages"], of: ArtworkPopoverInput.small,
        classes: ["fits", "edge image instead"], body: ArtworkCorners.check),
    ]
  ]

  /// The layout, or nil where an error has to name the bounds and does.
  static func layOut(_ popover: ArtworkPopoverInput, _ subject: Subject) throws -> LaidOutPicture? {
    guard popover.profile == "corrected", popover.expected == nil else {
      return try subject.layOut(popover.parameters)
    }
    try subject.demandRefusal(
      of: popover.parameters, naming: ["bounds"], because: "neither image nor edge image fits")
    return nil
  }

  /// Image, mirroring and figures of the stretch, or an error.
  private static func stretch(_ popover: ArtworkPopoverInput, _ subject: Subject) throws {
    guard let layout = try layOut(popover, subject), let expected = popover.expected else { return }
    try locating(at: .areas(popover.bounds.moved(by: layout.shift))) {
      let image = try layout.text("image")
      try demand(
        image == expected.image,
        "\(popover.artwork.name) at an arrow centre of \(popover.centre) of \(popover.length) is drawn with"
          + " \(image), not \(expected.image)", at: .areas(popover.arrow.moved(by: layout.shift)))
      try demand(
        layout.value("mirrored") == .boolean(expected.isMirrored), "\(image) is not mirrored as it should be")
      func insets(_ value: EdgeInsets) -> [Double] { [value.top, value.left, value.bottom, value.right] }
      guard let first = expected.first else {
        let caps = try layout.numbers("stretch.capInsets")
        return try demand(
          caps == insets(expected.capInsets), "the caps are \(caps), not \(insets(expected.capInsets))")
      }
      let (caps, size, second) = (
        try layout.numbers("stretch.firstCapInsets"), try layout.numbers("stretch.firstSize"),
        try layout.numbers("stretch.secondCapInsets")
      )
      try demand(
        caps == insets(expected.capInsets) && size == [first.width, first.height]
          && second == insets(expected.secondInsets),
        "stretched by \(caps) to \(size) and by \(second), not by \(insets(expected.capInsets)) to \(first) and"
          + " by \(insets(expected.secondInsets))")
    }
  }
}
