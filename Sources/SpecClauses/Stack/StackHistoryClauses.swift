import Conformance
import Drawing
import Geometry
import JSONText
import Pixels
import PropertyTesting

/// The present values alone decide (STK-12, COR-08).
enum StackHistoryClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "STK-12": [
      ClauseCheck(
        "layout", .layout, of: StackSearch.layouts(.history).after(1...4).inputs,
        classes: ["single", "stack", "drawn", "too small"], body: layout),
      ClauseCheck(
        "picture", .pixels, needs: StackSearch.wholePicture,
        of: StackSearch.pictures(.history).after(1...4).inputs,
        classes: ["single", "stack", "drawn"], body: picture),
    ],
    "COR-08": [
      ClauseCheck(
        "stack", .layout, of: StackSearch.layouts(.history).after(1...6).inputs,
        classes: ["single", "stack", "drawn", "too small"], body: layout),
      ClauseCheck(
        "picture of a stack", .pixels, needs: StackSearch.wholePicture,
        of: StackSearch.pictures(.history).after(1...6).inputs,
        classes: ["single", "stack", "drawn"], body: picture),
      ClauseCheck(
        "popover", .layout, of: PopoverLaidOutAgain.any, classes: ["up", "down", "left", "right"],
        body: popover),
      ClauseCheck(
        "picture of a popover", .pixels, needs: ["paths"], of: PopoverLaidOutAgain.any,
        classes: ["up", "down", "left", "right"],
        body: popoverPicture),
    ],
  ]

  /// STK-12: figures and display list are those of a fresh view.
  static func layout(_ input: StackInput, _ subject: Subject) throws {
    let (found, expected) = (
      try subject.layOut(input.parameters), try subject.layOut(input.fresh.parameters)
    )
    try demand(
      found.geometry == expected.geometry,
      "after \(input.history.count) settings the layout is \(found.geometry.serialized), without them"
        + " \(expected.geometry.serialized)")
    try demand(
      found.request.displayList == expected.request.displayList && found.inkBounds == expected.inkBounds,
      "after \(input.history.count) settings something else is drawn than without them")
  }

  /// STK-12 in pixels.
  static func picture(_ input: StackInput, _ subject: Subject) throws {
    let (found, expected) = (
      try subject.picture(input.parameters), try subject.picture(input.fresh.parameters)
    )
    try demand(found.size == expected.size, "the bitmap's size is \(found.size), not \(expected.size)")
    let marks = found.runs(differingFrom: expected)
    try demand(
      marks.isEmpty, "\(marks.count) runs of pixels differ from those of a fresh view", marks: marks)
  }

  /// COR-08: laid out again, a popover is what it was, where it was.
  static func popover(_ input: PopoverLaidOutAgain, _ subject: Subject) throws {
    let (found, expected) = (try subject.layOut(input.parameters), try subject.layOut(input.once))
    try demand(
      found.request.displayList == expected.request.displayList && found.request.size == expected.request.size
        && found.request.origin == expected.request.origin && found.size == expected.size,
      "after \(input.popover.layouts) layouts something else is drawn than after one")
    let whole = Rect(x: 0, y: 0, width: input.popover.width, height: input.popover.height)
    for key in ["view", "picture"] where found.value(key) != nil {
      let rect = try found.rect(key)
      try demand(rect == whole, "after \(input.popover.layouts) layouts the \(key) is \(rect), not \(whole)")
    }
    for key in ["tip", "body", "arrow", "content"] {
      try demand(
        found.value(key) == expected.value(key),
        "after \(input.popover.layouts) layouts the \(key) is another one")
    }
  }

  static func popoverPicture(_ input: PopoverLaidOutAgain, _ subject: Subject) throws {
    let (found, expected) = (try subject.picture(input.parameters), try subject.picture(input.once))
    try demand(found.size == expected.size, "the bitmap's size is \(found.size), not \(expected.size)")
    let marks = found.runs(differingFrom: expected)
    try demand(marks.isEmpty, "\(marks.count) runs of pixels differ after another layout", marks: marks)
  }
}

/// A popover that is laid out more than once (COR-08).
struct PopoverLaidOutAgain: ClauseInput {
  var popover: PopoverInput

  var parameters: JSONValue { popover.parameters }
  /// The same, laid out once.
  var once: JSONValue {
    var once = popover
    once.layouts = 1
    return once.parameters
  }

  var classes: [String] { [popover.direction] }
  var measure: [Double] {
    [
      Double(popover.layouts), popover.width + popover.height, popover.offset.magnitude,
      Double(popover.scale),
    ]
  }
  var deviations: [String] { [] }

  /// Popovers of at most 160 points on a side.
  static func any(_ profile: String) -> Generator<PopoverLaidOutAgain> {
    Generator { (source: inout ChoiceSource) throws(GenerationFailure) in
      let layouts = try source.draw(.integer(in: 2...5))
      let direction = try source.draw(.element(of: ["up", "down", "left", "right"]))
      let length = Double(try source.draw(.integer(in: 52...160)))
      let depth = Double(try source.draw(.integer(in: 36...160)))
      let offset = Double(try source.draw(.integer(in: -100...100)))
      let isVertical = direction == "up" || direction == "down"
      var popover = PopoverInput(
        width: isVertical ? length : depth, height: isVertical ? depth : length, direction: direction,
        offset: offset, scale: try source.draw(.integer(in: 1...2)), profile: profile)
      popover.layouts = layouts
      return PopoverLaidOutAgain(popover: popover)
    }
  }
}
