import Conformance
import Geometry
import JSONText
import Pixels

/// The stack of profile `corrected` (COR-07).
enum FittedStackClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "COR-07": [
      ClauseCheck(
        "photo", .layout, of: StackSearch.layouts(.nothing, "stack").after(0...2).inputs,
        classes: ["wide", "tall", "square", "drawn", "frame on pixels"], body: photo),
      ClauseCheck(
        "none fits", .layout, of: StackSearch.layouts(.nothing, "stack").tiny.inputs,
        classes: ["drawn", "too small"], body: photo),
      ClauseCheck(
        "photo above one that does not fit", .layout,
        of: StackSearch.layouts(.nothing, "stack").uneven.atScaleOne.inputs, classes: ["drawn"], body: photo),
      ClauseCheck(
        "sheets", .layout, of: StackSearch.layouts(.nothing, "stack").inputs, classes: ["drawn"],
        body: sheets),
      ClauseCheck(
        "scale and release", .layout, of: StackSearch.layouts(.nothing, "stack").atScaleOne.inputs,
        classes: ["drawn"], body: scaleAndRelease),
      ClauseCheck(
        "picture", .pixels, needs: StackSearch.wholePicture,
        of: StackSearch.pictures(.nothing, "stack").inputs,
        classes: ["drawn", "wide", "tall"], body: picture),
    ]
  ]

  /// n × m whole points, about the frame's middle, n as large as the sheets allow.
  static func photo(_ input: StackInput, _ subject: Subject) throws {
    let largest = FittedPhoto.largest(input.photo, in: input.frame)
    guard let stack = try LaidOutStack.drawn(input, subject) else {
      return try demand(
        largest == nil, "nothing is drawn, and a photo of \(largest ?? 0) points along its longer side fits",
        at: input.place)
    }
    let found = try stack.photo
    guard let largest else { throw Violation("a photo \(found) is drawn, and none fits", at: .areas(found)) }
    let expected = FittedPhoto(largest, input.photo, in: input.frame).rect
    try demand(
      found == expected, "the photo is \(found), and the largest that fits \(expected)",
      at: .difference(found, expected))
  }

  /// The photo's rectangle grown by 6.5, and that path turned about its own middle by +2.5° and −3°.
  static func sheets(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    let photo = try stack.photo
    let path = photo.inset(by: -StackConstants.photoInset)
    let matte = try stack.matte
    try demand(
      matte == path, "the unrotated sheet is \(matte), not \(path)", at: .difference(matte, path))
    let middle = Point(photo.midX, photo.midY)
    let sheets = try stack.sheets
    try demand(sheets.count == 3, "there are \(sheets.count) sheets, not 3", at: .areas(matte))
    for (sheet, turn) in zip(sheets, StackConstants.turns) {
      for (found, corner) in zip(sheet.corners, StackSheet(path).corners) {
        let arm = corner - middle
        let expected =
          middle
          + Vector(arm.x * turn.cosine - arm.y * turn.sine, arm.x * turn.sine + arm.y * turn.cosine)
        try demand(
          StackRounding.agree(found, expected),
          "a corner of the sheet at \(turn.degrees)° is \(found), not \(expected)",
          at: .points(found, expected))
      }
      let overhang = sheet.box.overhang(of: input.frame.withinReach)
      try demand(
        overhang <= 1e-9, "the sheet at \(turn.degrees)° reaches \(overhang) points out of the shadows' room",
        at: .outline(sheet.corners, beyond: input.frame.withinReach, reach: StackConstants.reach))
    }
  }

  /// The layout is the same at every scale, and the release has no effect.
  static func scaleAndRelease(_ input: StackInput, _ subject: Subject) throws {
    let first = try subject.layOut(input.parameters).geometry
    var other = input
    for scale in [2, 3] {
      other.scale = scale
      try demandSame(try subject.layOut(other.parameters).geometry, first, "at scale \(scale)")
    }
    other = input
    other.release = "1.0"
    try demandSame(try subject.layOut(other.parameters).geometry, first, "in release 1.0")
  }

  private static func demandSame(_ found: JSONValue, _ expected: JSONValue, _ when: String) throws {
    guard let difference = LayoutDifference(found, from: expected) else { return }
    throw Violation("\(when) another layout: \(difference.description)", at: difference.places)
  }

  /// In pixels: the photo shows where COR-07 puts it.
  static func picture(_ input: StackInput, _ subject: Subject) throws {
    guard let largest = FittedPhoto.largest(input.photo, in: input.frame) else { return }
    let rect = FittedPhoto(largest, input.photo, in: input.frame).rect
    let expected = PixelRect(
      x: Int(rect.x) * input.scale, y: Int(rect.y) * input.scale, width: Int(rect.width) * input.scale,
      height: Int(rect.height) * input.scale)
    let found = try StackPhoto.box(in: try subject.picture(input.parameters))
    try demand(found == expected, "the photo shows at \(found), not \(expected)", marks: [found])
  }
}
