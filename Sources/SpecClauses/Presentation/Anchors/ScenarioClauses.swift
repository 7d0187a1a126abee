import Conformance
import Drawing
import Geometry
import JSONText
import Pixels

/// The sixteen scenarios, and how their anchors move (POP-33).
enum ScenarioClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-33": [
      ClauseCheck(
        "placements", .layout, of: ScenarioInput.any,
        classes: ["portrait", "landscape"] + ScenarioInput.styles.map(\.name)
          + ExampleScenario.all.map { "popover\($0.number)" }, body: placements),
      ClauseCheck(
        "autoresizing", .layout, of: RotationInput.any,
        classes: [
          "no flexible margin", "the margin before", "the margin after", "both margins", "margins of zero",
        ], body: autoresizing),
      ClauseCheck(
        "pictures", .pixels, of: ScenarioInput.any,
        classes: ["portrait", "landscape"] + ScenarioInput.styles.map(\.name), body: pictures),
    ]
  ]

  /// Each scenario has the placement of PRE-01; turned, the anchor's autoresizing gives the landscape one.
  private static func placements(_ input: ScenarioInput, _ subject: Subject) throws {
    guard case .placed(let placement) = input.presentation.expected else {
      throw Violation("popover\(input.scenario.number) cannot be placed", at: .everything)
    }
    let layout = try subject.layOut(input.parameters)
    try locating(at: .areas(placement.frame)) {
      try demand(layout.value("visible") == .boolean(true), "nothing is presented")
      try PlacementClauses.demandPlacement(placement, layout)
      try demand(
        input.scenario.permitted.contains(placement.direction), "\(placement.direction) is not permitted")
    }
    guard input.isLandscape else { return }
    let turned = try subject.rotate(
      input.withContent(input.upright.parameters), ExampleScenario.landscape,
      Set(input.scenario.flexibleMargins))
    if let difference = LayoutDifference(turned, from: input.parameters) {
      throw Violation(
        "turned, popover\(input.scenario.number) is another one: \(difference.description)",
        at: difference.places, of: turned)
    }
  }

  /// A change of the container's length is shared among the flexible margins.
  private static func autoresizing(_ input: RotationInput, _ subject: Subject) throws {
    let expected = ExpectedAutoresizing.anchor(
      input.presentation.anchor, from: input.presentation.container, to: input.container,
      flexible: input.flexibleMargins)
    let turned = try RotationInput.turned(input, by: subject)
    let numbers = JSONValue.numbers([expected.x, expected.y, expected.width, expected.height])
    try demand(
      turned["anchor"] == numbers,
      "the anchor moves to \(turned["anchor"]?.serialized ?? "nowhere"), not \(numbers.serialized), with"
        + " \(input.flexibleMargins)",
      at: .areas(expected) + LayoutDifference.places(turned["anchor"], numbers),
      of: .object(turned))
  }

  /// The background shows all round its content, which is white, at least in the middle.
  private static func pictures(_ input: ScenarioInput, _ subject: Subject) throws {
    guard case .placed(let placement) = input.presentation.expected else { return }
    var request = try subject.layOut(input.parameters).request
    // The frame alone: whole pixels, and far less than the container.
    let scale = Double(input.scale)
    request.origin = Point(placement.frame.x, placement.frame.y)
    request.size = try PixelSize(
      width: Int(placement.frame.width * scale), height: Int(placement.frame.height * scale))
    let bitmap = try subject.render(request)
    let gray = Color(white: 2.0 / 3).pixel
    let sizes = BackgroundSizes(input.presentation.artwork)
    let body = Directions.body(
      of: Rect(x: 0, y: 0, width: placement.frame.width, height: placement.frame.height),
      placement.direction, strip: sizes.arrowHeight)
    let content = body.inset(by: sizes.contentInsets)
    func place(_ x: Double, _ y: Double) -> MarkedPlaces {
      .points(Point(placement.frame.x + x, placement.frame.y + y))
    }
    func pixel(_ x: Double, _ y: Double) -> PremultipliedPixel {
      bitmap[Int((x * scale).rounded(.down)), Int((y * scale).rounded(.down))]
    }
    try demand(
      pixel(content.midX, content.midY) == Color.white.pixel,
      "the middle of the content is not white but \(pixel(content.midX, content.midY))",
      at: place(content.midX, content.midY))
    // Between outline and content on each side.
    let gap = sizes.contentInsets / 2
    for (name, x, y) in [
      ("above", body.midX, body.minY + gap), ("below", body.midX, body.maxY - gap),
      ("left of", body.minX + gap, body.midY), ("right of", body.maxX - gap, body.midY),
    ] {
      try demand(
        pixel(x, y) != gray && pixel(x, y) != Color.white.pixel,
        "nothing of the background is drawn \(name) the content: \(pixel(x, y))", at: place(x, y))
    }
  }
}
