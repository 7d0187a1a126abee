import Conformance
import Drawing
import Geometry
import JSONText
import Pixels
import PropertyTesting

/// The picture within the fitted outline, and the least bounds (COR-04, COR-05).
enum FittedPictureClauses {
  private static let directions = ["up", "down", "left", "right"]

  static let checks: [String: [ClauseCheck<Subject>]] = [
    "COR-04": [
      ClauseCheck("gradient over the whole bounds", .layout, of: PopoverInput.any, classes: directions) {
        popover, subject in
        let shown = try ShownBackground(try subject.layOut(popover.parameters))
        let artwork = try ShownArtwork(shown)
        let gradient = artwork.gradient
        try demand(
          gradient.start.y == 0 && gradient.end.y == popover.height && gradient.start.x == gradient.end.x,
          "the gradient runs from \(gradient.start) to \(gradient.end) in a height of \(popover.height)",
          at: .areas(popover.bounds))
        try demand(
          artwork.clip == artwork.stroked && artwork.clip == artwork.strokeClip,
          "fill and border do not share one outline as their clip", at: .areas(popover.bounds))
      },
      ClauseCheck(
        "colours", .pixels, of: { StyledInput.each(of: PopoverInput.small($0), in: SpecStyle.gradients) },
        body: colours),
      ClauseCheck("left is right mirrored", .pixels, of: { opposites($0, "left", .string("default")) }) {
        popover, subject in
        try demandAlike(popover, "right", subject) { (second, x, y, width, _) in second[width - 1 - x, y] }
      },
      ClauseCheck("down is the mirror of up", .pixels, of: { opposites($0, "down", PlainStyle.coverage) }) {
        popover, subject in
        try demandAlike(popover, "up", subject) { (second, x, y, _, height) in second[x, height - 1 - y] }
      },
    ],
    "COR-05": [
      ClauseCheck(
        "least bounds", .layout, of: boundsNearLeast, classes: ["enough", "too small"], body: least),
      ClauseCheck("shadow path", .layout, of: shadowed, classes: directions) { popover, subject in
        let found = try subject.layOut(popover.parameters).rect("shadowPath")
        let strip = SpecFigures.arrowHeight
        func free(_ direction: String) -> Double { popover.direction == direction ? strip : 0 }
        let wanted = Rect(
          x: free("left"), y: free("up"), width: popover.width - free("left") - free("right"),
          height: popover.height - free("up") - free("down"))
        try demand(
          found == wanted, "the shadow is cast by \(found), not by \(wanted)", at: .difference(found, wanted))
      },
    ],
  ]

  private static func opposites(_ profile: String, _ direction: String, _ style: JSONValue)
    -> Generator<PopoverInput>
  {
    PopoverInput.popovers(profile, directions: [direction], longest: [100, 160], scales: 2)
      .map { $0.styled(style) }
  }

  /// CG-04 over the bounds' height, at the middle of each pixel that the outline covers wholly.
  private static func colours(_ input: StyledInput<PopoverInput>, _ subject: Subject) throws {
    let bitmap = try subject.picture(of: input)
    let isInside = FittedOutline(popover: input.base).contour.interior(
      columns: bitmap.width, rows: bitmap.height, scale: Double(input.base.scale))
    let rows = (0..<bitmap.height).map { input.style.premultiplied(row: $0, of: bitmap.height) }
    let wrong = bitmap.runs { x, y, pixel in
      isInside[y * bitmap.width + x] && !SpecStyle.isRounded(pixel, of: rows[y])
    }
    if let run = wrong.first {
      throw Violation(
        "pixel (\(run.x), \(run.y)) is \(bitmap[run.x, run.y]), not \(rows[run.y])", marks: wrong)
    }
  }

  private static func demandAlike(
    _ popover: PopoverInput, _ direction: String, _ subject: Subject,
    _ opposite: (Bitmap, Int, Int, Int, Int) -> PremultipliedPixel
  ) throws {
    var other = popover
    other.direction = direction
    let (first, second) = (try subject.picture(of: popover), try subject.picture(of: other))
    let wrong = first.runs { x, y, pixel in
      pixel != opposite(second, x, y, first.width, first.height)
    }
    try demand(
      wrong.isEmpty, "\(wrong.count) runs of pixels are not those of direction \(direction), turned round",
      marks: wrong)
  }

  private static func shadowed(_ profile: String) -> Generator<PopoverInput> {
    PopoverInput.popovers(profile, longest: [100, 700], scales: 3).map { popover in
      var popover = popover
      popover.shadow = "layer"
      return popover
    }
  }

  private static func boundsNearLeast(_ profile: String) -> Generator<BoundedPopover> {
    Generator<BoundedPopover> { (source: inout ChoiceSource) throws(GenerationFailure) in
      let direction = try source.draw(.element(of: directions))
      let isVertical = direction == "up" || direction == "down"
      let lengths = Generator<Double>.element(of: [0, 0, 0.5, 1, 20, -0.5, -1, -20])
      let length = SpecFigures.leastLength + (try source.draw(lengths))
      let depth = SpecFigures.leastDepth + (try source.draw(lengths))
      return BoundedPopover(
        popover: PopoverInput(
          width: isVertical ? length : depth, height: isVertical ? depth : length, direction: direction,
          offset: try source.draw(ArrowPlace.any).offset(length), scale: 2, profile: profile))
    }
  }

  private static func least(_ input: BoundedPopover, _ subject: Subject) throws {
    let bounds = "\(input.popover.width)×\(input.popover.height), \(input.popover.direction),"
    do {
      _ = try subject.layOut(input.parameters)
    } catch let refusal as Refusal {
      try demand(!input.isEnough, "\(bounds) is refused: \(refusal)")
      try demand(refusal.key == "bounds", "\(bounds) is refused at \(refusal.key): \(refusal)")
      return
    }
    try demand(
      input.isEnough, "\(bounds) is drawn, though smaller than COR-05's minimum", at: .everything)
  }
}

/// A popover near the least bounds of COR-05.
struct BoundedPopover: ClauseInput {
  let popover: PopoverInput

  /// Whether the bounds are as large as COR-05 asks.
  var isEnough: Bool {
    popover.length >= SpecFigures.leastLength && popover.depth >= SpecFigures.leastDepth
  }
  var parameters: JSONValue { popover.parameters }
  var classes: [String] { [popover.direction, isEnough ? "enough" : "too small"] }
  var measure: [Double] { popover.measure }
  var deviations: [String] { [] }
}
