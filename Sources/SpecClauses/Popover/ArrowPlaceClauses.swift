import Conformance

/// Where the arrow lies (POP-05 …).
enum ArrowPlaceClauses {
  static let checks: [String: [ClauseCheck<Subject>]] = [
    "POP-05": [
      ClauseCheck("centre", .layout, of: PopoverInput.any, classes: ["up", "down", "left", "right"]) {
        popover, subject in
        let layout = try subject.layOut(popover.parameters)
        let centre = try layout.number("arrowCentre")
        let expected = popover.length / 2 + popover.offset
        try demand(centre == expected, "the arrow's centre is \(centre), not \(expected)")
      }
    ]
  ]
}
