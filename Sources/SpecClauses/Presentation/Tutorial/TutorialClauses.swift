import Conformance
import Geometry
import JSONText
import Pixels

/// The tutorial's popover in both versions (TUT-01, TUT-02, TUT-04, TUT-05).
enum TutorialClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "TUT-01": [
      ClauseCheck(
        "sizes", .layout, of: TutorialInput.any, classes: ["inset", "finished", "any-direction"], body: sizes),
      ClauseCheck(
        "area", .pixels, needs: ["paths"], of: TutorialInput.of(["finished", "any-direction"]),
        classes: ["finished", "any-direction"], body: area),
    ],
    "TUT-02": [
      ClauseCheck(
        "content", .layout, of: TutorialInput.of(["inset"], sides: 32...700),
        classes: ["inset", "the text's own size"]
      ) { tutorial, subject in
        let layout = try subject.layOut(tutorial.parameters)
        let content = try layout.rect("content")
        try demand(
          content == tutorial.content, "the content is \(content.text), not \(tutorial.content.text)",
          at: .difference(content, tutorial.content))
        try demand(
          layout.value("arrow") == nil, "the first version has an arrow", at: layout.place("arrow"))
      },
      ClauseCheck("colours", .pixels, of: TutorialInput.of(["inset"]), classes: ["inset"], body: colours),
    ],
    "TUT-04": [
      ClauseCheck(
        "place", .layout, of: TutorialInput.of(["finished"], sides: 32...700), classes: ["finished"]
      ) { tutorial, subject in
        let arrow = try subject.layOut(tutorial.parameters).rect("arrow")
        let expected = Rect(x: tutorial.width - 30, y: 0, width: 30, height: 20)
        try demand(
          arrow == expected, "the arrow image lies at \(arrow.text), not \(expected.text)",
          at: .difference(arrow, expected))
      },
      ClauseCheck("drawn", .pixels, of: TutorialInput.of(["finished"]), classes: ["finished"], body: corner),
    ],
    "TUT-05": [
      ClauseCheck("appearance", .layout, of: TutorialInput.any) { tutorial, subject in
        let value = try subject.layOut(tutorial.parameters).value("wantsDefaultContentAppearance")
        try demand(
          value == .boolean(false), "wantsDefaultContentAppearance is \(value ?? .null)",
          at: .areas(tutorial.content))
      },
      ClauseCheck(
        "flat content", .pixels, of: TutorialInput.of(["inset", "finished", "any-direction"]),
        classes: ["inset", "finished", "any-direction"], body: flat),
    ],
  ]

  /// (1, 1, 0) of CG-11.
  static let yellow = PremultipliedPixel(red: 255, green: 255, blue: 0, alpha: 255)

  /// An arrow of 30×20; a border inset of 8, or 0.
  private static func sizes(_ tutorial: TutorialInput, _ subject: Subject) throws {
    let layout = try subject.layOut(tutorial.parameters)
    let content = try layout.rect("content")
    if tutorial.step == "inset" {
      return try demand(
        content == tutorial.bounds.inset(by: 8), "the content of the first version is \(content.text)",
        at: .difference(content, tutorial.bounds.inset(by: 8)))
    }
    let arrow = try layout.rect("arrow")
    let isVertical = Directions.isVertical(tutorial.pointing)
    let (base, height) = isVertical ? (arrow.width, arrow.height) : (arrow.height, arrow.width)
    try demand(
      base == 30 && height == 20, "the arrow is \(base) wide and \(height) high, not 30 and 20",
      at: .difference(arrow, tutorial.arrow ?? arrow))
    try demand(
      content == tutorial.content, "the content is \(content.text), not \(tutorial.content.text)",
      at: .difference(content, tutorial.content))
  }

  /// The triangle's area beside the content: half of 30·20 points.
  private static func area(_ tutorial: TutorialInput, _ subject: Subject) throws {
    let bitmap = try subject.picture(tutorial.parameters)
    let scale = Double(tutorial.scale)
    var (sum, edges) = (0, 0)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width
      where !isIn(tutorial.content, (Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale) {
        let alpha = Int(bitmap[x, y].alpha)
        sum += alpha
        if alpha != 0 && alpha != 255 { edges += 1 }
      }
    }
    let (area, expected) = (Double(sum) / 255, 300 * scale * scale)
    // Each pixel of the edges is rounded to a byte, by half a step at most.
    try demand(
      abs(area - expected) <= Double(edges + 1) / 510, "the arrow covers \(area) pixels, not \(expected)",
      at: .areas(tutorial.arrow ?? tutorial.bounds))
  }

  static func isIn(_ rect: Rect, _ x: Double, _ y: Double) -> Bool {
    x >= rect.minX && x < rect.maxX && y >= rect.minY && y < rect.maxY
  }

  /// Gray over the whole bounds, yellow inside: every pixel.
  private static func colours(_ tutorial: TutorialInput, _ subject: Subject) throws {
    let bitmap = try subject.picture(tutorial.parameters)
    let scale = Double(tutorial.scale)
    // White ½ is byte 128 (CG-01).
    let gray = PremultipliedPixel(red: 128, green: 128, blue: 128, alpha: 255)
    let marks = bitmap.runs { x, y, pixel in
      let isContent = isIn(tutorial.content, (Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
      return pixel != (isContent ? yellow : gray)
    }
    try demand(marks.isEmpty, "not plain gray round a yellow content inset by 8", marks: marks)
  }

  /// The arrow's foot ends at the right end of its strip; left of it nothing is drawn.
  private static func corner(_ tutorial: TutorialInput, _ subject: Subject) throws {
    let bitmap = try subject.picture(tutorial.parameters)
    let strip = 20 * tutorial.scale
    guard let box = bitmap.box(where: { _, y, pixel in y < strip && !pixel.isClear }) else {
      let row = PixelRect(x: 0, y: 0, width: bitmap.width, height: strip)
      throw Violation("no arrow is drawn in the strip of 20 points", marks: [row])
    }
    let expected = PixelRect(
      x: bitmap.width - 30 * tutorial.scale, y: 0, width: 30 * tutorial.scale, height: strip)
    try demand(box == expected, "the arrow is drawn in \(box), not \(expected)", marks: [box])
  }

  /// No inner shadow and no round corners.
  private static func flat(_ tutorial: TutorialInput, _ subject: Subject) throws {
    let bitmap = try subject.picture(tutorial.parameters)
    let scale = Double(tutorial.scale)
    let marks = bitmap.runs { x, y, pixel in
      isIn(tutorial.content, (Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale) && pixel != yellow
    }
    try demand(marks.isEmpty, "the content is not one flat yellow to its corners", marks: marks)
  }
}
