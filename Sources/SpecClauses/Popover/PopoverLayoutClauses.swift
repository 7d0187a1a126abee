import Conformance
import Drawing
import Geometry
import JSONText
import Pixels
import PropertyTesting

/// What a layout sets, again and again (POP-28 to POP-30).
enum PopoverLayoutClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-28": [
      ClauseCheck(
        "view and picture", .layout, of: laidOut(PopoverInput.any), classes: ["left", "right", "up"]
      ) {
        popover, subject in try places(popover, subject)
      },
      ClauseCheck("picture on the parent", .pixels, of: laidOut(PopoverInput.small), body: onParent),
    ],
    "POP-29": [
      ClauseCheck(
        "same place", .layout, of: { again(PopoverInput.any($0)) }, classes: ["left", "right", "up", "down"],
        body: samePlace),
      ClauseCheck("same picture", .pixels, of: { again(PopoverInput.small($0)) }, body: samePicture),
    ],
    "POP-30": [
      ClauseCheck(
        "content", .layout, of: PopoverInput.any, classes: ["up", "down", "left", "right"], body: content)
    ],
  ]

  private static func laidOut(
    _ popovers: @escaping @Sendable (String) -> Generator<PopoverInput>, least: Int = 1
  ) -> @Sendable (String) -> Generator<PopoverInput> {
    { profile in
      Generator<PopoverInput> { (source: inout ChoiceSource) throws(GenerationFailure) in
        let layouts = try source.draw(.integer(in: least...4))
        var popover = try source.draw(popovers(profile))
        popover.layouts = layouts
        return popover
      }
    }
  }

  private static func again(_ popovers: Generator<PopoverInput>) -> Generator<DescribedPopover> {
    DescribedPopover.each(of: laidOut({ _ in popovers }, least: 2)("")) { $0.layouts }
  }

  /// POP-28, and D-09's numbers: the view's left edge at 19 for each layout, the picture's at 38 for each
  /// but the first.
  private static func shifts(_ popover: PopoverInput) -> (view: Double, picture: Double) {
    guard popover.direction == "left" else { return (0, 0) }
    let (strip, layouts) = (SpecFigures.arrowHeight, Double(popover.layouts))
    return (strip * layouts, 2 * strip * (layouts - 1))
  }

  private static func places(_ popover: PopoverInput, _ subject: Subject) throws {
    let layout = try subject.layOut(popover.parameters)
    let shift = shifts(popover)
    let picture = Rect(x: shift.picture, y: 0, width: popover.width, height: popover.height)
    let drawn = try ShownBackground(layout).place
    try demand(
      drawn == picture, "the picture is drawn over \(drawn), not over \(picture)",
      at: .difference(drawn, picture))
    guard popover.layouts > 1 else { return }
    let view = Rect(x: shift.view, y: 0, width: popover.width, height: popover.height)
    let (foundView, found) = (try layout.rect("view"), try layout.rect("picture"))
    try demand(
      foundView == view, "the view lies at \(foundView), not at \(view)", at: .difference(foundView, view))
    try demand(
      found == picture, "the picture lies at \(found), not at \(picture)", at: .difference(found, picture))
  }

  private static func onParent(_ popover: PopoverInput, _ subject: Subject) throws {
    var once = popover
    once.layouts = 1
    let (found, first) = (try subject.picture(popover.parameters), try subject.picture(of: once))
    let moved = Int(shifts(popover).picture) * popover.scale
    try demand(
      found.width == first.width + moved && found.height == first.height,
      "the canvas is \(found.width)×\(found.height) pixels, not \(first.width + moved)×\(first.height)",
      at: .everything)
    let wrong = found.runs { x, y, pixel in pixel != (x < moved ? .clear : first[x - moved, y]) }
    try demand(
      wrong.isEmpty,
      "\(wrong.count) runs of pixels are not those of one layout, \(moved) pixels further right",
      marks: wrong)
  }

  private static func samePlace(_ described: DescribedPopover, _ subject: Subject) throws {
    let popover = described.popover
    let layout = try subject.layOut(popover.parameters)
    let whole = popover.bounds
    let (view, picture) = (try layout.rect("view"), try layout.rect("picture"))
    try demand(
      picture == whole, "after \(popover.layouts) layouts the picture lies at \(picture), not at \(whole)",
      at: .difference(picture, whole))
    try demand(
      view == whole, "after \(popover.layouts) layouts the view lies at \(view), not at \(whole)",
      at: .difference(view, whole))
    var once = popover
    once.layouts = 1
    let first = try subject.layOut(once.parameters)
    try demand(
      layout.request.displayList == first.request.displayList && layout.size == first.size,
      "after \(popover.layouts) layouts other things are drawn than after one", at: .areas(picture))
  }

  private static func samePicture(_ described: DescribedPopover, _ subject: Subject) throws {
    var once = described.popover
    once.layouts = 1
    let found = try subject.picture(described.parameters)
    let first = try subject.picture(of: once)
    try demand(
      found.size == first.size,
      "after \(described.popover.layouts) layouts the picture reaches to \(found.width)×\(found.height)"
        + " pixels, after one to \(first.width)×\(first.height)",
      marks: found.parts(outside: first.bounds))
    let wrong = found.runs(differingFrom: first)
    try demand(wrong.isEmpty, "\(wrong.count) runs of pixels differ", marks: wrong)
  }

  private static func content(_ popover: PopoverInput, _ subject: Subject) throws {
    let found = try subject.layOut(popover.parameters).rect("content")
    let (strip, inset) = (SpecFigures.arrowHeight, SpecFigures.contentInset)
    func free(_ direction: String) -> Double { inset + (popover.direction == direction ? strip : 0) }
    let wanted = Rect(
      x: free("left"), y: free("up"), width: popover.width - free("left") - free("right"),
      height: popover.height - free("up") - free("down"))
    try demand(
      [
        found.x - wanted.x, found.y - wanted.y, found.width - wanted.width, found.height - wanted.height,
      ].allSatisfy { $0.magnitude < 1e-9 }, "the content is \(found), not \(wanted)",
      at: .difference(found, wanted))
  }
}
