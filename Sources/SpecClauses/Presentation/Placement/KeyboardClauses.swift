import Conformance
import Geometry
import JSONText
import PropertyTesting

/// What a keyboard changes (PRE-04); how high it is after a rotation is checked with PRE-05.
enum KeyboardClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "PRE-04": [
      ClauseCheck(
        "solved again", .layout, of: PresentationInput.overKeyboards,
        classes: ["portrait", "landscape", "keyboard", "up", "down"], body: solvedAgain),
      ClauseCheck(
        "heights after a rotation", .layout, of: RotationInput.withKeyboards,
        classes: ["to portrait", "to landscape"], body: heights),
      ClauseCheck(
        "drawn", .pixels, of: PresentationInput.smallOverKeyboards, classes: ["keyboard"], body: drawn),
    ]
  ]

  /// A keyboard takes its height off the container like a larger margin, and like a lower container.
  private static func solvedAgain(_ presentation: PresentationInput, _ subject: Subject) throws {
    try PlacementClauses.listing(presentation, subject)
    guard case .placed = presentation.expected else { return }
    let shown = try subject.layOut(presentation.parameters)
    var margin = presentation
    margin.keyboard = 0
    margin.margins.bottom += presentation.keyboard
    var lower = presentation
    lower.keyboard = 0
    lower.container.height -= presentation.keyboard
    for (name, other) in [("margin at the bottom", margin), ("container less", lower)] {
      let same = try subject.layOut(other.parameters)
      for key in ["direction", "frame", "arrowOffset", "content"] {
        try demand(
          shown.value(key) == same.value(key),
          "\(key) over a keyboard of \(presentation.keyboard) is \(shown.value(key) ?? .null), with as much of"
            + " a \(name) \(same.value(key) ?? .null)",
          at: places(key, shown, same))
      }
    }
  }

  /// Where a figure of two layouts differs; for one without a place the whole popover.
  private static func places(_ key: String, _ found: LaidOutPicture, _ other: LaidOutPicture) -> MarkedPlaces
  {
    let places = LayoutDifference.places(found.value(key), other.value(key))
    return places == .none ? found.place("frame") : places
  }

  /// 264 in portrait, 352 in landscape; hidden stays hidden.
  private static func heights(_ input: RotationInput, _ subject: Subject) throws {
    let turned = try RotationInput.turned(input, by: subject)
    var found = 0.0
    if case .number(let height)? = turned["keyboard"] { found = height }
    let height: Double = input.container.width > input.container.height ? 352 : 264
    let expected = input.presentation.keyboard > 0 ? height : 0
    let (top, bottom) = (input.container.height - max(found, expected), input.container.height)
    try demand(
      found == expected, "the keyboard is \(found) high after the rotation, not \(expected)",
      at: .areas(Rect(x: 0, y: top, width: input.container.width, height: bottom - top)), of: .object(turned))
  }

  /// No ink of the background lies on the keyboard.
  private static func drawn(_ presentation: PresentationInput, _ subject: Subject) throws {
    guard presentation.keyboard > 0, case .placed = presentation.expected else { return }
    let bitmap = try subject.picture(presentation.parameters)
    let top = (presentation.container.height - presentation.keyboard) * Double(presentation.scale)
    let row = Int(top.rounded(.up))
    let marks = bitmap.runs { _, y, pixel in y >= row && BackgroundInk.isInk(pixel) }
    try demand(
      marks.isEmpty, "the popover covers the keyboard of \(presentation.keyboard) points", marks: marks)
  }
}

extension PresentationInput {
  /// Small ones over keyboards, with contents that would reach below them.
  static func smallOverKeyboards(_ profile: String) -> Generator<PresentationInput> {
    small(profile).flatMap { presentation in
      Generator<Double>.wholePoints(in: 10...Int(presentation.container.height / 2)).map { keyboard in
        var presentation = presentation
        presentation.keyboard = keyboard
        return presentation
      }
    }
  }

  /// Presentations over the keyboards of both orientations, and over others.
  static func overKeyboards(_ profile: String) -> Generator<PresentationInput> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      var input = try source.draw(plain(profile, sides: 52...600, contents: 36...300))
      input.keyboard = try source.draw(.wholePoints(in: 1...Int(input.container.height / 2)))
      if try source.draw(.integer(in: 0...3)) != 0 {
        let isWide = try source.draw(.boolean)
        input.container = isWide ? Size(1024, 748) : Size(768, 1004)
        input.keyboard = isWide ? 352 : 264
        input.anchor.y = try source.draw(.points(in: 0...Int(input.container.height)))
        input.permitted = try source.draw(.element(of: [["up", "down"], Directions.all]))
      }
      return input
    }
  }
}
