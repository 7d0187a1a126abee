import Conformance
import Drawing
import Geometry
import Pixels

/// How the sheets of a stack lie upon each other (STK-10).
enum StackOrderClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "STK-10": [
      ClauseCheck(
        "operations", .layout, of: StackSearch.layouts(.nothing, "stack").inputs, classes: ["drawn"],
        body: operations),
      ClauseCheck(
        "lines", .pixels, needs: StackSearch.wholePicture,
        of: StackSearch.pictures(.nothing, "stack").large.inputs,
        classes: ["drawn", "wide", "tall"], body: lines),
      ClauseCheck(
        "whites", .pixels, needs: StackSearch.wholePicture,
        of: StackSearch.pictures(.nothing, "stack").large.inputs, classes: ["drawn", "wide", "tall"],
        body: whites),
      ClauseCheck(
        "shadows", .pixels, needs: StackSearch.wholePicture,
        of: StackSearch.pictures(.nothing, "stack").inputs, classes: ["drawn"], body: shadows),
    ]
  ]

  /// For each sheet a fill over its shadow, a fill and a line, bottom to top; then the photo.
  static func operations(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    let (operations, sheets) = (stack.operations, try stack.sheets)
    try demand(
      sheets.count == 3 && operations.count == 10,
      "\(sheets.count) sheets are drawn by \(operations.count) operations, not 3 by 10",
      at: .box(around: sheets.flatMap(\.corners)))
    for (index, sheet) in sheets.enumerated() {
      let first = operations[3 * index]
      guard case .fill(let path, let paint, let shadow?) = first.content, first.clip == nil else {
        throw Violation(
          "sheet \(index + 1) starts with a fill over its shadow, not \(first.name)",
          at: .box(around: sheet.corners))
      }
      try SheetDrawing.demandOutline(path, sheet)
      try demand(
        paint == .color(StackConstants.fill) && shadow == StackConstants.stackShadow,
        "sheet \(index + 1) is filled with \(paint) over \(shadow)", at: .box(around: sheet.corners))
      try SheetDrawing.demandSheet(sheet, operations[3 * index + 1], operations[3 * index + 2])
    }
    // +2.5° leans right, −3° left, 0° not at all.
    for (sheet, turn) in zip(sheets, StackConstants.turns) {
      let lean = sheet.sides[0].y
      try demand(
        lean.sign == turn.sine.sign && (lean == 0) == (turn.sine == 0),
        "the sheet at \(turn.degrees)° has a top side that falls by \(lean)",
        at: .box(around: sheet.corners.prefix(2)))
    }
    guard case .image? = operations.last?.content else {
      throw Violation("the photo is not drawn last", at: .areas(try stack.photo))
    }
  }

  /// In pixels: a lower sheet's line shows where no upper sheet lies over it, and nowhere else.
  ///
  /// Where it shows, the line covers 85 % of the pixel at least: at most 0.85·128 + 0.15·255 = 147. Where
  /// it is hidden there is white in the shadow of one sheet at most: alpha 0.4 times a mask that reaches
  /// 0.6 so near outside of a sheet, so at least 193.
  static func lines(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    let (sheets, photo) = (try stack.sheets, try stack.photo)
    let bitmap = try subject.render(stack.picture.request)
    for (index, sheet) in sheets.enumerated().dropLast() {
      let upper = sheets[(index + 1)...].map(SheetSides.init)
      for sample in LineSample.along(sheet, scale: input.scale)
      where bitmap.bounds.contains(x: sample.x, y: sample.y)
        && sample.place.overhang(of: photo) > 1
      {
        let depths = upper.map { $0.depth(of: sample.point) }
        guard depths.allSatisfy({ $0.magnitude >= 1.5 }) else { continue }
        let isHidden = depths.contains { $0 > 0 }
        let found = bitmap[sample.x, sample.y].red
        try demand(
          isHidden == (found > 170),
          "the line of sheet \(index + 1) is to be \(isHidden ? "hidden" : "seen") at pixel (\(sample.x),"
            + " \(sample.y)), where there is \(found)",
          marks: [PixelRect(x: sample.x, y: sample.y, width: 1, height: 1)])
      }
    }
  }

  /// In pixels: the white of a lower sheet lies in the shadows of the upper ones, and in no others.
  ///
  /// The shadow of a rectangle is a product of error functions, whatever its angle. A step is lost to each
  /// rounding, of two masks, two alphas and two draws.
  static func whites(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    let (sheets, matte) = (try stack.sheets, try stack.matte)
    let bitmap = try subject.render(stack.picture.request)
    let (sides, scale) = (sheets.map(SheetSides.init), Double(input.scale))
    // Half a line, and from a pixel's middle to its corner.
    let margin = StackConstants.lineWidth / 2 + 0.75 / scale
    let inner = matte.inset(by: -StackConstants.lineWidth / 2)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let point = Point((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
        if point.x > inner.minX && point.x < inner.maxX && point.y > inner.minY && point.y < inner.maxY {
          continue
        }
        guard let uppermost = uppermost(sides, at: point, margin) else { continue }
        let expected = sides[(uppermost + 1)...].reduce(255) {
          $0 * (1 - SheetShadow.alpha(of: $1, at: point))
        }
        let found = bitmap[x, y]
        try demand(
          (Double(found.red) - expected).magnitude <= 6,
          "the white of sheet \(uppermost + 1) at pixel (\(x), \(y)) is \(found.red), in the shadows of the"
            + " sheets above \(expected)", marks: [PixelRect(x: x, y: y, width: 1, height: 1)])
      }
    }
  }

  /// The uppermost sheet at a place that lies away from every line that shows there.
  private static func uppermost(_ sides: [SheetSides], at point: Point, _ margin: Double) -> Int? {
    for (index, sheet) in sides.enumerated().reversed() {
      let depth = sheet.depth(of: point)
      if depth >= margin { return index }
      if depth > -margin { return nil }
    }
    return nil
  }

  /// In pixels: shadows fall down. Beyond the lowest line there is more of them than beyond the uppermost.
  static func shadows(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    let boxes = try stack.sheets.map(\.lineBox)
    let outer = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
    // The same reach on both sides, within the frame.
    let rows = Int(min(4, outer.minY, input.frame.height - outer.maxY)) * input.scale
    guard rows >= input.scale, outer.minX >= 0, outer.maxX <= input.frame.width else { return }
    let bitmap = try subject.render(stack.picture.request)
    let (top, bottom) = (
      Int((outer.minY * Double(input.scale)).rounded(.down)),
      Int((outer.maxY * Double(input.scale)).rounded(.up))
    )
    func ink(_ range: Range<Int>) -> Int {
      range.reduce(0) { sum, y in
        sum + (0..<bitmap.width).reduce(0) { $0 + Int(bitmap[$1, y].alpha) }
      }
    }
    let (above, below) = (ink(max(0, top - rows)..<top), ink(bottom..<min(bitmap.height, bottom + rows)))
    try demand(
      below > above, "\(below) of shadow lies below the sheets, \(above) above",
      marks: [PixelRect(x: 0, y: bottom, width: bitmap.width, height: rows)])
  }
}
