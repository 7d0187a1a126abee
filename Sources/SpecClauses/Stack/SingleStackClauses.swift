import Conformance
import Geometry
import Pixels

/// The single mode's rectangles (STK-02, STK-03).
enum SingleStackClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "STK-02": [
      ClauseCheck(
        "scale", .layout, of: StackSearch.layouts(.nothing, "single").inputs,
        classes: ["width decides", "height decides", "tie", "frame on pixels"], body: scale),
      ClauseCheck(
        "size", .pixels, needs: StackSearch.wholePicture, of: StackSearch.pictures(.nothing, "single").inputs,
        classes: ["width decides", "height decides"], body: photoSize),
    ],
    "STK-03": [
      ClauseCheck(
        "matte rectangle", .layout, of: StackSearch.layouts(.nothing, "single").inputs,
        classes: ["width decides", "height decides", "tie", "frame on pixels"], body: matte),
      ClauseCheck(
        "matte", .pixels, needs: StackSearch.wholePicture,
        of: StackSearch.pictures(.nothing, "single").inputs, classes: ["drawn"],
        body: drawnMatte),
    ],
  ]

  /// STK-02: the smaller of (W − 14)/w and (H − 24)/h.
  static func scale(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    let (across, down) = StackFigures.singleRatios(input)
    let found = try stack.imageScale
    let expected = min(across, down)
    // Ratios that are equal as 32-bit floats may differ in the eighth digit.
    try demand(
      (found - expected).magnitude <= expected * 1e-7,
      "the image is scaled by \(found), not by the smaller of \(across) and \(down)",
      at: stack.matteDifference(from: StackFigures.single(input).matte))
  }

  /// STK-02 in pixels: the photo's size is the image's by the smaller ratio, less than a point down.
  static func photoSize(_ input: StackInput, _ subject: Subject) throws {
    guard input.isDrawn else { return }
    let (across, down) = StackFigures.singleRatios(input)
    let bitmap = try subject.picture(input.parameters)
    let box = try StackPhoto.box(in: bitmap)
    for (name, length, pixels) in [
      ("width", input.photo.size.width * min(across, down), box.width),
      ("height", input.photo.size.height * min(across, down), box.height),
    ] {
      let points = Double(pixels) / Double(input.scale)
      try demand(
        points <= length + 1e-4 && points > length - 1 - 1e-4,
        "the photo's \(name) is \(points) points, the scaled image's \(length)", marks: [box])
    }
  }

  /// STK-03, in the arithmetic of 32-bit floats.
  static func matte(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    let expected = StackFigures.single(input).matte
    let found = try stack.matte
    try demand(
      found == expected, "the matte rectangle is \(found), not \(expected)", at: .difference(found, expected))
    let sheets = try stack.sheets
    try demand(
      sheets == [StackSheet(expected)], "the sheets are \(sheets), not one of \(expected)",
      at: .box(around: sheets.flatMap(\.corners)) + .areas(expected))
  }

  /// STK-03 in pixels: along the matte's middle row and column, the opaque pixels are those between the
  /// line's outer edges.
  static func drawnMatte(_ input: StackInput, _ subject: Subject) throws {
    guard input.isDrawn else { return }
    let bitmap = try subject.picture(input.parameters)
    let outer = StackFigures.single(input).matte.inset(by: -StackConstants.lineWidth / 2)
    let scale = Double(input.scale)
    let (left, right) = (Int(outer.minX * scale), Int(outer.maxX * scale))
    let (top, bottom) = (Int(outer.minY * scale), Int(outer.maxY * scale))
    let row = (top + bottom) / 2
    let column = (left + right) / 2
    let across = (0..<bitmap.width).filter { bitmap[$0, row].alpha == 255 }
    let down = (0..<bitmap.height).filter { bitmap[column, $0].alpha == 255 }
    try demand(
      across == Array(left..<right),
      "the matte covers columns \(ends(across)) of row \(row), not \(left)…\(right - 1)",
      marks: [PixelRect(x: 0, y: row, width: bitmap.width, height: 1)])
    try demand(
      down == Array(top..<bottom),
      "the matte covers rows \(ends(down)) of column \(column), not \(top)…\(bottom - 1)",
      marks: [PixelRect(x: column, y: 0, width: 1, height: bitmap.height)])
  }

  private static func ends(_ pixels: [Int]) -> String {
    guard let first = pixels.first, let last = pixels.last else { return "none" }
    return "\(first)…\(last)"
  }
}
