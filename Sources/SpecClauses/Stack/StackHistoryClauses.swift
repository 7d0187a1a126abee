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
    if let difference = LayoutDifference(found.geometry, from: expected.geometry) {
      throw Violation(
        "after other settings (\(input.history.count)) the layout is not that without them:"
          + " \(difference.description)", at: difference.places)
    }
    try demand(
      found.request.displayList == expected.request.displayList && found.inkBounds == expected.inkBounds,
      "after other settings (\(input.history.count)) something else is drawn than without them",
      at: input.place)
  }

  /// STK-12 in pixels.
  static func picture(_ input: StackInput, _ subject: Subject) throws {
    let (found, expected) = (
      try subject.picture(input.parameters), try subject.picture(input.fresh.parameters)
    )
    try demand(
      found.size == expected.size,
      "the bitmap has \(found.width)×\(found.height) pixels, not \(expected.width)×\(expected.height)",
      marks: found.parts(outside: expected.bounds))
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
      "after \(input.popover.layouts) layouts something else is drawn than after one",
      at: .areas(input.popover.bounds.moved(by: found.shift)))
    let whole = input.popover.bounds
    for key in ["view", "picture"] where found.value(key) != nil {
      let rect = try found.rect(key)
      try demand(
        rect == whole, "after \(input.popover.layouts) layouts the \(key) is \(rect), not \(whole)",
        at: .difference(rect, whole))
    }
    for key in ["tip", "body", "arrow", "content"] {
      try demand(
        found.value(key) == expected.value(key),
        "after \(input.popover.layouts) layouts the \(key) is another one",
        at: LayoutDifference.places(found.value(key), expected.value(key)).moved(by: found.shift))
    }
  }

  static func popoverPicture(_ input: PopoverLaidOutAgain, _ subject: Subject) throws {
    let (found, expected) = (try subject.picture(input.parameters), try subject.picture(input.once))
    try demand(
      found.size == expected.size,
      "the bitmap has \(found.width)×\(found.height) pixels, not \(expected.width)×\(expected.height)",
      marks: found.parts(outside: expected.bounds))
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
