import Conformance
import Geometry
import JSONText
import Pixels

/// What a rotation does to a presentation, and presenting again (PRE-05).
enum RotationClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "PRE-05": [
      ClauseCheck(
        "rotation", .layout, of: RotationInput.any,
        classes: ["to portrait", "to landscape", "visible", "dismissed", "keyboard", "no keyboard"],
        body: rotation),
      ClauseCheck(
        "while visible", .layout, of: PresentationInput.any, classes: ["up", "refused"], body: whileVisible),
      ClauseCheck("dismissed", .pixels, of: PresentationInput.small, body: dismissed),
    ]
  ]

  /// The same presentation in the turned container, shown again.
  private static func rotation(_ input: RotationInput, _ subject: Subject) throws {
    let turned = try RotationInput.turned(input, by: subject)
    var expected = input.presentation
    expected.container = input.container
    expected.anchor = ExpectedAutoresizing.anchor(
      input.presentation.anchor, from: input.presentation.container, to: input.container,
      flexible: input.flexibleMargins)
    expected.isVisible = false
    if expected.keyboard > 0 {
      expected.keyboard = input.container.width > input.container.height ? 352 : 264
    }
    guard case .object(let members) = expected.parameters else { return }
    for key in Set(members.keys).union(turned.keys).sorted() {
      try demand(
        members[key] == turned[key],
        "after the rotation \(key) is \(turned[key]?.serialized ?? "not given"), not"
          + " \(members[key]?.serialized ?? "not given")", at: anchors(turned[key], members[key]),
        of: .object(turned))
    }
    guard case .placed(let placement) = expected.expected else { return }
    let layout = try subject.layOut(.object(turned))
    try locating(at: .areas(placement.frame), of: .object(turned)) {
      try demand(layout.value("visible") == .boolean(true), "nothing is presented after the rotation")
      try PlacementClauses.demandPlacement(placement, layout)
    }
  }

  /// Where two anchors differ; what else a rotation gives concerns the whole container.
  private static func anchors(_ found: JSONValue?, _ expected: JSONValue?) -> MarkedPlaces {
    let places = LayoutDifference.places(found, expected)
    return places == .none ? .everything : places
  }

  /// Presenting while visible dismisses.
  static func whileVisible(_ presentation: PresentationInput, _ subject: Subject) throws {
    var visible = presentation
    visible.isVisible = true
    guard case .placed(let placement) = presentation.expected else {
      return try locating(at: .everything, of: visible.parameters) {
        try PlacementClauses.listing(visible, subject)
      }
    }
    let layout = try subject.layOut(visible.parameters)
    try locating(at: .areas(placement.frame), of: visible.parameters) {
      try demand(layout.value("visible") == .boolean(false), "the popover that was visible still shows")
      try demand(
        layout.value("frame") == nil && layout.value("direction") == nil,
        "a dismissed popover has a frame: \(layout.geometry.serialized)")
    }
    let again = try subject.layOut(presentation.parameters)
    try demand(
      again.value("visible") == .boolean(true), "presented once, the popover does not show",
      at: .areas(placement.frame))
  }

  /// A dismissed popover leaves flat surroundings: none of its colour, and no white.
  static func dismissed(_ presentation: PresentationInput, _ subject: Subject) throws {
    guard case .placed = presentation.expected else { return }
    var visible = presentation
    visible.isVisible = true
    let bitmap = try subject.picture(visible.parameters)
    let white = Color.white.pixel
    let marks = bitmap.runs { _, _, pixel in BackgroundInk.isInk(pixel) || pixel == white }
    try demand(marks.isEmpty, "a dismissed popover is drawn", marks: marks, of: visible.parameters)
  }
}
