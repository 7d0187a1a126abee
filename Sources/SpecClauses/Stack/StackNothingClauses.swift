import Conformance
import Drawing
import Geometry
import JSONText
import Pixels
import PropertyTesting

/// Where nothing is drawn: no image (STK-01), and too little room (STK-16).
enum StackNothingClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "STK-01": [
      ClauseCheck(
        "no image", .layout, of: StackSearch.layouts().inputs, classes: ["single", "stack"],
        body: noImage),
      ClauseCheck(
        "clear background", .pixels, needs: StackSearch.wholePicture, of: StackSearch.pictures().inputs,
        classes: ["single", "stack", "drawn"], body: clearBackground),
    ],
    "STK-16": [
      ClauseCheck(
        "rectangles", .layout, of: StackSearch.layouts(.smallness).tiny.inputs,
        classes: ["single", "stack", "drawn", "too small"], body: rectangles),
      ClauseCheck(
        "nothing drawn", .layout, of: StackSearch.layouts().tiny.inputs,
        classes: ["single", "stack", "drawn", "too small"], body: saysSo),
      ClauseCheck(
        "no ink", .pixels, needs: StackSearch.wholePicture, of: StackSearch.pictures().tiny.inputs,
        classes: ["drawn", "too small"],
        body: noInk),
      ClauseCheck(
        "impossible frames", .layout, of: ImpossibleFrame.any,
        classes: ["zero", "negative", "part of a pixel", "too large"], body: refusal),
    ],
  ]

  /// STK-01. Parameters without an image may be refused: then there is no picture at all.
  static func noImage(_ input: StackInput, _ subject: Subject) throws {
    guard case .object(var members) = input.parameters else { return }
    for nothing in [nil, JSONValue.null] {
      members["image"] = nothing
      do {
        let picture = try subject.layOut(.object(members))
        try demand(
          picture.request.displayList.operations.isEmpty && picture.inkBounds == nil,
          "without an image something is drawn: \(picture.request.displayList.operations.count) operations",
          at: .everything, of: .object(members))
        let says = try picture.text("draws")
        try demand(
          says.hasPrefix("nothing"), "without an image the layout draws \(says)", at: .everything,
          of: .object(members))
      } catch let refusal as Refusal {
        try demand(
          refusal.key == "image", "what is missing is the image, not \(refusal.key)", of: .object(members))
      }
    }
  }

  /// STK-01: beyond the sheets and what their shadows reach, every pixel is zero.
  static func clearBackground(_ input: StackInput, _ subject: Subject) throws {
    guard let stack = try LaidOutStack.drawn(input, subject) else { return }
    var ink: [Rect] = []
    for sheet in try stack.sheets {
      ink.append(sheet.lineBox)
      if input.isStack { ink.append(StackConstants.stackShadow.reachBox(of: sheet.box)) }
    }
    if !input.isStack { ink.append(CurvedShadow(try stack.matte, input).reachBox) }
    let bitmap = try subject.render(stack.picture.request)
    let scale = Double(input.scale)
    func isTouched(_ x: Int, _ y: Int) -> Bool {
      let (left, top) = (Double(x) / scale, Double(y) / scale)
      return ink.contains {
        left < $0.maxX && left + 1 / scale > $0.minX && top < $0.maxY && top + 1 / scale > $0.minY
      }
    }
    let stray = bitmap.runs { x, y, pixel in pixel != .clear && !isTouched(x, y) }
    try demand(
      stray.isEmpty, "\(stray.count) runs of pixels beyond the sheets and their shadows are not clear",
      marks: stray)
  }

  /// STK-16: no rectangle of the layout is empty or negative.
  static func rectangles(_ input: StackInput, _ subject: Subject) throws {
    let stack = try LaidOutStack(input, subject)
    let layout = stack.picture
    for key in ["matte", "photo"] where stack.isDrawn || layout.value(key) != nil {
      let rect = try layout.rect(key)
      try demand(
        rect.width > 0 && rect.height > 0, "the \(key) is \(rect.width)×\(rect.height): empty or negative",
        at: .areas(rect))
    }
    guard stack.isDrawn || layout.value("sheets") != nil else { return }
    for sheet in try stack.sheets {
      let sides = sheet.sides
      try demand(
        sides[0].x > 0 && sides[1].y > 0 && sides[2].x < 0 && sides[3].y < 0,
        "a sheet is turned over: \(sheet.corners)", at: .box(around: sheet.corners))
    }
  }

  /// STK-16: where there is too little room, and only there, nothing is drawn, and the layout says so.
  static func saysSo(_ input: StackInput, _ subject: Subject) throws {
    let stack = try LaidOutStack(input, subject)
    try demand(
      stack.isDrawn == input.isDrawn,
      input.isDrawn
        ? "there is room, and nothing is drawn" : "there is too little room, and sheets are drawn",
      at: input.place)
    let count = stack.picture.request.displayList.operations.count
    try demand(
      (count > 0) == stack.isDrawn && (stack.picture.inkBounds != nil) == stack.isDrawn,
      "the layout says that \(stack.isDrawn ? "sheets are" : "nothing is") drawn, with \(count) operations",
      at: input.place)
  }

  static func noInk(_ input: StackInput, _ subject: Subject) throws {
    let bitmap = try subject.picture(input.parameters)
    let ink = bitmap.runs { _, _, pixel in pixel != .clear }
    try demand(
      ink.isEmpty != input.isDrawn, input.isDrawn ? "there is room, and no ink" : "there is ink, and no room",
      marks: ink, at: ink.isEmpty ? input.place : .none)
  }

  /// SPEC, *Bad input* and *Words*.
  static func refusal(_ frame: ImpossibleFrame, _ subject: Subject) throws {
    do {
      _ = try subject.layOut(frame.parameters)
    } catch let refusal as Refusal {
      return try demand(
        refusal.key.hasPrefix("frame"), "what is impossible is the frame, not \(refusal.key)")
    }
    throw Violation(
      "a frame of \(frame.input.frame) at scale \(frame.input.scale) is laid out", at: .everything)
  }
}
