import Conformance
import Geometry
import JSONText
import Pixels

/// The tutorial's triangle in its finished version and in any direction (TUT-03, TUT-07).
enum TutorialTriangleClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "TUT-03": [
      ClauseCheck(
        "figures", .layout, of: TutorialInput.of(["finished"], sides: 32...700), classes: ["finished"],
        body: figures),
      ClauseCheck("drawn", .pixels, of: TutorialInput.of(["finished"]), classes: ["finished"], body: drawn),
    ],
    "TUT-07": [
      ClauseCheck(
        "figures", .layout, of: TutorialInput.of(["any-direction"], sides: 32...700),
        classes: Directions.all + ["clamped before", "clamped after", "at the offset"], body: figures),
      ClauseCheck(
        "drawn", .pixels, of: TutorialInput.of(["any-direction"]),
        classes: Directions.all + ["clamped before", "clamped after", "at the offset"], body: drawn),
      ClauseCheck(
        "turned", .pixels, of: TutorialInput.of(["any-direction"]), classes: Directions.all, body: turned),
    ],
  ]

  /// Tip, arrow image and content.
  private static func figures(_ tutorial: TutorialInput, _ subject: Subject) throws {
    let layout = try subject.layOut(tutorial.parameters)
    let (arrow, tip, content) = (
      try layout.rect("arrow"), try layout.point("tip"), try layout.rect("content")
    )
    guard let expected = tutorial.arrow else { return }
    try demand(
      arrow.isNear(expected), "the arrow image lies at \(arrow.text), not \(expected.text)",
      at: .difference(arrow, expected))
    let place = tutorial.triangle[0]
    try demand(
      abs(tip.x - place.x) <= 1e-9 && abs(tip.y - place.y) <= 1e-9, "the tip lies at \(tip), not \(place)",
      at: .points(tip, place))
    try demand(
      content == tutorial.content, "the content is \(content.text), not \(tutorial.content.text)",
      at: .difference(content, tutorial.content))
  }

  /// Every pixel: the content, the triangle's exact coverage in yellow, and nothing else.
  private static func drawn(_ tutorial: TutorialInput, _ subject: Subject) throws {
    let bitmap = try subject.picture(tutorial.parameters)
    let scale = Double(tutorial.scale)
    let corners = tutorial.triangle.map { Point($0.x * scale, $0.y * scale) }
    let coverage = ExactCoverage([corners], within: bitmap.bounds)
    let marks = bitmap.runs { x, y, pixel in
      if TutorialClauses.isIn(tutorial.content, (Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale) {
        return pixel != TutorialClauses.yellow
      }
      // A step for the noise of either sum at a half; yellow has as much red and green as alpha.
      return abs(Int(pixel.alpha) - coverage.byte(x: x, y: y)) > 1 || pixel.red != pixel.alpha
        || pixel.green != pixel.alpha
        || pixel.blue != 0
    }
    try demand(
      marks.isEmpty, "not a yellow triangle of 30×20 that points \(tutorial.pointing), on clear ground",
      marks: marks)
  }

  /// Right is left mirrored, and down is up turned round its horizontal middle.
  private static func turned(_ tutorial: TutorialInput, _ subject: Subject) throws {
    let picture = try subject.picture(tutorial.parameters)
    var other = tutorial
    let opposites = ["up": "down", "down": "up", "left": "right", "right": "left"]
    other.direction = opposites[tutorial.direction] ?? tutorial.direction
    let opposite = try subject.picture(other.parameters)
    let isVertical = Directions.isVertical(tutorial.direction)
    let marks = picture.runs { x, y, pixel in
      let twin =
        isVertical ? opposite[x, picture.height - 1 - y] : opposite[picture.width - 1 - x, y]
      return pixel.largestDifference(from: twin) > 1
    }
    try demand(
      marks.isEmpty, "\(tutorial.direction) is not \(other.direction) the other way round", marks: marks)
  }
}
