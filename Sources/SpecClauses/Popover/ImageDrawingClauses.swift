import Conformance
import Drawing
import Geometry
import JSONText
import Pixels
import PropertyTesting

/// Gradient, border and colours (POP-22 to POP-24).
enum ImageDrawingClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-22": [
      ClauseCheck(
        "gradient of images", .layout, of: { _ in SourceImageInput.all },
        classes: SpecImage.allCases.map(\.rawValue)
      ) { image, subject in try gradient(image, subject) },
      ClauseCheck(
        "gradient of popovers", .layout, of: PopoverInput.any, classes: ["up", "down", "left", "right"]
      ) { popover, subject in try gradient(popover, subject) },
      ClauseCheck(
        "colours", .pixels,
        of: { _ in StyledInput.each(of: SourceImageInput.small, in: SpecStyle.gradients) }, body: colours),
    ],
    "POP-23": [
      ClauseCheck(
        "border of images", .layout, of: { _ in SourceImageInput.all },
        classes: SpecImage.allCases.map(\.rawValue)
      ) { image, subject in try border(image, subject) },
      ClauseCheck(
        "border of popovers", .layout, of: PopoverInput.any, classes: ["up", "down", "left", "right"]
      ) { popover, subject in try border(popover, subject) },
      ClauseCheck(
        "inner half of the stroke", .pixels,
        of: { _ in
          SourceImageInput.each(of: SpecImage.allCases, styles: [PlainStyle.border], scales: 2)
        }
      ) { image, subject in
        try BorderOracle.demand(
          try subject.picture(of: image), along: image.outline, scale: image.scale)
      },
    ],
    "POP-24": [
      ClauseCheck(
        "colours of popovers", .layout, of: { StyledInput.each(of: PopoverInput.any($0), in: SpecStyle.any) },
        body: styleOfList),
      ClauseCheck(
        "colours of images", .layout,
        of: { _ in StyledInput.each(of: SourceImageInput.all, in: SpecStyle.any) },
        body: styleOfList),
      ClauseCheck("colours in the picture", .pixels, of: { _ in namedStyles }, body: styleInPicture),
    ],
  ]

  private static let namedStyles = StyledInput.each(
    of: SourceImageInput.each(of: [.up, .upRight, .down, .downRight]).map {
      SourceImageInput(image: $0.image, isMirrored: $0.isMirrored, scale: 2)
    }, in: .element(of: [SpecStyle.standard, SpecStyle.renderedImages]))

  /// POP-22 in the display list.
  private static func gradient(_ input: some ClauseInput, _ subject: Subject) throws {
    let shown = try ShownBackground(try subject.layOut(input.parameters))
    let artwork = try ShownArtwork(shown)
    let (size, gradient) = (shown.artwork.size, artwork.gradient)
    try locating(at: .areas(shown.place)) {
      try demand(
        gradient.start == Point(size.width / 2, 0) && gradient.end == Point(size.width / 2, size.height),
        "the gradient of an image of \(size) runs from \(gradient.start) to \(gradient.end)")
      try demand(!gradient.isExtended, "the gradient is extended past its ends")
      try demand(artwork.clip != nil, "the fill is not clipped")
      let whole = Path(Rect(x: 0, y: 0, width: size.width, height: size.height))
      try demand(
        artwork.filled == whole || artwork.filled == artwork.clip, "the fill leaves some of the outline free")
    }
  }

  /// POP-23 in the display list.
  private static func border(_ input: some ClauseInput, _ subject: Subject) throws {
    let shown = try ShownBackground(try subject.layOut(input.parameters))
    let artwork = try ShownArtwork(shown)
    try locating(at: .areas(shown.place)) {
      try demand(artwork.strokeWidth == 1, "the stroke is \(artwork.strokeWidth) wide, not 1")
      try demand(artwork.stroked == artwork.clip, "the stroke runs along another path than the fill's clip")
      try demand(artwork.strokeClip == artwork.clip, "the stroke is not clipped as the fill is")
    }
  }

  /// CG-04 at the middle of each pixel that the outline covers wholly.
  private static func colours(_ input: StyledInput<SourceImageInput>, _ subject: Subject) throws {
    let bitmap = try subject.picture(of: input)
    let isInside = input.base.outline.interior(
      columns: bitmap.width, rows: bitmap.height, scale: Double(input.base.scale))
    let wrong = bitmap.runs { x, y, pixel in
      isInside[y * bitmap.width + x]
        && !SpecStyle.isRounded(pixel, of: input.style.premultiplied(row: y, of: bitmap.height))
    }
    if let first = wrong.first {
      throw Violation(
        "pixel (\(first.x), \(first.y)) is \(bitmap[first.x, first.y]), not"
          + " \(input.style.premultiplied(row: first.y, of: bitmap.height))", marks: wrong)
    }
  }

  /// POP-24 in the display list.
  private static func styleOfList<Base: ClauseInput>(_ input: StyledInput<Base>, _ subject: Subject) throws {
    let shown = try ShownBackground(try subject.layOut(input.parameters))
    let artwork = try ShownArtwork(shown)
    for (name, color, wanted) in [
      ("border", artwork.strokeColor, input.style.border),
      ("start of the gradient", artwork.gradient.from, input.style.from),
      ("end of the gradient", artwork.gradient.to, input.style.to),
    ] {
      try demand(
        SpecStyle.isColour(color, wanted), "the \(name) is \(color), not \(wanted)", at: .areas(shown.place))
    }
  }

  /// At scale 2 the border is one pixel along the straight sides, and the gradient all that lies within.
  private static func styleInPicture(_ input: StyledInput<SourceImageInput>, _ subject: Subject) throws {
    let bitmap = try subject.picture(of: input)
    // Where both sides are straight: from 26 to 42 in up and up-right, from 9 to 25 in the others.
    let row = (input.base.image.rawValue.hasPrefix("up") ? 30 : 20) * input.base.scale
    let margins = input.base.image.margins
    let column = Int(input.base.isMirrored ? margins.right : margins.left) * input.base.scale
    try demand(
      SpecStyle.isRounded(bitmap[column, row], of: input.style.border.map { 255 * $0 }),
      "the border is \(bitmap[column, row]), not \(input.style.border)",
      marks: [PixelRect(x: column, y: row, width: 1, height: 1)])
    let wanted = input.style.premultiplied(row: row, of: bitmap.height)
    try demand(
      SpecStyle.isRounded(bitmap[column + 1, row], of: wanted),
      "beside the border the colour is \(bitmap[column + 1, row]), not \(wanted)",
      marks: [PixelRect(x: column + 1, y: row, width: 1, height: 1)])
  }
}
