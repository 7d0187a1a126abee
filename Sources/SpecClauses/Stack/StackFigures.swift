import Geometry

/// The rectangles that SPEC section 3 gives, in points.
struct StackFigures {
  /// What the image's size is multiplied by.
  var scale: Double
  /// STK-03, STK-08.
  var matte: Rect
  /// STK-11, of the current release.
  var photo: Rect
  /// STK-09, bottom to top.
  var sheets: [StackSheet]

  /// Whether some rectangle is empty or negative (STK-16).
  var isTooSmall: Bool { scale <= 0 || matte.isEmpty || photo.isEmpty }

  /// STK-02, STK-03; the first release lets the width decide when W > H, else the height (D-19).
  static func single(_ input: StackInput) -> StackFigures {
    let (across, down) = singleRatios(input)
    let isFirst = input.release == "1.0" && !input.isCorrected
    let isWidth = isFirst ? input.photo.width > input.photo.height : !SingleFloat.isLess(down, across)
    let scale = isWidth ? across : down
    let (w, h) = (Double(input.photo.width) * scale, Double(input.photo.height) * scale)
    let (cx, cy) = (input.frame.width / 2, input.frame.height / 2)
    let matte = Rect(
      x: SingleFloat.floor(cx - (w / 2 + 7)) + 0.5, y: SingleFloat.floor(cy - (h / 2 + 7 + 5)) + 0.5,
      width: SingleFloat.floor(w + 14) - 1, height: SingleFloat.floor(h + 14) - 1)
    return StackFigures(
      scale: scale, matte: matte, photo: matte.inset(by: StackConstants.photoInset),
      sheets: [StackSheet(matte)])
  }

  /// STK-02: target over image, in width and in height.
  static func singleRatios(_ input: StackInput) -> (across: Double, down: Double) {
    (
      (input.frame.width - StackConstants.singleTaken.width) / Double(input.photo.width),
      (input.frame.height - StackConstants.singleTaken.height) / Double(input.photo.height)
    )
  }

  /// STK-07 to STK-09: a stack of profile `seed`, by a decision.
  static func stack(_ input: StackInput, by decision: StackDecision) -> StackFigures {
    let (width, height) = (Double(input.photo.width), Double(input.photo.height))
    let bounding = StackConstants.turns[decision.snapshot].boundingSize(of: width, height)
    let scale =
      decision.isWidth
      ? (input.frame.width - StackConstants.stackTaken) / bounding.width
      : (input.frame.height - StackConstants.stackTaken) / bounding.height
    let matte = upright(input, scale: scale)
    return StackFigures(
      scale: scale, matte: matte, photo: matte.inset(by: StackConstants.photoInset),
      sheets: StackConstants.turns.map { turned($0, input, scale: scale, upright: matte) })
  }

  /// STK-08.
  static func upright(_ input: StackInput, scale: Double) -> Rect {
    let (w, h) = (Double(input.photo.width) * scale, Double(input.photo.height) * scale)
    return Rect(
      x: SingleFloat.floor(input.frame.width / 2 - w / 2) + 0.5,
      y: SingleFloat.floor(input.frame.height / 2 - h / 2) + 0.5,
      width: SingleFloat.floor(w), height: SingleFloat.floor(h))
  }

  /// STK-09.
  static func turned(
    _ turn: SheetTurn, _ input: StackInput, scale: Double, upright: Rect
  ) -> StackSheet {
    if turn.degrees == 0 { return StackSheet(upright) }
    let bounding = turn.boundingSize(of: Double(input.photo.width), Double(input.photo.height))
    let (bw, bh) = (bounding.width * scale, bounding.height * scale)
    let (left, right) = (input.frame.width / 2 - bw / 2, input.frame.width / 2 + bw / 2)
    let (top, bottom) = (input.frame.height / 2 - bh / 2, input.frame.height / 2 + bh / 2)
    let s = turn.sine
    if turn.degrees > 0 {
      return StackSheet([
        Point(left + bh * s, top), Point(right, top + bw * s), Point(right - bh * s, bottom),
        Point(left, bottom - bw * s),
      ])
    }
    return StackSheet([
      Point(left, top - bw * s), Point(right + bh * s, top), Point(right, bottom + bw * s),
      Point(left - bh * s, bottom),
    ])
  }
}

extension StackInput {
  /// What section 3 gives for the picture; nil for a stack of profile `corrected`.
  var figures: StackFigures? {
    if !isStack { return .single(self) }
    return isCorrected ? nil : .stack(self, by: memory.decision)
  }

  /// Whether anything is drawn (STK-16).
  var isDrawn: Bool {
    if let figures { return !figures.isTooSmall }
    return FittedPhoto.largest(photo, in: frame) != nil
  }
}
