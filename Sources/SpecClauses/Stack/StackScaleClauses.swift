import Conformance
import Geometry

/// A stack's scale under `seed` (STK-05 to STK-08).
enum StackScaleClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "STK-05": [
      ClauseCheck(
        "bounding size", .layout, of: StackSearch.layouts(.nothing, "stack").inputs,
        classes: ["wide", "tall", "square"], body: bounding)
    ],
    "STK-06": [
      ClauseCheck(
        "first image", .layout, of: StackSearch.layouts(.nothing, "stack").inputs,
        classes: ["fits", "width decides", "height decides"], body: decision),
      ClauseCheck(
        "after others", .layout, of: StackSearch.layouts(.nothing, "stack").after(1...5).inputs,
        classes: ["left over", "frame changed", "decided otherwise", "width decides", "height decides"],
        body: decision),
    ],
    "STK-07": [
      ClauseCheck(
        "scale", .layout, of: StackSearch.layouts(.nothing, "stack").after(0...3).inputs,
        classes: ["fits", "width decides", "height decides"], body: scale)
    ],
    "STK-08": [
      ClauseCheck(
        "upright sheet", .layout, of: StackSearch.layouts(.nothing, "stack").after(0...2).inputs,
        classes: ["drawn", "frame on pixels"], body: upright)
    ],
  ]

  /// STK-05: a turned sheet's extents are the bounding size times the scale.
  static func bounding(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    let scale = try stack.imageScale
    let (w, h) = (input.photo.size.width, input.photo.size.height)
    for (sheet, turn) in zip(try stack.sheets, StackConstants.turns) where turn.degrees != 0 {
      let sine = turn.sine.magnitude
      let expected = Size(w * turn.cosine + h * sine, w * sine + h * turn.cosine)
      let box = sheet.box
      try demand(
        StackRounding.agree(box.width, expected.width * scale)
          && StackRounding.agree(box.height, expected.height * scale),
        "at \(turn.degrees)° the bounding size is \(box.width / scale)×\(box.height / scale), not"
          + " \(expected.width)×\(expected.height)",
        at: .difference(
          box,
          Rect(
            x: box.midX - expected.width * scale / 2, y: box.midY - expected.height * scale / 2,
            width: expected.width * scale, height: expected.height * scale)))
    }
  }

  /// STK-06: the scale is that of the snapshot and dimension which the loop keeps, through all that was set.
  static func decision(_ input: StackInput, _ subject: Subject) throws {
    let stack = try LaidOutStack(input, subject)
    let memory = input.memory
    let figures = StackFigures.stack(input, by: memory.decision)
    let expected = figures.scale
    let found = try stack.imageScale
    let name = memory.decision.isWidth ? "width" : "height"
    try demand(
      StackRounding.agree(found, expected),
      "the scale is \(found); snapshot \(memory.decision.snapshot) and \(name) are kept: \(expected)",
      at: stack.matteDifference(from: figures.matte))
  }

  /// STK-07: (frame dimension − 11) / bounding dimension, of one of the snapshots' six.
  static func scale(_ input: StackInput, _ subject: Subject) throws {
    let stack = try LaidOutStack(input, subject)
    let found = try stack.imageScale
    let matte = try stack.matte
    let candidates = StackConstants.turns.flatMap { turn in
      let bounding = turn.boundingSize(of: input.photo.size.width, input.photo.size.height)
      return [(input.frame.width - 11) / bounding.width, (input.frame.height - 11) / bounding.height]
    }
    try demand(
      candidates.contains { StackRounding.agree($0, found) },
      "the scale is \(found), none of (frame dimension − 11) / bounding dimension: \(candidates)",
      at: .areas(matte))
    // Floored to whole points, and the upright sheet has the matte's size.
    for (name, side, length) in [
      ("width", matte.width, input.photo.size.width), ("height", matte.height, input.photo.size.height),
    ] {
      try demand(
        side <= length * found + 1e-4 && side > length * found - 1 - 1e-4,
        "the matte's \(name) is \(side), the image's times the scale \(length * found)",
        at: .areas(matte))
    }
  }

  /// STK-08, in the arithmetic of 32-bit floats.
  static func upright(_ input: StackInput, _ subject: Subject) throws {
    let stack = try LaidOutStack(input, subject)
    let scale = try stack.imageScale
    let (w, h) = (input.photo.size.width * scale, input.photo.size.height * scale)
    let (cx, cy) = (input.frame.width / 2, input.frame.height / 2)
    let expected = Rect(
      x: SingleFloat.floor(cx - w / 2) + 0.5, y: SingleFloat.floor(cy - h / 2) + 0.5,
      width: SingleFloat.floor(w), height: SingleFloat.floor(h))
    let found = try stack.matte
    try demand(
      found == expected, "the unrotated snapshot is \(found), not \(expected)",
      at: .difference(found, expected))
    let last = try stack.sheets.last
    try demand(
      last == StackSheet(expected), "the uppermost sheet is \(String(describing: last)), not \(expected)",
      at: .box(around: last?.corners ?? []) + .areas(expected))
  }
}
