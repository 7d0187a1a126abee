import Conformance
import Geometry
import Pixels
import PropertyTesting

/// The demo's sweep (STK-17).
enum StackSweepClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "STK-17": [
      ClauseCheck(
        "layout", .layout, of: { sweep($0, sides: 120...280, color: "808080") },
        classes: ["single", "stack", "wide", "tall", "square"], body: layout),
      ClauseCheck(
        "picture", .pixels, needs: StackSearch.wholePicture,
        of: { sweep($0, sides: 120...160, color: "20c040") },
        classes: ["single", "stack", "wide", "tall", "square"], body: picture),
    ]
  ]

  /// Square frames, three aspects, both modes.
  static func sweep(_ profile: String, sides: ClosedRange<Int>, color: String) -> Generator<StackInput> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let side = Double(try source.draw(.integer(in: sides)))
      let (width, height) = try source.draw(.element(of: [(326, 326), (480, 320), (320, 480)]))
      return StackInput(
        frame: Size(side, side), mode: try source.draw(.element(of: ["single", "stack"])),
        photo: StackPhoto(width: width, height: height, color: color), profile: profile)
    }
  }

  /// Each is drawn: a photo within its matte, and all sheets within the frame.
  static func layout(_ input: StackInput, _ subject: Subject) throws {
    let stack = try LaidOutStack(input, subject)
    try demand(
      stack.isDrawn, "nothing is drawn in a frame of \(input.frame.width) points", at: input.place)
    let sheets = try stack.sheets
    try demand(
      sheets.count == (input.isStack ? 3 : 1), "\(sheets.count) sheets are drawn in mode \(input.mode)",
      at: input.place)
    let whole = Rect(x: 0, y: 0, width: input.frame.width, height: input.frame.height)
    for sheet in sheets {
      try demand(
        sheet.lineBox.overhang(of: whole) <= 0, "a sheet reaches to \(sheet.lineBox), out of the frame",
        at: .outline(sheet.lineCorners, beyond: whole))
    }
    let (photo, matte) = (try stack.photo, try stack.matte)
    try demand(
      !photo.isEmpty && photo.overhang(of: matte) < 0,
      "the photo \(photo) does not lie in its matte \(matte)",
      at: .areas(photo))
  }

  /// Each shows its photo, all of it and nothing of the image's colour elsewhere.
  static func picture(_ input: StackInput, _ subject: Subject) throws {
    let layout = try subject.layOut(input.parameters)
    let photo = try layout.rect("photo")
    let bitmap = try subject.render(layout.request)
    let shown = bitmap.pixels.count { $0 == StackPhoto.green }
    try demand(
      shown == Int(photo.width * photo.height),
      "\(shown) pixels show the photo, of \(photo.width * photo.height)", at: .areas(photo))
    let box = try StackPhoto.box(in: bitmap)
    try demand(
      box.x == Int(photo.x) && box.y == Int(photo.y), "the photo shows at (\(box.x), \(box.y)), not \(photo)",
      marks: [box])
  }
}
