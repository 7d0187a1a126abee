import Conformance
import Drawing
import Geometry
import JSONText
import Pixels
import PropertyTesting

/// A style's own arrow base and height count everywhere (POP-38).
enum ArtworkSizeClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-38": [
      ClauseCheck(
        "image", .layout, of: ArtworkPopoverInput.any,
        classes: ["wide-arrow", "one-x-only", "near edge", "far edge", "between"], body: image),
      ClauseCheck(
        "sizes", .layout, of: ArtworkPopoverInput.any,
        classes: Directions.all + ["wide-arrow", "shadow", "laid out again"], body: sizes),
      ClauseCheck(
        "placement", .layout, of: PresentationInput.inArtwork, classes: Directions.all, body: placement),
      ClauseCheck(
        "drawn", .pixels, of: ArtworkPopoverInput.small, classes: ["wide-arrow", "one-x-only"], body: drawn),
    ]
  ]

  /// The arrow is at an edge, or between, by half of the style's own base.
  static func image(_ popover: ArtworkPopoverInput, _ subject: Subject) throws {
    guard let layout = try ArtworkFitClauses.layOut(popover, subject), let expected = popover.expected else {
      return
    }
    let name = try layout.text("image")
    let mirrored = layout.value("mirrored") == .boolean(true)
    try demand(
      name == expected.image && mirrored == expected.isMirrored,
      "an arrow base of \(popover.artwork.arrowBase) at centre \(popover.centre) of \(popover.length) is drawn"
        + " with \(name)\(mirrored ? ", mirrored" : ""), not \(expected.image)"
        + "\(expected.isMirrored ? ", mirrored" : "")", at: .areas(popover.arrow.moved(by: layout.shift)))
  }

  /// The strip, the arrow's rectangle, the shadow's path and the shift of a view that points left.
  private static func sizes(_ popover: ArtworkPopoverInput, _ subject: Subject) throws {
    guard let layout = try ArtworkFitClauses.layOut(popover, subject) else { return }
    let artwork = popover.artwork
    let body = Directions.body(of: popover.bounds, popover.direction, strip: artwork.arrowHeight)
    let found = try layout.rect("body")
    try demand(
      found.isNear(body), "the body is \(found.text), not \(body.text)",
      at: .difference(found, body).moved(by: layout.shift))
    let arrow = try layout.rect("arrow")
    let isVertical = Directions.isVertical(popover.direction)
    let (base, height) = isVertical ? (arrow.width, arrow.height) : (arrow.height, arrow.width)
    try demand(
      base == min(artwork.arrowBase, popover.length) && height == artwork.arrowHeight,
      "the arrow is \(base) wide and \(height) high, not \(artwork.arrowBase) and \(artwork.arrowHeight)",
      at: .difference(arrow, popover.arrow).moved(by: layout.shift))

    // POP-28: each layout but the first moves the picture by twice the strip; under corrected none does.
    let isMoved = popover.profile == "seed" && popover.direction == "left"
    let shift = isMoved ? 2 * artwork.arrowHeight * Double(popover.layouts - 1) : 0
    try demand(
      layout.size.width == popover.width + shift,
      "after \(popover.layouts) layouts the picture lies at \(layout.size.width - popover.width), not \(shift)",
      at: .difference(
        popover.bounds.moved(by: layout.shift), popover.bounds.moved(by: Vector(shift, 0))))
    guard popover.hasShadow else { return }
    let casters = LayerShadow.all(in: layout.request.displayList)
    let path = body.moved(by: Vector(shift, 0))
    try demand(
      casters.count == 1 && casters[0].path == Path(path),
      "the shadow is cast by \(casters.map(\.path)), not by \(path.text)", at: .areas(path))
  }

  /// A presentation needs room for the style's own arrow and insets.
  private static func placement(_ presentation: PresentationInput, _ subject: Subject) throws {
    guard case .placed(let placement) = presentation.expected, let artwork = presentation.artwork else {
      return try PlacementClauses.listing(presentation, subject)
    }
    let popover = ArtworkPopoverInput(
      artwork: artwork, width: placement.frame.width, height: placement.frame.height,
      direction: placement.direction, offset: placement.arrowOffset, scale: presentation.scale,
      profile: presentation.profile)
    if presentation.profile == "corrected", popover.expected == nil {
      return try subject.demandRefusal(
        of: presentation.parameters, naming: ["bounds"], because: "neither image nor edge image fits")
    }
    let layout = try subject.layOut(presentation.parameters)
    try PlacementClauses.demandPlacement(placement, layout)
    let content = Directions.body(of: placement.frame, placement.direction, strip: artwork.arrowHeight)
      .inset(by: artwork.contentInsets)
    let found = try layout.rect("content")
    try demand(
      found.isNear(content), "the content is \(found.text), not \(content.text)",
      at: .difference(found, content))
  }

  /// The arrow is as wide at its foot, and as high, as the style says.
  private static func drawn(_ popover: ArtworkPopoverInput, _ subject: Subject) throws {
    // Squeezed arrows are narrower by CG-08; D-10 halves what it draws.
    guard let expected = popover.expected, expected.fits(popover.bounds.size),
      !popover.deviations.contains("D-10")
    else { return }
    let bitmap = try subject.picture(popover.parameters)
    // Enlarged, a 1x image's line nearest the body takes some of it in: the line before is looked at.
    let lift = popover.artwork.isOneScaleOnly && popover.scale != 1 ? 1 : 0
    let foot = ArrowFoot(
      bitmap, popover.direction, depth: (Int(popover.artwork.arrowHeight) - lift) * popover.scale)
    // Lines run from the tip, 1 point inside, to the foot: the last pixel inside is up to 3 points short of
    // the base on both sides together. The pixels of `one-x-only` end at 36, and rise by one a row.
    let base = popover.artwork.isOneScaleOnly ? 36 - 2 * Double(lift) : popover.artwork.arrowBase
    let width = Double(foot.width) / Double(popover.scale)
    try demand(
      width <= base + Double(lift) + 1e-9 && width >= base - 3,
      "the arrow is \(width) wide at its foot, not \(base)", marks: [foot.pixels])
    try demand(
      foot.isAtTip(within: 3 * popover.scale),
      "the tip lies \(foot.tipDistance) pixels inside the bounds", marks: [foot.pixels])
  }
}

extension PresentationInput {
  /// Presentations in custom artwork.
  static func inArtwork(_ profile: String) -> Generator<PresentationInput> {
    plain(profile, sides: 100...400, contents: 60...200).flatMap { presentation in
      Generator<String>.element(of: ["wide-arrow", "one-x-only"]).map { name in
        var presentation = presentation
        presentation.style = .object(["artwork": .string(name)])
        return presentation
      }
    }
  }
}
