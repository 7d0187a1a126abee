import Conformance
import Drawing
import Geometry
import Pixels

/// The single mode's curved shadow (STK-04, STK-18).
enum CurvedShadowClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "STK-04": [
      ClauseCheck(
        "operations", .layout, of: StackSearch.layouts(.nothing, "single").inputs, classes: ["drawn"],
        body: operations),
      ClauseCheck(
        "shadow", .pixels, needs: StackSearch.wholePicture,
        of: StackSearch.pictures(.nothing, "single").atScaleOne.inputs, classes: ["drawn"],
        body: shadowAlpha),
    ],
    "STK-18": [
      ClauseCheck(
        "path", .layout, of: StackSearch.layouts(.curve, "single").inputs, classes: ["drawn"], body: path),
      ClauseCheck(
        "picture", .pixels, needs: StackSearch.wholePicture,
        of: StackSearch.pictures(.curve, "single").inputs,
        classes: ["drawn"], body: picture),
    ],
  ]

  /// STK-04: the path filled white over its shadow, then the matte filled and stroked.
  static func operations(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    let operations = stack.operations
    let matte = try stack.matte
    let curve = CurvedShadow(matte, input)
    try locating(at: .areas(curve.reachBox)) {
      try demand(operations.count == 4, "there are \(operations.count) operations, not 4")
      guard case .fill(let path, let paint, let shadow) = operations[0].content else {
        throw Violation("first the shadow's path is filled, not \(operations[0].name)")
      }
      let expected = curve.elements
      try demand(path.elements == expected, "the shadow's path is \(path.elements), not \(expected)")
      try demand(
        paint == .color(StackConstants.fill) && shadow == StackConstants.singleShadow,
        "the shadow's path is filled with \(paint) over \(String(describing: shadow))")
    }
    try SheetDrawing.demandSheet(StackSheet(matte), operations[1], operations[2])
  }

  /// STK-04 below the matte: the shadow's alpha within two steps of the sum by definition.
  ///
  /// A step is lost to each of the two roundings of CG-05, which round down by as much as they do up.
  static func shadowAlpha(_ input: StackInput, _ subject: Subject) throws {
    guard input.isDrawn else { return }
    let matte = StackFigures.single(input).matte
    let shadow = CurvedShadow(matte, input)
    guard shadow.isOverOneCurve else { return }
    let bitmap = try subject.picture(input.parameters)
    let oracle = CurvedShadowOracle(shadow)
    let below = Int(matte.maxY + 0.5)
    let (left, right) = (Int(matte.minX), Int(matte.maxX))
    for x in [left, left + 6, left + 11, (left + right) / 2, right - 10, right - 4] {
      for y in [below, below + 2, below + 6]
      where bitmap.bounds.contains(x: x, y: y) {
        let expected = oracle.alpha(x: x, y: y)
        let found = bitmap[x, y]
        try demand(
          (Double(found.alpha) - expected).magnitude <= 2,
          "the shadow's alpha at pixel (\(x), \(y)) is \(found.alpha), not \(expected)",
          marks: [PixelRect(x: x, y: y, width: 1, height: 1)])
      }
    }
  }

  /// STK-18: the path is its own mirror image about the matte's axis, and lies within the matte.
  static func path(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    let matte = try stack.matte
    guard case .fill(let path, _, _?)? = stack.operations.first?.content else {
      throw Violation("the first operation is no fill with a shadow", at: .areas(matte))
    }
    for element in path.elements {
      if case .quadratic(let control, _) = element {
        try demand(
          control.x == matte.x + matte.width / 2,
          "the control point lies at \(control.x), the matte's axis at \(matte.x + matte.width / 2)",
          at: .box(around: [control, Point(matte.x + matte.width / 2, matte.maxY)]))
      }
    }
    let points = path.controlPoints
    for point in points {
      let mirrored = Point(matte.x + matte.maxX - point.x, point.y)
      try demand(
        points.contains { StackRounding.agree($0, mirrored) },
        "\(point) of the shadow's path has no mirror image \(mirrored)", at: .points(point, mirrored))
      try demand(
        point.x >= matte.minX && point.x <= matte.maxX && point.y >= matte.minY && point.y <= matte.maxY,
        "\(point) of the shadow's path lies outside the matte \(matte)", at: .points(point))
    }
  }

  /// STK-18 in pixels: the picture is its own mirror image, and outside the matte there is nothing but
  /// black of some alpha.
  static func picture(_ input: StackInput, _ subject: Subject) throws {
    guard input.isDrawn else { return }
    let bitmap = try subject.picture(input.parameters)
    let outer = StackFigures.single(input).matte.inset(by: -StackConstants.lineWidth / 2)
    let scale = Double(input.scale)
    let matte = PixelRect(
      x: Int(outer.x * scale), y: Int(outer.y * scale), width: Int(outer.width * scale),
      height: Int(outer.height * scale))
    let white = bitmap.runs { x, y, pixel in
      !matte.contains(x: x, y: y) && max(pixel.red, pixel.green, pixel.blue) > 0
    }
    try demand(
      white.isEmpty, "\(white.count) runs of pixels outside the matte are brighter than black", marks: white)
    // Column x answers axis − 1 − x.
    let axis = matte.x + matte.maxX
    let skewed = bitmap.runs { x, y, pixel in
      let other = axis - 1 - x
      return other >= 0 && other < bitmap.width && pixel != bitmap[other, y]
    }
    try demand(
      skewed.isEmpty, "\(skewed.count) runs of pixels differ from their mirror image about \(axis)",
      marks: skewed)
  }
}
