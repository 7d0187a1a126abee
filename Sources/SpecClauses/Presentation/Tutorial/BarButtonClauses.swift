import Conformance
import Geometry
import PropertyTesting

/// How the tutorial's popover is presented (TUT-06).
enum BarButtonClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "TUT-06": [
      ClauseCheck(
        "up only", .layout, of: PresentationInput.fromTutorialsButton, classes: ["up", "fits", "reduced"],
        body: upOnly),
      ClauseCheck(
        "dismissed", .layout, of: PresentationInput.fromTutorialsButton, classes: ["up"],
        body: RotationClauses.whileVisible),
      ClauseCheck(
        "drawn", .pixels, of: PresentationInput.fromTutorialsButton, classes: ["up"],
        body: RotationClauses.dismissed),
    ]
  ]

  private static func upOnly(_ presentation: PresentationInput, _ subject: Subject) throws {
    guard case .placed = presentation.expected else {
      return try PlacementClauses.listing(presentation, subject)
    }
    let layout = try subject.layOut(presentation.parameters)
    let direction = try layout.text("direction")
    try demand(
      direction == "up", "the bar button's popover points \(direction), not up", at: layout.place("frame"))
    let (frame, anchor) = (try layout.rect("frame"), presentation.clampedAnchor)
    try demand(
      frame.minY >= anchor.maxY - 1 / Double(presentation.scale),
      "the popover at \(frame.text) does not lie below its button at \(anchor.text)",
      at: .areas(frame) + .areas(anchor))
    // Left and right are no directions of a bar button, whatever is permitted beside up.
    var wider = presentation
    wider.permitted = ["left", "right", "up"]
    let aside = try subject.layOut(wider.parameters)
    try demand(
      try aside.text("direction") == "up", "a bar button's popover points aside where that is permitted, too",
      at: aside.place("frame"), of: wider.parameters)
  }
}

extension PresentationInput {
  /// Presentations from the button of the tutorial's bar, at the top, with the up direction only.
  static func fromTutorialsButton(_ profile: String) -> Generator<PresentationInput> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      var input = try source.draw(plain(profile, sides: 80...150, contents: 36...120))
      input.permitted = ["up"]
      input.isBarButton = true
      input.style = BackgroundInk.style
      input.anchor.y = 0
      input.anchor.height = min(input.anchor.height, 20)
      input.keyboard = 0
      input.scale = min(input.scale, 2)
      return input
    }
  }
}
