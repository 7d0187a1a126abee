import Conformance
import Drawing
import Geometry
import Pixels

/// The sheets' angles and the matte (STK-15).
enum StackSheetClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "STK-15": [
      ClauseCheck(
        "sheets", .layout, of: StackSearch.layouts(.angles, "stack").inputs,
        classes: ["wide", "tall", "square", "drawn"], body: rectangles),
      ClauseCheck(
        "drawn sheets", .pixels, needs: ["paths"], of: StackSearch.pictures(.angles, "stack").inputs,
        classes: ["drawn"], body: slopes),
      ClauseCheck(
        "matte", .layout, of: StackSearch.layouts(.nothing, "stack").after(0...2).inputs,
        classes: ["drawn"], body: matte),
      ClauseCheck(
        "drawn matte", .pixels, needs: StackSearch.wholePicture,
        of: StackSearch.pictures(.nothing, "stack").inputs, classes: ["drawn"],
        body: margins),
    ]
  ]

  /// STK-15: four right angles, sides of the upright sheet's lengths, at +2.5°, −3° and 0°.
  static func rectangles(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    let sheets = try stack.sheets
    let matte = try stack.matte
    try demand(sheets.count == 3, "there are \(sheets.count) sheets, not 3", at: .areas(matte))
    let size = matte.size
    for (sheet, turn) in zip(sheets, StackConstants.turns) {
      let sides = sheet.sides
      for (index, side) in sides.enumerated() {
        let length = index % 2 == 0 ? size.width : size.height
        // The side of an upright sheet, turned: right, down, left, up.
        let (x, y) = [(length, 0.0), (0, length), (-length, 0), (0, -length)][index]
        let expected = Vector(
          x * turn.cosine - y * turn.sine, x * turn.sine + y * turn.cosine)
        try demand(
          StackRounding.agree(side.x, expected.x) && StackRounding.agree(side.y, expected.y),
          "side \(index + 1) of the sheet at \(turn.degrees)° is \(side.length) long, not \(length), or at"
            + " another angle: \(side), not \(expected)",
          at: .box(around: [sheet.corners[index], sheet.corners[(index + 1) % 4]]))
      }
    }
  }

  /// STK-15 in pixels: where a filled sheet's edges lie, by the coverage of columns and rows.
  ///
  /// A column's coverage above the sheet's middle is the edge's height there; two columns a span apart
  /// give the slope. Each sum is off by half a step of 255 for either of the two or three pixels that an
  /// edge crosses, so the slope by no more than 3/255/span; a hundredth is allowed over the span.
  static func slopes(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    let fills = stack.sheetFills
    try demand(fills.count == 3, "\(fills.count) sheets are filled, not 3", at: input.place)
    for (index, (fill, turn)) in zip(fills, StackConstants.turns).enumerated() {
      let bitmap = try stack.bitmap(of: [fill], margin: 4, by: subject)
      guard let edges = SheetEdges(bitmap) else { continue }
      let expected = turn.sine / turn.cosine
      for (name, slope, span) in edges.slopes {
        try demand(
          (slope - expected).magnitude <= 0.01 / span * 3,
          "the \(name) edge of the sheet at \(turn.degrees)° has slope \(slope), not \(expected)",
          at: stack.sheetPlace(index))
      }
    }
  }

  /// STK-15: 6.5 points from the upright sheet's path to the photo, on all four sides.
  static func matte(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    let (matte, photo) = (try stack.matte, try stack.photo)
    let margins = [
      photo.minX - matte.minX, photo.minY - matte.minY, matte.maxX - photo.maxX, matte.maxY - photo.maxY,
    ]
    try demand(
      margins.allSatisfy { $0 == StackConstants.photoInset },
      "the matte is \(margins) wide left, above, right and below the photo, not 6.5 each",
      at: .difference(matte, photo.inset(by: -StackConstants.photoInset)))
  }

  /// STK-15 in pixels: from the photo outwards, six points of white and one of the line.
  static func margins(_ input: StackInput, _ subject: Subject) throws {
    guard input.isDrawn else { return }
    let bitmap = try subject.picture(input.parameters)
    let photo = try StackPhoto.box(in: bitmap)
    let (x, y) = (photo.x + photo.width / 2, photo.y + photo.height / 2)
    let rays = [
      ("left of", photo.x - 1, y, -1, 0), ("above", x, photo.y - 1, 0, -1), ("right of", photo.maxX, y, 1, 0),
      ("below", x, photo.maxY, 0, 1),
    ]
    let white = PremultipliedPixel(red: 255, green: 255, blue: 255, alpha: 255)
    let line = PremultipliedPixel(red: 128, green: 128, blue: 128, alpha: 255)
    for (name, startX, startY, stepX, stepY) in rays {
      for pixel in 0..<7 * input.scale {
        let place = (x: startX + pixel * stepX, y: startY + pixel * stepY)
        // Out of the frame nothing can be seen (D-11).
        guard bitmap.bounds.contains(x: place.x, y: place.y) else { break }
        let expected = pixel < 6 * input.scale ? white : line
        let found = bitmap[place.x, place.y]
        try demand(
          found == expected, "\(pixel + 1) pixels \(name) the photo there is \(found), not \(expected)",
          marks: [PixelRect(x: place.x, y: place.y, width: 1, height: 1)])
      }
    }
  }
}
