import Conformance
import Geometry
import JSONText
import Pixels
import PropertyTesting

/// How the image becomes as large as the bounds (POP-11 to POP-13, POP-35).
enum StretchClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-11": [
      ClauseCheck(
        "one part", .layout, of: PopoverInput.any, classes: ["near edge", "far edge"], body: onePart),
      ClauseCheck("one part in pixels", .pixels, of: { fitting($0) { !$0.isBetween } }, body: pixels),
    ],
    "POP-12": [
      ClauseCheck(
        "first part", .layout, of: PopoverInput.any, classes: ["between", "up", "down", "left", "right"],
        body: firstPart)
    ],
    "POP-13": [
      ClauseCheck(
        "second part", .layout, of: PopoverInput.any, classes: ["between", "up", "down", "left", "right"],
        body: secondPart),
      ClauseCheck("both parts in pixels", .pixels, of: { fitting($0) { $0.isBetween } }, body: pixels),
    ],
    "POP-35": [
      ClauseCheck(
        "as long as the caps", .layout,
        of: { DescribedPopover.each(of: PopoverInput.any($0)) { $0.shortStretches } },
        classes: ["near edge", "far edge", "between"]
      ) { described, subject in
        for stretch in try ShownBackground(try subject.layOut(described.parameters)).stretches {
          let (caps, size) = (stretch.capInsets, stretch.destination.size)
          try demand(
            caps.left + caps.right <= size.width && caps.top + caps.bottom <= size.height,
            "caps \(caps.left) + \(caps.right) and \(caps.top) + \(caps.bottom) are stretched over \(size)",
            at: .areas(stretch.destination))
        }
      }
    ],
  ]

  /// Popovers of `seed` that no stretch squeezes, in some of POP-06's places.
  private static func fitting(
    _ profile: String, _ isIncluded: @escaping @Sendable (SeedFigures) -> Bool
  ) -> Generator<PopoverInput> {
    PopoverInput.popovers(profile, longest: [100, 160], scales: 2, least: (67, 51)).filter {
      let figures = SeedFigures($0)
      return !figures.isShortAlong && isIncluded(figures)
    }
  }

  private static func onePart(_ popover: PopoverInput, _ subject: Subject) throws {
    let figures = SeedFigures(popover)
    guard !figures.isBetween else { return }
    let layout = try subject.layOut(popover.parameters)
    let shown = try ShownBackground(layout)
    try locating(at: .areas(popover.bounds)) {
      try demand(shown.stretches.count == 1, "it is stretched in \(shown.stretches.count) parts")
      let whole = popover.bounds
      try demand(
        shown.place == whole, "it is drawn over \(shown.place), not \(whole)",
        at: .difference(shown.place, whole))
      let caps = shown.stretches[0].capInsets
      try demand(caps == figures.capInsets, "its cap insets are \(caps), not \(figures.capInsets)")
      let said = try layout.numbers("stretch.capInsets")
      try demand(said == [caps.top, caps.left, caps.bottom, caps.right], "the layout says \(said)")
    }
  }

  private static func firstPart(_ popover: PopoverInput, _ subject: Subject) throws {
    let figures = SeedFigures(popover)
    guard figures.isBetween else { return }
    let layout = try subject.layOut(popover.parameters)
    let shown = try ShownBackground(layout)
    try locating(at: .areas(popover.bounds)) {
      try demand(shown.stretches.count == 2, "it is stretched in \(shown.stretches.count) parts")
      let (first, size) = (shown.stretches[1], figures.firstSize)
      let filled = Rect(x: 0, y: 0, width: size.width, height: size.height)
      try demand(
        first.destination == filled,
        "the first stretch fills \(first.destination), not \(size), centre \(popover.centre)",
        at: .difference(first.destination, filled))
      try demand(
        first.capInsets == figures.capInsets, "its insets are \(first.capInsets), not \(figures.capInsets)")
      let said = try layout.numbers("stretch.firstSize")
      try demand(said == [size.width, size.height], "the layout says \(said), not \(size)")
    }
  }

  private static func secondPart(_ popover: PopoverInput, _ subject: Subject) throws {
    let figures = SeedFigures(popover)
    guard figures.isBetween else { return }
    let layout = try subject.layOut(popover.parameters)
    let shown = try ShownBackground(layout)
    try locating(at: .areas(popover.bounds)) {
      try demand(shown.stretches.count == 2, "it is stretched in \(shown.stretches.count) parts")
      let (whole, second, caps) = (popover.bounds, shown.stretches[0], figures.secondCapInsets)
      try demand(
        second.destination == whole, "it is drawn over \(second.destination), not \(whole)",
        at: .difference(second.destination, whole))
      try demand(second.source == figures.firstSize, "what is drawn measures \(second.source)")
      try demand(!second.isMirrored, "the result of the first stretch is mirrored")
      try demand(second.capInsets == caps, "the insets are \(second.capInsets), not \(caps)")
      let said = try layout.numbers("stretch.secondCapInsets")
      try demand(
        said == [caps.top, caps.left, caps.bottom, caps.right], "the layout says \(said), not \(caps)")
    }
  }

  /// The picture against the source image, whose rows and columns are copied by CG-07's sentence.
  private static func pixels(_ popover: PopoverInput, _ subject: Subject) throws {
    let figures = SeedFigures(popover)
    let drawn = try subject.picture(of: popover)
    let image = try subject.picture(
      of: SourceImageInput(
        image: figures.image, isMirrored: figures.isMirrored, scale: popover.scale, style: popover.style))
    var columns = Array(0..<image.width)
    var rows = Array(0..<image.height)
    func stretch(_ caps: EdgeInsets, _ width: Double, _ height: Double) {
      columns = spread(columns, caps.left, caps.right, width, popover.scale)
      rows = spread(rows, caps.top, caps.bottom, height, popover.scale)
    }
    if figures.isBetween {
      stretch(figures.capInsets, figures.firstSize.width, figures.firstSize.height)
      stretch(figures.secondCapInsets, popover.width, popover.height)
    } else {
      stretch(figures.capInsets, popover.width, popover.height)
    }
    let wrong = drawn.runs { x, y, pixel in pixel != image[columns[x], rows[y]] }
    try demand(
      wrong.isEmpty, "\(wrong.count) runs of pixels are not those of image \(figures.image.rawValue)",
      marks: wrong)
  }

  /// CG-07 along one axis: the caps at natural size, the centre repeated from its first pixel.
  private static func spread(_ pixels: [Int], _ near: Double, _ far: Double, _ length: Double, _ scale: Int)
    -> [Int]
  {
    let pixel = Double(scale)
    let (first, last, count) = (Int(near * pixel), Int(far * pixel), Int(length * pixel))
    let centre = pixels[first..<pixels.count - last]
    return pixels[..<first]
      + (0..<count - first - last).map { centre[centre.startIndex + $0 % centre.count] }
      + pixels[(pixels.count - last)...]
  }
}
