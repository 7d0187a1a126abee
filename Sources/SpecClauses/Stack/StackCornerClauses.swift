import Conformance
import Drawing
import Geometry
import Pixels

/// The sheets' corners under `seed` (STK-09).
enum StackCornerClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "STK-09": [
      ClauseCheck(
        "corners", .layout, of: StackSearch.layouts(.nothing, "stack").after(0...2).inputs,
        classes: ["wide", "tall", "square"], body: corners),
      ClauseCheck(
        "drawn corners", .pixels, needs: ["paths"],
        of: StackSearch.pictures(.nothing, "stack").after(0...2).inputs, classes: ["drawn", "wide", "tall"],
        body: drawnCorners),
    ]
  ]

  /// STK-09: P1 to P4 on the scaled bounding rectangle.
  static func corners(_ input: StackInput, _ subject: Subject) throws {
    let stack = try LaidOutStack(input, subject)
    let sheets = try stack.sheets
    let (scale, matte) = (try stack.imageScale, try stack.matte)
    try demand(sheets.count == 3, "there are \(sheets.count) sheets, not 3", at: .areas(matte))
    for (sheet, turn) in zip(sheets, StackConstants.turns) {
      let expected = StackFigures.turned(turn, input, scale: scale, upright: matte)
      for (index, (found, place)) in zip(sheet.corners, expected.corners).enumerated() {
        try demand(
          StackRounding.agree(found, place),
          "P\(index + 1) of the sheet at \(turn.degrees)° is \(found), not \(place)",
          at: .points(found, place))
      }
    }
  }

  /// STK-05 to STK-09 in pixels: each filled sheet covers the box of its corners to within a pixel, which
  /// a corner may leave too little of to be seen.
  static func drawnCorners(_ input: StackInput, _ subject: Subject) throws {
    guard let figures = input.figures, let stack = try LaidOutStack.drawn(input, subject) else { return }
    let fills = stack.sheetFills
    try demand(fills.count == 3, "\(fills.count) sheets are filled, not 3", at: input.place)
    let (margin, scale) = (12, Double(input.scale))
    for (index, (fill, sheet)) in zip(fills, figures.sheets).enumerated() {
      let bitmap = try stack.bitmap(of: [fill], margin: margin, by: subject)
      let corners = sheet.corners.map {
        Point(($0.x + Double(margin)) * scale, ($0.y + Double(margin)) * scale)
      }
      let box = StackSheet(corners).box
      let canvas = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
      // Of a sheet that leaves the canvas the extreme corner cannot be seen (D-11 to D-13).
      guard box.overhang(of: canvas) <= 0 else { continue }
      guard let ink = bitmap.inkBox else {
        throw Violation("sheet \(index + 1) is not seen", at: .box(around: sheet.corners))
      }
      let seen = Rect(
        x: Double(ink.x) / scale - Double(margin), y: Double(ink.y) / scale - Double(margin),
        width: Double(ink.width) / scale, height: Double(ink.height) / scale)
      let ends = [
        ("left", ink.x, box.minX), ("top", ink.y, box.minY), ("right", ink.maxX, box.maxX),
        ("bottom", ink.maxY, box.maxY),
      ]
      for (name, found, expected) in ends {
        try demand(
          (Double(found) - expected).magnitude <= 1.5,
          "the \(name) end of sheet \(index + 1) is \(found) pixels from the canvas's edge, not \(expected)",
          at: .difference(seen, sheet.box))
      }
    }
  }
}
