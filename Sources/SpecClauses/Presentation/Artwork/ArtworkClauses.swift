import Conformance
import Geometry
import JSONText
import Pixels

/// Images of the user's own, at their own sizes (POP-25, POP-39).
enum ArtworkClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-25": [
      ClauseCheck(
        "caps and sizes", .layout, of: ArtworkPopoverInput.any,
        classes: ["wide-arrow", "one-x-only", "near edge", "far edge", "between"] + Directions.all,
        body: caps),
      ClauseCheck(
        "corners", .pixels, needs: ["resizableImages"], of: ArtworkPopoverInput.small,
        classes: ["wide-arrow", "one-x-only"], body: ArtworkCorners.check),
    ],
    "POP-39": [
      ClauseCheck(
        "sizes", .layout, of: ArtworkPopoverInput.any,
        classes: ["wide-arrow", "one-x-only", "mirrored"], body: sizes),
      ClauseCheck(
        "mirrored", .pixels, needs: ["resizableImages"], of: ArtworkPopoverInput.mirroredOnes,
        classes: ["one-x-only", "mirrored", "near edge", "left", "up", "down"], body: mirrored),
      ClauseCheck(
        "images", .pixels, of: ArtworkPopoverInput.small, classes: ["one-x-only", "mirrored"], body: images),
    ],
  ]

  /// The image that is chosen has the set's cap insets, exchanged where it is mirrored, in every stretch.
  private static func caps(_ popover: ArtworkPopoverInput, _ subject: Subject) throws {
    guard let layout = try ArtworkFitClauses.layOut(popover, subject) else { return }
    let (name, isMirrored) = (try layout.text("image"), layout.value("mirrored") == .boolean(true))
    let place = popover.bounds.moved(by: layout.shift)
    try locating(at: .areas(place)) {
      guard let facts = popover.artwork.images[name] else { throw Violation("there is no image \(name)") }
      let insets = isMirrored ? facts.capInsets.mirrored : facts.capInsets
      let kind = try layout.text("stretch.kind")
      let found = try layout.numbers(kind == "one-part" ? "stretch.capInsets" : "stretch.firstCapInsets")
      var expected = [insets.top, insets.left, insets.bottom, insets.right]
      if popover.deviations.contains("D-10") {
        // Seed takes the pixels of a mirrored image for the screen's, insets and all.
        expected = expected.map { $0 / Double(popover.scale) }
      }
      try demand(found == expected, "\(name) is stretched with the caps \(found), not \(expected)")
    }
    let content = try layout.rect("content")
    let body = Directions.body(of: popover.bounds, popover.direction, strip: popover.artwork.arrowHeight)
    let inner = body.inset(by: popover.artwork.contentInsets)
    try demand(
      content.isNear(inner), "the content is \(content.text), not \(inner.text)",
      at: .difference(content, inner).moved(by: layout.shift))
  }

  /// The image's size is its own.
  static func sizes(_ popover: ArtworkPopoverInput, _ subject: Subject) throws {
    guard let layout = try ArtworkFitClauses.layOut(popover, subject) else { return }
    let name = try layout.text("image")
    try locating(at: .areas(popover.bounds.moved(by: layout.shift))) {
      guard let facts = popover.artwork.images[name] else { throw Violation("there is no image \(name)") }
      let size = try layout.numbers("imageSize")
      try demand(
        size == [facts.size.width, facts.size.height],
        "\(name) of \(popover.artwork.name) at scale \(popover.scale) is \(size), not \(facts.size)")
    }
  }

  /// Left is right reversed; a mirrored edge image is the other edge's reversed.
  private static func mirrored(_ popover: ArtworkPopoverInput, _ subject: Subject) throws {
    var other = popover
    if Directions.isVertical(popover.direction) {
      // Between the edges up and down are not mirrored, and where both edges hold the near one wins.
      guard popover.basePlace == .near, popover.ownPlace == .near else { return }
      other.offset = -popover.offset
      guard other.basePlace == .far, other.ownPlace == .far else { return }
    } else {
      other.direction = Directions.mirrored(popover.direction)
    }
    if popover.profile == "corrected" && popover.expected == nil { return }
    let (one, two) = (
      try subject.picture(popover.parameters), try subject.picture(other.parameters).mirrored
    )
    let marks = one.runs(differingFrom: two, byMoreThan: popover.squeezeSteps)
    try demand(
      marks.isEmpty,
      "\(popover.direction) at \(popover.offset) is not \(other.direction) at \(other.offset) reversed",
      marks: marks)
  }

  /// An image by itself is as large as the set says, and mirrored it is the same with its columns reversed.
  private static func images(_ popover: ArtworkPopoverInput, _ subject: Subject) throws {
    guard let name = popover.expected?.image, let facts = popover.artwork.images[name] else { return }
    let plain = try subject.picture(popover.sourceImage(name, isMirrored: false))
    let size = PixelRect(
      x: 0, y: 0, width: Int(facts.size.width) * popover.scale, height: Int(facts.size.height) * popover.scale
    )
    try demand(
      plain.bounds == size,
      "\(name) is drawn \(plain.width)×\(plain.height), not \(size.width)×\(size.height)",
      marks: [plain.bounds], picture: plain)
    let reversed = try subject.picture(popover.sourceImage(name, isMirrored: true))
    try demand(
      reversed == plain.mirrored, "\(name) mirrored is not \(name) with its columns reversed",
      marks: reversed.size == plain.size
        ? reversed.runs(differingFrom: plain.mirrored) : [reversed.bounds], picture: reversed)
  }
}

extension ArtworkPopoverInput {
  /// How far a reversed picture may differ: averages of CG-08 are summed in another order.
  var squeezeSteps: Int { expected?.fits(bounds.size) ?? false ? 0 : 1 }
}
