import Conformance
import Drawing
import Geometry
import Pixels

/// Sheets and shadows stay in the frame (STK-13, STK-19).
enum StackFrameClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "STK-13": [
      ClauseCheck(
        "sheets", .layout, of: StackSearch.layouts(.place, "single", "stack", "stack").after(0...3).inputs,
        classes: ["single", "stack", "drawn", "fits", "width decides", "height decides"], body: sheets),
      ClauseCheck(
        "long sheets", .layout, of: StackSearch.layouts(.place, "stack").long.inputs,
        classes: ["drawn", "width decides", "height decides"], body: sheets),
      ClauseCheck(
        "drawn sheets", .pixels, needs: ["paths"],
        of: StackSearch.pictures(.place, "single", "stack", "stack").after(0...3).inputs,
        classes: ["single", "stack", "drawn", "fits"], body: drawnSheets),
      ClauseCheck(
        "release 1.0", .layout, of: StackSearch.layouts(.release, "single").ofFirstRelease.inputs,
        classes: ["drawn", "width decides", "height decides", "tie"], body: sheets),
    ],
    "STK-19": [
      ClauseCheck(
        "sheets", .layout, of: StackSearch.layouts(.place, "stack").after(0...3).inputs,
        classes: ["drawn", "fits", "width decides", "height decides"], body: sheets),
      ClauseCheck(
        "reach", .layout, of: StackSearch.layouts(.reach, "stack").only { $0.isSizedByItself }.inputs,
        classes: ["drawn", "width decides", "height decides"], body: reach),
      ClauseCheck(
        "shadows", .pixels, needs: StackSearch.wholePicture,
        of: StackSearch.pictures(.reach, "stack").only { $0.isSizedByItself }.inputs, classes: ["drawn"],
        body: shadows),
    ],
  ]

  private static func whole(_ input: StackInput) -> Rect {
    Rect(x: 0, y: 0, width: input.frame.width, height: input.frame.height)
  }

  /// STK-13: the tips of each sheet's line. STK-19 too: a sheet that leaves the frame takes its shadow along.
  static func sheets(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    for (index, sheet) in try stack.sheets.enumerated() {
      let box = sheet.lineBox
      let overhang = box.overhang(of: whole(input))
      try demand(
        overhang <= 1e-9,
        "sheet \(index + 1) with its line, \(box), reaches \(overhang) points out of the frame",
        at: .outline(sheet.lineCorners, beyond: whole(input)))
    }
  }

  /// STK-13 in pixels: without their shadows and on a larger canvas, the sheets leave no ink outside.
  static func drawnSheets(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    let bare = stack.operations.compactMap { operation -> DrawOperation? in
      switch operation.content {
      case .fill(_, _, nil), .stroke: operation
      default: nil
      }
    }
    try demandNoInkOutside(try stack.bitmap(of: bare, margin: 12, by: subject), input, "sheets")
  }

  /// STK-19: 6 left and right, 4 above, 8 below each sheet's outline.
  static func reach(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    for (index, sheet) in try stack.sheets.enumerated() {
      let overhang = sheet.box.overhang(of: input.frame.withinReach)
      try demand(
        overhang <= 1e-9,
        "the shadow of sheet \(index + 1), \(sheet.box), reaches \(overhang) points out of the frame",
        at: .outline(sheet.corners, beyond: input.frame.withinReach, reach: StackConstants.reach))
    }
  }

  /// STK-19 in pixels: on a larger canvas the picture leaves no ink outside.
  static func shadows(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    try demandNoInkOutside(
      try stack.bitmap(of: stack.operations, margin: 12, by: subject), input, "shadows")
  }

  private static func demandNoInkOutside(_ bitmap: Bitmap, _ input: StackInput, _ what: String) throws {
    let margin = 12 * input.scale
    let frame = PixelRect(
      x: margin, y: margin, width: bitmap.width - 2 * margin, height: bitmap.height - 2 * margin)
    let outside = bitmap.runs { x, y, pixel in pixel != .clear && !frame.contains(x: x, y: y) }
    guard !outside.isEmpty else { return }
    // What can be marked in the picture is the frame's edge next to it.
    let edge = outside.map { run in
      PixelRect(
        x: min(max(run.x, margin), frame.maxX - 1) - margin,
        y: min(max(run.y, margin), frame.maxY - 1) - margin, width: 1, height: 1)
    }
    throw Violation("\(outside.count) runs of pixels of the \(what) lie outside the frame", marks: edge)
  }
}

extension StackInput {
  /// Whether the present image decides the scale, and not what was there before or first (D-11 to D-13).
  var isSizedByItself: Bool {
    isCorrected || history.isEmpty && StackDecision.loop(photo, in: frame) != nil
  }
}
